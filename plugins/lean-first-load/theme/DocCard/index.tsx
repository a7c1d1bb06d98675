import pageTexts from '@generated/docusaurus-plugin-content-docs/default/pageTexts.json';
import type {Props} from '@theme/DocCard';
import DocCard from '@theme-init/DocCard';

/** The theme's card with the description of its page, which pages without cards don't load. */
export default function DocCardWithDescription({item}: Props) {
  if (item.type === 'html' || item.href === undefined) return <DocCard item={item} />;
  const described = {description: pageTexts[item.href]?.description, ...item};
  // With an id, the theme would look up the document in the version's data, from which documents are removed.
  return <DocCard item={described.type === 'link' ? {...described, docId: undefined} : described} />;
}
