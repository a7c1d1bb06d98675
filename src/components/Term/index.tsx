import {useEffect, useId, useRef, useState, type PointerEvent, type ReactNode} from 'react';
import {clsx} from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {placeTooltip} from './placeTooltip';
import styles from './styles.module.css';

type Props = {
  /** Anchor of the term on the glossary page. */
  id: string;
  /** Set by the build from the glossary page (plugins/mdx-components). */
  definition: string;
  children: ReactNode;
};

/**
 * A link to a glossary entry. The definition shows on hover, on focus and on the first tap; Escape hides it.
 * CSS alone shows it until the page's script runs.
 */
export default function Term({id, definition, children}: Props) {
  const tooltipId = useId();
  const term = useRef<HTMLSpanElement>(null);
  const tooltip = useRef<HTMLSpanElement>(null);
  const touched = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const [isTouch, setTouch] = useState(false);
  const entry = `/welcome/terminology#${id}`;

  useEffect(() => {
    // Focusing can scroll the page, and the tooltip has to stay at its term.
    const place = () => term.current && tooltip.current && placeTooltip(term.current, tooltip.current);
    if (!isOpen) return undefined;
    place();
    const close = () => setOpen(false);
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && close();
    const closeOutside = (event: Event) => !term.current?.contains(event.target as Node) && close();
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    window.addEventListener('scroll', place, {capture: true, passive: true});
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
      window.removeEventListener('scroll', place, {capture: true});
    };
  }, [isOpen]);

  function open(byTouch: boolean) {
    setTouch(byTouch);
    setOpen(true);
  }

  function rememberPointer({pointerType}: PointerEvent) {
    touched.current = pointerType === 'touch';
  }

  return (
    <span
      ref={term}
      className={styles.term}
      onPointerDown={rememberPointer}
      onPointerEnter={({pointerType}) => pointerType !== 'touch' && open(false)}
      onPointerLeave={({pointerType}) => pointerType !== 'touch' && setOpen(false)}
      onBlur={({relatedTarget}) => !term.current?.contains(relatedTarget) && setOpen(false)}
    >
      <Link
        className={styles.link}
        to={entry}
        aria-describedby={tooltipId}
        onFocus={() => !touched.current && open(false)}
        onClick={(event) => {
          // The first tap only shows the definition, which contains a link to the entry.
          if (!touched.current || isOpen) return;
          event.preventDefault();
          open(true);
        }}
      >
        {children}
      </Link>
      <span
        ref={tooltip}
        id={tooltipId}
        role="tooltip"
        className={clsx(styles.tooltip, isOpen && styles.open)}
      >
        {definition}
        {isOpen && isTouch && (
          <Link className={styles.entry} to={entry}>
            <Translate id="term.entry" description="The link from a term's definition to the glossary">
              Open in the glossary
            </Translate>
          </Link>
        )}
      </span>
    </span>
  );
}
