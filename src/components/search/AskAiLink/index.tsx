import type {MouseEvent} from 'react';
import Translate from '@docusaurus/Translate';
import {openChat} from '@site/src/askAi/openChat';
import Icon from '@site/src/components/Icon';
import PathText from '@site/src/components/PathText';
import {askAiText} from '@site/src/components/search/texts';
import {askAiAddress} from '@site/src/search/client/modalAnswer';

type Props = {
  /** The question that is asked. If it is empty, the chat opens without one. */
  question: string;
  className?: string;
  onFollow?: () => void;
};

/** A link that opens the chat with a question. In a new tab, the address does the same. */
export default function AskAiLink({question, className, onFollow}: Props) {
  function follow(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow?.();
    openChat({question});
  }
  return (
    <a href={askAiAddress(question)} className={className} onClick={follow}>
      <Icon name="sparkle" />
      <span>
        {question === '' ? (
          askAiText()
        ) : (
          <Translate
            id="search.askAi.question"
            values={{
              question: (
                <strong>
                  <PathText text={question} />
                </strong>
              ),
            }}
          >
            {'Ask AI: {question}'}
          </Translate>
        )}
      </span>
    </a>
  );
}
