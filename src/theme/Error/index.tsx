// Ejected from Docusaurus 3.10.2, so that a crash outside the layout looks and reads as one inside it.
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';

// No route is being shown, and the layout wants one.
const routeContext = {plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}};

export default function ErrorPage({error, tryAgain}: Props) {
  return (
    <RouteContextProvider value={routeContext}>
      {/* The layout may be what crashed: then the message alone. */}
      <ErrorBoundary fallback={() => bareMessage({error, tryAgain})}>
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

function bareMessage({error, tryAgain}: Props) {
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
