import {useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import Translate from '@docusaurus/Translate';
import {openChat} from '@site/src/askAi/openChat';
import Icon from '@site/src/components/Icon';
import {selectedPassage, type Passage} from './selectedPassage';
import styles from './styles.module.css';

/** A button next to the selected text that opens the chat with it. Its bundle loads on the first selection. */
export default function SelectionPrompt() {
  const [passage, setPassage] = useState<Passage>();

  useEffect(() => {
    let frame: number | undefined;
    let isPressed = false;
    const update = () => {
      cancelAnimationFrame(frame ?? 0);
      // While the pointer is down, the selection isn't finished.
      frame = requestAnimationFrame(() => setPassage(isPressed ? undefined : selectedPassage()));
    };
    const onPointer = ({type}: Event) => {
      isPressed = type === 'pointerdown';
      update();
    };
    update();
    document.addEventListener('selectionchange', update);
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('pointerup', onPointer);
    document.addEventListener('pointercancel', onPointer);
    addEventListener('scroll', update, {passive: true});
    return () => {
      cancelAnimationFrame(frame ?? 0);
      document.removeEventListener('selectionchange', update);
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('pointerup', onPointer);
      document.removeEventListener('pointercancel', onPointer);
      removeEventListener('scroll', update);
    };
  }, []);

  if (!passage) return null;
  return createPortal(
    <button
      type="button"
      className={styles.prompt}
      aria-keyshortcuts="Control+I Meta+I"
      style={{top: passage.top, left: passage.left}}
      // Pressing the button must not clear the selection before the click.
      onPointerDown={(event) => {
        event.preventDefault();
        event.nativeEvent.stopImmediatePropagation();
      }}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        openChat({quote: passage.text});
        getSelection()?.removeAllRanges();
      }}
    >
      <Icon name="sparkle" />
      <Translate id="askAi.aboutSelection" description="Opens the chat with the selected text">
        Ask AI about this
      </Translate>
    </button>,
    document.body,
  );
}
