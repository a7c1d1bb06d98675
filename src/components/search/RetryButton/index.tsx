import Translate from '@docusaurus/Translate';

type Props = {onRetry(): void};

export default function RetryButton({onRetry}: Props) {
  return (
    <button type="button" className="button button--secondary" onClick={onRetry}>
      <Translate id="search.retry">Try again</Translate>
    </button>
  );
}
