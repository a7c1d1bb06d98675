/** Written by plugins/lean-first-load in each build. */
declare module '@generated/docusaurus-plugin-content-docs/default/documents.json' {
  import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';

  const documents: Record<string, PropVersionMetadata['docs']>;
  export default documents;
}
declare module '@generated/lean-config/default/siteConfig.json' {
  import type {DocusaurusConfig} from '@docusaurus/types';

  const siteConfig: Partial<DocusaurusConfig>;
  export default siteConfig;
}
