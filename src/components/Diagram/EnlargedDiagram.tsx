import {useRef} from 'react';
import {clsx} from 'clsx';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

/** Width and height in px. */
export type Size = {width: number; height: number};

type Props = {
  html: string;
  title: string;
  /** Width in px at which the text has 13 px. */
  naturalWidth: number;
  /** Any size of the drawing; only the ratio matters. */
  size: Size;
  onClose: () => void;
};

/** A larger scale would only enlarge the empty space of a small diagram. */
const MAX_SCALE = 2.5;

/**
 * A dialog that fills the window with a diagram. The browser closes it on Escape and returns the focus. The diagram scrolls
 * if it doesn't fit at its natural size.
 */
export default function EnlargedDiagram({html, title, naturalWidth, size, onClose}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const label = translate({id: 'diagram.close', message: 'Close'});
  return (
    <dialog
      ref={(element) => {
        dialog.current = element;
        if (element !== null && !element.open) element.showModal();
      }}
      className={styles.dialog}
      aria-label={title}
      onClose={onClose}
    >
      <div className={styles.bar}>
        <strong>{title}</strong>
        <button
          type="button"
          className={clsx('clean-btn', styles.button)}
          aria-label={label}
          title={label}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- scrollable content must be reachable by keyboard */}
      <div className={styles.canvas} role="group" aria-label={title} tabIndex={0}>
        <div
          className={styles.drawing}
          style={{
            minWidth: naturalWidth,
            width: `min(100%, (100dvh - 6rem) * ${size.width / size.height})`,
            maxWidth: naturalWidth * MAX_SCALE,
          }}
          dangerouslySetInnerHTML={{__html: html}}
        />
      </div>
    </dialog>
  );
}
