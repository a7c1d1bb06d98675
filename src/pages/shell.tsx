import {Redirect} from '@docusaurus/router';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * The empty page with which the offline app answers the address of each page: the scripts, which contain the pages' texts,
 * render the page at that address into it. The HTML of all pages would need twice the storage of everything else.
 */
export default function Shell() {
  const home = useBaseUrl('/');
  const isBrowser = useIsBrowser();
  return (
    <>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      {/* Only a reader who opens the shell's own address renders this. */}
      {isBrowser && <Redirect to={home} />}
    </>
  );
}
