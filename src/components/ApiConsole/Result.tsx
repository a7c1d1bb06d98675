import Translate from '@docusaurus/Translate';
import type {ApiOperation} from '@site/src/api/operation';
import type {Outcome} from '@site/src/api/sendRequest';
import CodeFrame from '@site/src/components/CodeFrame';
import AnswerContent from './AnswerContent';
import JsonView from './JsonView';
import {outcomeMessage, outcomeStatus} from './outcomeTexts';
import type {RequestState} from './useRequest';
import styles from './styles.module.css';

type Props = {operation: ApiOperation; state: RequestState};

/** The state of the request, and its answer, or the sample answer if the network failed. */
export default function Result({operation, state}: Props) {
  const outcome = state.step === 'done' ? state.outcome : undefined;
  return (
    <div className={styles.result}>
      <div role="status" className={styles.status}>
        {state.step === 'sending' && (
          <p className={styles.message}>
            <Translate id="apiConsole.waiting" values={{host: new URL(state.request.url).host}}>
              {'Waiting for {host}…'}
            </Translate>
          </p>
        )}
        {state.step === 'done' && <OutcomeTexts outcome={state.outcome} url={state.request.url} />}
      </div>
      {outcome?.kind === 'response' && <AnswerContent content={outcome.response.content} />}
      {outcome !== undefined && needsSample(outcome) && <Sample operation={operation} />}
    </div>
  );
}

/** The answer that was captured, or else the example, with a label that says which of both it is. */
function Sample({operation: {sampleResponse, exampleResponse}}: Pick<Props, 'operation'>) {
  const value = sampleResponse ?? exampleResponse;
  if (value === undefined) return null;
  return (
    <div className={styles.sample}>
      <p className={styles.message}>
        {sampleResponse === undefined ? (
          <>
            <strong>
              <Translate id="apiConsole.example.title">Example answer.</Translate>
            </strong>{' '}
            <Translate id="apiConsole.example.text">
              It shows the form of an answer, and can be shorter than a real one. No server sent it.
            </Translate>
          </>
        ) : (
          <>
            <strong>
              <Translate id="apiConsole.sample.title">Sample answer.</Translate>
            </strong>{' '}
            <Translate id="apiConsole.sample.text">
              It was captured for this page, and doesn't belong to your request.
            </Translate>
          </>
        )}
      </p>
      {typeof value === 'string' ? <CodeFrame label="Text">{value}</CodeFrame> : <JsonView value={value} />}
    </div>
  );
}

/** Returns whether there is no answer, for another reason than the reader's wish. */
function needsSample({kind}: Outcome): boolean {
  return kind !== 'response' && kind !== 'cancelled';
}

function OutcomeTexts({outcome, url}: {outcome: Outcome; url: string}) {
  const message = outcomeMessage(outcome, new URL(url));
  return (
    <>
      <p
        className={styles.figures}
        data-failed={outcome.kind !== 'response' || outcome.response.status >= 400}
      >
        {outcomeStatus(outcome)}
      </p>
      {message !== undefined && <p className={styles.message}>{message}</p>}
    </>
  );
}
