import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import PageActions from '@site/src/components/PageActions';
import type {MenuPage} from '@site/src/components/PageActions/pageMenu';
import styles from './styles.module.css';

type Props = {
  /** Omitted for a page without Markdown. */
  page?: MenuPage;
};

/** The row above the title of a page: where the page is, and what a reader can do with it. */
export default function PageTop({page}: Props) {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <div className={styles.top}>
      <DocBreadcrumbs />
      {/* For assistants that read the HTML. */}
      <span hidden>{`All pages for assistants: ${baseUrl}llms.txt`}</span>
      {page && <PageActions {...page} />}
    </div>
  );
}
