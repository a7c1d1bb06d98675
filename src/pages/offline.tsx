import {useEffect, useState, useSyncExternalStore} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {footerLinks} from '@site/src/config/footer';
import {requestedAddress} from '@site/src/urls/requestedAddress';
import styles from './offline.module.css';

const sections = footerLinks.slice(0, 2).flatMap(({items}) => items);

/** The page that the service worker redirects to if an address isn't cached and the network is unavailable. */
export default function Offline() {
  const home = useBaseUrl('/');
  const requested = useRequestedAddress();
  const isOnlineAgain = useReconnected();
  const title = translate({id: 'offline.title', message: 'You are offline'});
  return (
    <Layout title={title}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.page}>
        <Heading as="h1">{title}</Heading>
        <p>
          <Translate id="offline.text">
            This address isn't in the copy of the documentation on your device, and the network isn't
            available. The page may be newer than the copy, or the address may have a typo.
          </Translate>
        </p>
        {requested !== undefined && (
          <p>
            <Translate id="offline.requested" values={{address: <code>{requested}</code>}}>
              {'You requested {address}.'}
            </Translate>
          </p>
        )}
        <p className={styles.retry}>
          {/* A plain link, so that the browser requests the page instead of the router. */}
          <a className="mx-button mx-primary" href={requested ?? home}>
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
      </main>
    </Layout>
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
