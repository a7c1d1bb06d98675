// Ejected from Docusaurus 3.10.2, so that a crash outside the layout shows the same page as a crash inside it.
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';

// The layout requires a route context, and no route is active here.
const routeContext = {plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}};

export default function ErrorPage({error, tryAgain}: Props) {
  return (
    <RouteContextProvider value={routeContext}>
      {/* If the layout crashes too, only the message is shown. */}
      <ErrorBoundary fallback={() => fallbackMessage({error, tryAgain})}>
        <Head>
          <title>This page crashed</title>
        </Head>
        <Layout>
          <ErrorPageContent error={error} tryAgain={tryAgain} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}

function fallbackMessage({error, tryAgain}: Props) {
  return (
    <main role="alert">
      <h1>This page crashed.</h1>
      <button type="button" onClick={tryAgain}>
        Try again
      </button>
      <p>{error.message}</p>
    </main>
  );
}
