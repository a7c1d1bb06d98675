import {useEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {onOpenChat, type ChatOpening} from '@site/src/askAi/openChat';
import {selectedText} from '@site/src/components/AskAi/SelectionPrompt/selectedText';

/** Every way to open the chat but its button: Ctrl/Cmd+I (about what is selected), `?ask=` in the address, and other parts of the page. */
export function useChatOpening(open: (opening: ChatOpening) => void): void {
  const {pathname, search, hash} = useLocation();
  const {replace} = useHistory();

  useEffect(() => onOpenChat(open), [open]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isShortcut || event.key.toLowerCase() !== 'i') return;
      event.preventDefault();
      // A dialog that is open already keeps what it holds, and so does the search, whose modal isn't a dialog.
      if (document.querySelector('dialog[open]') || document.body.classList.contains('DocSearch--active'))
        return;
      const quote = selectedText();
      open(quote === undefined ? {} : {quote});
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [open]);

  useEffect(() => {
    const parameters = new URLSearchParams(search);
    const question = parameters.get('ask');
    if (question === null) return;
    // Asked once: not again on reload or on the way back.
    parameters.delete('ask');
    replace({pathname, search: parameters.toString(), hash});
    open({question: question.trim()});
  }, [open, replace, pathname, search, hash]);
}
