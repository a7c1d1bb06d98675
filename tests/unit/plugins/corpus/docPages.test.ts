import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {docPages} from '@site/plugins/corpus/docPages';

type Doc = LoadedContent['loadedVersions'][number]['docs'][number];

function docOf(id: string, more: Partial<Doc> = {}): Doc {
  return {
    id,
    source: `@site/docs/${id}.mdx`,
    slug: `/${id}/`,
    title: id,
    description: '',
    draft: false,
    unlisted: false,
    frontMatter: {},
    ...more,
  } as Doc;
}

function contentOf(docs: Doc[], sidebars: object = {}): Pick<LoadedContent, 'loadedVersions'> {
  return {loadedVersions: [{docs, sidebars, isLast: true} as LoadedContent['loadedVersions'][number]]};
}

describe('docPages', () => {
  it('returns route, file and front matter of each page, in a stable order', () => {
    const frontMatter = {kind: 'concept', deprecated: true};
    const pages = docPages(contentOf([docOf('tokens/intro'), docOf('learn/sharding', {frontMatter})]));
    expect(pages).toEqual([
      {
        file: 'docs/learn/sharding.mdx',
        route: '/learn/sharding',
        title: 'learn/sharding',
        description: '',
        kind: 'concept',
        deprecated: true,
        category: undefined,
      },
      expect.objectContaining({route: '/tokens/intro', deprecated: false, kind: undefined}),
    ]);
  });

  it('returns the top-level sidebar category of a page', () => {
    const sidebars = {
      docs: [
        {type: 'doc', id: 'loose'},
        {
          type: 'category',
          label: 'Learn',
          items: [
            {
              type: 'category',
              label: 'Economics',
              link: {type: 'doc', id: 'learn/economics'},
              items: [{type: 'doc', id: 'learn/EGLD'}],
            },
          ],
        },
      ],
    };
    const docs = ['loose', 'learn/economics', 'learn/EGLD'].map((id) => docOf(id));
    const pages = docPages(contentOf(docs, sidebars));
    expect(pages.map(({category}) => category)).toEqual(['Learn', 'Learn', undefined]);
  });

  it('leaves out drafts and unlisted pages', () => {
    const pages = docPages(contentOf([docOf('a', {draft: true}), docOf('b', {unlisted: true}), docOf('c')]));
    expect(pages.map(({route}) => route)).toEqual(['/c']);
  });
});
