import {useRef, type ToggleEvent} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {useCurrentHeading} from './useCurrentHeading';
import styles from './styles.module.css';

const SHEET_ID = 'page-contents';

/**
 * The table of contents of narrow screens: a bar that stays below the navbar, names the page and the current heading, and
 * opens the list. The list is a native popover, so it works before hydration.
 */
export default function ContentsBar() {
  const {toc, metadata, frontMatter} = useDoc();
  const {minHeadingLevel, maxHeadingLevel} = useThemeConfig().tableOfContents;
  const headings = toc.filter(({level}) => level >= minHeadingLevel && level <= maxHeadingLevel);
  const sheet = useRef<HTMLDivElement>(null);
  const {bar, currentId} = useCurrentHeading();
  const isHidden = frontMatter.hide_table_of_contents || toc.length === 0;
  const current = headings.find(({id}) => id === currentId);

  function showCurrent({newState}: ToggleEvent<HTMLDivElement>) {
    const list = sheet.current;
    const row = list?.querySelector<HTMLElement>('[aria-current]');
    if (newState === 'open' && list && row) list.scrollTop = row.offsetTop - list.clientHeight / 2;
  }

  if (isHidden) return null;
  return (
    <nav
      ref={bar}
      className={clsx(ThemeClassNames.docs.docTocMobile, styles.bar)}
      aria-label={translate({id: 'toc.label', message: 'Table of contents'})}
    >
      <button type="button" className={styles.button} popoverTarget={SHEET_ID}>
        {current && <span className={styles.page}>{metadata.title}</span>}
        {current ? (
          <span className={styles.heading} dangerouslySetInnerHTML={{__html: current.value}} />
        ) : (
          <span className={styles.heading}>
            <Translate id="toc.onThisPage" description="Button that opens the table of contents">
              On this page
            </Translate>
          </span>
        )}
      </button>
      <div ref={sheet} id={SHEET_ID} popover="auto" className={styles.sheet} onToggle={showCurrent}>
        <ul className={styles.list}>
          {headings.map(({id, value, level}) => (
            <li key={id}>
              <Link
                className={clsx(styles.row, level > minHeadingLevel && styles.nested)}
                to={`#${id}`}
                aria-current={id === currentId ? 'location' : undefined}
                onClick={() => sheet.current?.hidePopover()}
                // The build wrote this HTML.
                dangerouslySetInnerHTML={{__html: value}}
              />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
