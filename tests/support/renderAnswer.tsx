import {render} from '@testing-library/react';
import Answer from '@site/src/components/AskAi/Answer';

/** The configuration of the site, for a test file's mock of useDocusaurusContext. */
export const mockSite = {url: 'https://docs.example.org', baseUrl: '/', trailingSlash: true, future: {}};

/** Return value of a test file's mock of useHistory. */
export const history = {location: {pathname: '/', search: '', hash: ''}, push: jest.fn(), replace: jest.fn()};

/** Renders an answer whose id is m1. */
export function show(text: string, isStreaming = false, onNavigate?: () => void) {
  return render(<Answer id="m1" text={text} isStreaming={isStreaming} onNavigate={onNavigate} />);
}
