import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import PageActions from '@site/src/components/PageActions';
import type {MenuPage} from '@site/src/components/PageActions/pageMenu';
import styles from './styles.module.css';

type Props = {
  title: string;
  /** Omitted for a page without Markdown. */
  page?: MenuPage;
};

/** The title of a page, with what a reader can do with the page next to it. */
export default function PageHeader({title, page}: Props) {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <header className={styles.header}>
      <Heading as="h1">{title}</Heading>
      {/* For assistants that read the HTML. */}
      <span hidden>{`All pages for assistants: ${baseUrl}llms.txt`}</span>
      {page && <PageActions {...page} />}
    </header>
  );
}
