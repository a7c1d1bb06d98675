// Ejected from Docusaurus 3.10.2: the original's message is pure red, which fails WCAG AA contrast on a light background.
import Translate from '@docusaurus/Translate';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import type {Props} from '@theme/Error';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

export default function ErrorPageContent({error, tryAgain}: Props) {
  const messages = getErrorCausalChain(error).map(({message}) => message);
  return (
    <main className={styles.page} role="alert">
      <Heading as="h1">
        <Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>
      </Heading>
      <button className="mx-button mx-primary" type="button" onClick={tryAgain}>
        <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
      </button>
      <p className={styles.message}>{messages.join('\n\nCause:\n')}</p>
    </main>
  );
}
