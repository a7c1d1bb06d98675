import {useCallback, useEffect, useRef, useState} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {newIssueUrl} from '@site/src/urls/repositoryUrl';
import {encodePageFeedback, reportPaths, type PageFeedback} from '@site/src/feedback/feedback';
import {sendReport, type Delivery} from '@site/src/feedback/sendReport';
import DetailsForm from './DetailsForm';
import styles from './styles.module.css';

export type RatedPage = {
  title: string;
  /** Route without the site's base path. */
  route: string;
  /** Canonical URL. */
  address: string;
};

type Props = {page: RatedPage; helpful: boolean};

/** Sends the reader's answer, says what became of it, and asks for details. */
export default function Details({page, helpful}: Props) {
  const origin = String(useDocusaurusContext().siteConfig.customFields?.chatOrigin ?? '');
  const [answer, setAnswer] = useState<Delivery>();
  const [details, setDetails] = useState<Delivery>();
  const status = useRef<HTMLParagraphElement>(null);
  const {route} = page;

  const send = useCallback(
    async (added?: PageFeedback['details']) =>
      sendReport(reportPaths.page, encodePageFeedback({page: route, helpful, details: added}), {origin}),
    [origin, route, helpful],
  );
  const sendAnswer = useCallback(() => void send().then(setAnswer), [send]);
  useEffect(sendAnswer, [sendAnswer]);

  /** Receives the focus of a control that disappears. */
  function focusStatus() {
    status.current?.focus();
  }

  async function sendAgain() {
    focusStatus();
    setAnswer(await send());
  }

  async function sendDetails(added: PageFeedback['details']) {
    const delivery = await send(added);
    if (delivery === 'sent') focusStatus();
    setDetails(delivery);
  }

  return (
    <>
      <p ref={status} className={styles.message} role="status" tabIndex={-1}>
        {messageOf(details ?? answer, {page, isComplete: details === 'sent'})}
        {answer === 'failed' && (
          <button type="button" className="mx-button" onClick={() => void sendAgain()}>
            <Translate id="pageFeedback.retry">Try again</Translate>
          </button>
        )}
      </p>
      {answer === 'sent' && details !== 'sent' && <DetailsForm helpful={helpful} onSend={sendDetails} />}
    </>
  );
}

function messageOf(
  delivery: Delivery | undefined,
  {page: {title, address}, isComplete}: {page: RatedPage; isComplete: boolean},
) {
  switch (delivery) {
    case undefined:
      return null;
    case 'sent':
      return isComplete ? (
        <Translate id="pageFeedback.complete">Thank you. Your feedback helps to improve this page.</Translate>
      ) : (
        <Translate id="pageFeedback.sent">Your answer is recorded.</Translate>
      );
    case 'failed':
      return (
        <Translate id="pageFeedback.failed">
          Your answer couldn't be sent. Check your network connection, and try again.
        </Translate>
      );
    case 'unavailable':
      return (
        <Translate
          id="pageFeedback.unavailable"
          description="Shown if the site is hosted without its server"
          values={{
            link: (
              <a href={newIssueUrl('wrong-content', {title: `Wrong content: ${title}`, page: address})}>
                <Translate id="pageFeedback.unavailable.link">Report a problem on GitHub</Translate>
              </a>
            ),
          }}
        >
          {"This copy of the site can't take answers. {link} instead."}
        </Translate>
      );
  }
}
