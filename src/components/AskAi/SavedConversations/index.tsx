import Translate, {translate} from '@docusaurus/Translate';
import type {SavedConversation} from '@site/src/askAi/chatHistory';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

type Props = {
  conversations: readonly SavedConversation[];
  /** Id of the open conversation. */
  current: string;
  onOpen: (id: string) => void;
  onClear: () => void;
};

/** The conversations that are saved in this browser. */
export default function SavedConversations({conversations, current, onOpen, onClear}: Props) {
  return (
    <section className={styles.saved}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <Translate id="askAi.saved.title" description="The title of the list of earlier conversations">
            Kept in this browser only
          </Translate>
        </h3>
        {conversations.length > 0 && (
          <button type="button" className={styles.clear} onClick={onClear}>
            <Icon name="trash" />
            <Translate id="askAi.saved.clear" description="Deletes every saved conversation">
              Clear all
            </Translate>
          </button>
        )}
      </div>
      {conversations.length === 0 && (
        <p className={styles.none}>
          <Translate id="askAi.saved.none" description="Shown if there are no earlier conversations">
            Your last ten conversations will appear here.
          </Translate>
        </p>
      )}
      <ul className={styles.list}>
        {conversations.map((conversation) => (
          <li key={conversation.id}>
            <button
              type="button"
              className={styles.entry}
              aria-current={conversation.id === current || undefined}
              onClick={() => onOpen(conversation.id)}
            >
              <span className={styles.question}>{conversation.messages[0]?.content}</span>
              <span className={styles.date}>
                {conversation.id === current && (
                  <span className={styles.current}>
                    {translate({id: 'askAi.saved.current', message: 'open'})}
                    {' · '}
                  </span>
                )}
                <time dateTime={new Date(conversation.savedAt).toISOString()}>
                  {formatDate(conversation.savedAt)}
                </time>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function formatDate(time: number): string {
  return new Intl.DateTimeFormat('en', {dateStyle: 'medium', timeStyle: 'short'}).format(time);
}
