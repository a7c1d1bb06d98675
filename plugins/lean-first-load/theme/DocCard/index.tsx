import {DocsVersionProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import documents from '@generated/docusaurus-plugin-content-docs/default/documents.json';
import type {Props} from '@theme/DocCard';
import DocCard from '@theme-init/DocCard';

/** The theme's card with the documents' descriptions, which pages without cards don't load. */
export default function DocCardWithDocuments(props: Props) {
  const version = useDocsVersion();
  return (
    <DocsVersionProvider version={{...version, docs: documents[version.version]!}}>
      <DocCard {...props} />
    </DocsVersionProvider>
  );
}
