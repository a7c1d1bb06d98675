import {useEffect, useRef, useState, type ComponentProps} from 'react';
import {clsx} from 'clsx';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** A table that scrolls sideways if it is wider than the page. Only then is it focusable by keyboard. */
export default function TableScroll(props: ComponentProps<'table'>) {
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const focusProps = overflows
    ? {
        tabIndex: 0,
        role: 'group',
        'aria-label': translate({id: 'tableScroll.label', message: 'Table, scrolls sideways'}),
      }
    : {};
  return (
    <div ref={box} className={clsx('mx-scroll', styles.box)} {...focusProps}>
      <table {...props} />
    </div>
  );
}
