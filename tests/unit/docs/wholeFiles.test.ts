import {readSite} from '@site/plugins/content-checks/readSite';
import {isWholeProgram} from '@site/plugins/remark-samples/setupOfSample';

/** Pages whose readers save each named block as a file. */
const pages = [
  'docs/developers/tutorials/your-first-microservice.mdx',
  'docs/sdk-and-tools/sdk-go.mdx',
  'docs/sdk-and-tools/sdk-nestjs/',
  'docs/sdk-and-tools/sdk-rust.mdx',
];
const fileName = /^[\w./-]+\.(go|rs|ts)$/;

const site = readSite('.');
const named = [...site.pages.values()]
  .filter(({file}) => pages.some((page) => file.startsWith(page)))
  .flatMap(({file, fences}) =>
    fences
      .filter(({meta, sample}) => sample && !meta.isExcerpt && fileName.test(meta.title ?? ''))
      .map(({language, meta, sample, line}) => ({place: `${file}:${line} ${meta.title}`, language, sample: sample!})),
  );

it('shows the whole file in each block whose title is the name of a file', () => {
  expect(named.length).toBeGreaterThan(10);
  const partial = named.filter(({language, sample}) => !isWholeProgram(sample, language, site.samples));
  expect(partial.map(({place}) => place)).toEqual([]);
});
