// Ejected from Docusaurus 3.10.2: the original's panels aren't linked to their tabs by ids, and are hidden without JavaScript.
import {clsx} from 'clsx';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import {useTabIds} from '@site/src/theme/Tabs/tabIds';
import styles from './styles.module.css';

/** The panel of one tab. */
export default function TabItem({children, className, value, label}: Props) {
  const {selectedValue, lazy} = useTabs();
  const ids = useTabIds(value);
  const isSelected = value === selectedValue;
  if (!isSelected && lazy) return null;
  return (
    <div
      role="tabpanel"
      id={ids.panel}
      aria-labelledby={ids.tab}
      className={clsx(styles.panel, className)}
      data-label={label ?? value}
      data-value={value}
      hidden={!isSelected}
    >
      {children}
    </div>
  );
}
