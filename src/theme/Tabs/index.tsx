// Ejected from Docusaurus 3.10.2: the original's tabs aren't linked to their panels by ids, don't handle Space, Home and
// End, and are mounted a second time after hydration, which renders every code block in them twice.
import {useId, type KeyboardEvent, type ReactNode} from 'react';
import {clsx} from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import {TabIdContext, tabIds} from './tabIds';
import styles from './styles.module.css';

/** Returns the index of the tab that a key selects, out of `count` tabs, or undefined for any other key. */
function targetOf(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

function TabList({className, prefix}: {className?: string; prefix: string}) {
  const {selectedValue, selectValue, tabValues, block} = useTabs();
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();

  function select(value: string, tab: HTMLElement) {
    if (value === selectedValue) return;
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(value);
  }

  function moveBy(event: KeyboardEvent<HTMLButtonElement>, index: number) {
    const target = targetOf(event.key, index, tabValues.length);
    const value = target === undefined ? undefined : tabValues[target]?.value;
    const tab = target === undefined ? undefined : event.currentTarget.parentElement?.children[target];
    if (value === undefined || !(tab instanceof HTMLElement)) return;
    event.preventDefault();
    tab.focus();
    select(value, tab);
  }

  return (
    <div role="tablist" className={clsx('tabs', block && 'tabs--block', styles.list, className)}>
      {tabValues.map(({value, label, attributes}, index) => {
        const isSelected = value === selectedValue;
        const ids = tabIds(prefix, value);
        return (
          <button
            key={value}
            {...attributes}
            type="button"
            role="tab"
            id={ids.tab}
            aria-controls={ids.panel}
            aria-selected={isSelected}
            data-value={value}
            tabIndex={isSelected ? 0 : -1}
            className={clsx(
              'clean-btn tabs__item',
              styles.tab,
              isSelected && 'tabs__item--active',
              attributes?.className as string,
            )}
            onClick={(event) => select(value, event.currentTarget)}
            onKeyDown={(event) => moveBy(event, index)}
          >
            {label ?? value}
          </button>
        );
      })}
    </div>
  );
}

function TabsContainer({className, children}: {className?: string; children: ReactNode}) {
  const prefix = useId();
  return (
    <TabIdContext value={prefix}>
      <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.container)}>
        <TabList className={className} prefix={prefix} />
        {children}
      </div>
    </TabIdContext>
  );
}

/** Tabs. Groups with the same `groupId` share the reader's last choice, on all pages. */
export default function Tabs(props: Props) {
  const value = useTabsContextValue(props);
  return (
    <TabsProvider value={value}>
      <TabsContainer className={props.className}>{sanitizeTabsChildren(props.children)}</TabsContainer>
    </TabsProvider>
  );
}
