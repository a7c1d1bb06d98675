import {useEffect, useState, useSyncExternalStore} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import OfflineCopy from '@site/src/components/OfflineCopy';
import {footerLinks} from '@site/src/config/footer';
import {requestedAddress} from '@site/src/urls/requestedAddress';
import styles from './offline.module.css';

const sections = footerLinks
  .slice(0, 2)
  .flatMap(({items}) => items)
  .filter(({to}) => to !== '/offline');

/**
 * The page that copies all pages to the device. The service worker redirects to it, with the requested address, if that
 * address isn't cached and the network is unavailable.
 */
export default function Offline() {
  const requested = useRequestedAddress();
  const title =
    requested === undefined
      ? translate({id: 'offline.use.title', message: 'Use these pages offline'})
      : translate({id: 'offline.title', message: 'You are offline'});
  return (
    <Layout title={title}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.page}>
        <Heading as="h1">{title}</Heading>
        {requested === undefined ? <Use /> : <Missing address={requested} />}
      </main>
    </Layout>
  );
}

/** What a reader gets, and the button. */
function Use() {
  return (
    <>
      <p>
        <Translate id="offline.use.text">
          Your browser can keep a copy of all pages. Then pages, tools, search and the answers from the pages
          work without a network. Requests to the chain and answers of a language model still need one. The
          copy renews itself when you are online and the documentation changes.
        </Translate>
      </p>
      <OfflineCopy />
      <p>
        <Translate id="offline.use.install">
          If you install the site as an app, in the menu of your browser, it keeps the copy too.
        </Translate>
      </p>
    </>
  );
}

/** A requested address without a copy. */
function Missing({address}: {address: string}) {
  const isOnlineAgain = useReconnected();
  return (
    <>
      <p>
        <Translate id="offline.text">
          This address isn't in the copy of the documentation on your device, and the network isn't available.
          The page may be newer than the copy, or the address may have a typo.
        </Translate>
      </p>
      <p>
        <Translate id="offline.requested" values={{address: <code>{address}</code>}}>
          {'You requested {address}.'}
        </Translate>
      </p>
      <p className={styles.retry}>
        {/* A plain link, so that the browser requests the page instead of the router. */}
        <a className="mx-button mx-primary" href={address}>
          <Translate id="offline.retry">Retry</Translate>
        </a>
        <output>
          {isOnlineAgain && <Translate id="offline.back">The network is available again.</Translate>}
        </output>
      </p>
      <Heading as="h2" className={styles.subtitle}>
        <Translate id="offline.sections">Available offline</Translate>
      </Heading>
      <ul className={styles.list}>
        {sections.map(({label, to}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function useRequestedAddress(): string | undefined {
  return useSyncExternalStore(
    () => () => {},
    () => requestedAddress(window.location.search, window.location.origin),
    () => undefined,
  );
}

/** Returns true if the network became available again while the page was open. */
function useReconnected(): boolean {
  const [isOnlineAgain, setIsOnlineAgain] = useState(false);
  useEffect(() => {
    const show = () => setIsOnlineAgain(true);
    const hide = () => setIsOnlineAgain(false);
    window.addEventListener('online', show);
    window.addEventListener('offline', hide);
    return () => {
      window.removeEventListener('online', show);
      window.removeEventListener('offline', hide);
    };
  }, []);
  return isOnlineAgain;
}
