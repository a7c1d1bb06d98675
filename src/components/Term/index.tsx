import {useEffect, useId, useRef, useState, type PointerEvent, type ReactNode} from 'react';
import {clsx} from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {placeTooltip} from './placeTooltip';
import styles from './styles.module.css';

type Props = {
  /** The anchor of the term on the glossary page. */
  id: string;
  /** Put in by the build (plugins/mdx-components) from the glossary page. */
  definition: string;
  children: ReactNode;
};

/**
 * A term of the glossary: a link to its entry, whose definition shows on hover and on focus, and on a first tap.
 * Escape hides it. Before the page's script runs, style sheets alone show it.
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
    // Focus may scroll the page: the tooltip stays with its term.
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
          // A first tap shows the definition; the link to the entry stands in it.
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
