import {useContext, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Translate from '@docusaurus/Translate';
import {Context as RouteContext, RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import {HtmlClassNameProvider, SkipToContentFallbackId} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import styles from './styles.module.css';
import {useIsHydrating} from './useIsHydrating';

type Props = {
  /** Null while the page is loaded again. */
  error: Error | null;
  retry: () => void;
};

/** The layout requires a route context. */
const routeContext = {plugin: {name: 'first-page', id: 'default'}};

/**
 * Replaces the first page while its code can't be loaded: keeps the text that the server rendered, and adds a
 * message with a Retry button. The layout around it is hydrated, so search, Ask AI and the menus work.
 */
export default function FirstPage(props: Props) {
  // Pages below another route (documents) are rendered inside its layout; the others have their own.
  const isInLayout = useContext(RouteContext) !== null;
  // As the server rendered it: later, the message is the first element, and another name would empty the page.
  const [isMain] = useState(
    () => document.getElementById(SkipToContentFallbackId)?.firstElementChild?.localName === 'main',
  );
  if (isInLayout) return <RenderedPage {...props} element="div" />;
  return (
    <RouteContextProvider value={routeContext}>
      <Layout>
        <RenderedPage {...props} element={isMain ? 'main' : 'div'} />
      </Layout>
    </RouteContextProvider>
  );
}

/** The server's element, and after hydration the message. */
function RenderedPage({error, retry, element: Element}: Props & {element: 'div' | 'main'}): ReactNode {
  // The page's own metadata is in the code that is missing.
  const [{title, className}] = useState(() => ({
    title: document.title,
    className: document.documentElement.className,
  }));
  const isHydrating = useIsHydrating();
  return (
    <HtmlClassNameProvider className={className}>
      <Head>
        <title>{title}</title>
      </Head>
      {!isHydrating && (
        <div className={clsx(styles.failure, styles.notice)} role="alert">
          <p>
            <Translate
              id="theme.Loading.firstPage"
              description="Shown on a page whose text is there and whose code is missing"
            >
              A part of this page didn’t load. You can read the page, but its controls don’t work.
            </Translate>{' '}
            {error && String(error)}
          </p>
          <button type="button" disabled={error === null} onClick={retry}>
            <Translate id="theme.Loading.retry">Retry</Translate>
          </button>
        </div>
      )}
      {/* React hydrates an element with inner HTML without looking at its content, and keeps it. */}
      <Element suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
    </HtmlClassNameProvider>
  );
}
