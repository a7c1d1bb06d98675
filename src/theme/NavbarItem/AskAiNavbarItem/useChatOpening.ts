import {useEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {onOpenChat, type ChatOpening} from '@site/src/askAi/openChat';
import {selectedText} from '@site/src/components/AskAi/SelectionPrompt/selectedText';

/**
 * Opens the chat on Ctrl/Cmd+I, with the selected text as its quotation, on the query parameter `?ask=`, and on calls of
 * `openChat`.
 */
export function useChatOpening(open: (opening: ChatOpening) => void): void {
  const {pathname, search, hash} = useLocation();
  const {replace} = useHistory();

  useEffect(() => onOpenChat(open), [open]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isShortcut || event.key.toLowerCase() !== 'i') return;
      event.preventDefault();
      // An open dialog keeps its content. So does search, whose modal isn't a `dialog` element.
      if (
        document.querySelector('dialog[open]:not([data-docked])') ||
        document.body.classList.contains('DocSearch--active')
      )
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
    // The parameter is removed, so that reload or browser back doesn't send the question again.
    parameters.delete('ask');
    replace({pathname, search: parameters.toString(), hash});
    open({question: question.trim()});
  }, [open, replace, pathname, search, hash]);
}
