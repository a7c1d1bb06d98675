import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {cardFile} from '@site/src/config/socialCard';

type Props = {
  title: string;
  /** Path of the page, with the base URL. */
  permalink: string;
};

/** Links the page's social card (plugins/social-cards), instead of the site's. */
export default function SocialCard({title, permalink}: Props) {
  const {url, baseUrl, title: siteTitle} = useDocusaurusContext().siteConfig;
  const card = `${url}${baseUrl}${cardFile(permalink.slice(baseUrl.length))}`;
  const text = `${title}: ${siteTitle}`;
  return (
    <Head>
      <meta property="og:image" content={card} />
      <meta name="twitter:image" content={card} />
      <meta property="og:image:alt" content={text} />
      <meta name="twitter:image:alt" content={text} />
    </Head>
  );
}
