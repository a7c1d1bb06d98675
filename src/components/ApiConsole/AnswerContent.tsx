import Translate from '@docusaurus/Translate';
import {MAX_SHOWN_BYTES, type Content} from '@site/src/api/sendRequest';
import CodeFrame from '@site/src/components/CodeFrame';
import JsonView from './JsonView';
import styles from './styles.module.css';

type Props = {content: Content};

/** Longer texts slow the page down; they are shown up to this character. */
const MAX_CHARACTERS = 50_000;

/** The body of an answer. It is only ever text: nothing in it is interpreted as HTML. */
export default function AnswerContent({content}: Props) {
  switch (content.kind) {
    case 'json':
      return <JsonView value={content.value} />;
    case 'malformed':
      return (
        <>
          <p className={styles.message}>
            <Translate id="apiConsole.answer.malformed" values={{problem: content.problem}}>
              {
                'Expected JSON, as the answer declares, found an error: {problem}. This is the text as it arrived.'
              }
            </Translate>
          </p>
          <PlainText text={content.text} />
        </>
      );
    case 'text':
      return (
        <>
          <p className={styles.message}>
            <Translate id="apiConsole.answer.text">
              The answer isn't JSON, the format of most endpoints. This is the text as it arrived. If you
              typed the address, check that it is one of this service.
            </Translate>
          </p>
          <PlainText text={content.text} />
        </>
      );
    case 'empty':
      return (
        <p className={styles.message}>
          <Translate id="apiConsole.answer.empty">The answer has no body.</Translate>
        </p>
      );
    case 'large':
      return <Download file={content.file} />;
    default:
      return content satisfies never;
  }
}

function PlainText({text}: {text: string}) {
  const shown = text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
  return <CodeFrame label="Text">{shown}</CodeFrame>;
}

/** Milliseconds after which a download has started, so that its address isn't needed any more. */
const DOWNLOAD_START = 10_000;

function Download({file}: {file: Blob}) {
  function download() {
    const href = URL.createObjectURL(file);
    Object.assign(document.createElement('a'), {href, download: 'answer.json'}).click();
    setTimeout(() => URL.revokeObjectURL(href), DOWNLOAD_START);
  }
  return (
    <>
      <p className={styles.message}>
        <Translate id="apiConsole.answer.large" values={{megabytes: MAX_SHOWN_BYTES / 1_000_000}}>
          {"The answer is larger than {megabytes} MB. It isn't shown, because it would slow this page down."}
        </Translate>
      </p>
      <button type="button" className="mx-button" onClick={download}>
        <Translate id="apiConsole.answer.download">Download the answer</Translate>
      </button>
    </>
  );
}
