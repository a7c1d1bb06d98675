import {splitEntries} from '@site/plugins/corpus/splitEntries';
import {pagesOf} from '@site/tests/support/searchPages';
import {projectWithDocuments} from '@site/tests/support/apiDocuments';

const project = projectWithDocuments();
afterAll(project.remove);

it('moves the heading of a tool to an entry, with its subheadings and its verbs', () => {
  const [page, entry, ...others] = splitEntries(
    pagesOf({
      '/tools': {
        title: 'Tools',
        intro: 'All tools.',
        headings: {Amount: 'Converts EGLD.', 'Amount > Units': 'Wei.', Other: 'Text.'},
      },
    }),
    project.directory,
  );
  expect(page!.sections.map(({anchor}) => anchor)).toEqual(['', 'other']);
  expect(entry).toMatchObject({
    route: '/tools',
    entry: {anchor: 'amount', names: ['convert', 'denominate', 'Amount']},
    title: 'Amount converter',
    description: 'Converts EGLD.',
    sections: [
      {anchor: 'amount', path: []},
      {anchor: 'units', path: ['Units']},
    ],
  });
  expect(others).toEqual([]);
});

it('adds the operations that share the page of their tag, which keeps its sections', () => {
  const pages = pagesOf({
    '/addresses': {title: 'Addresses', intro: 'Read accounts.'},
    '/other': {title: 'Other'},
  });
  const [page, account, send, other] = splitEntries(pages, project.directory);
  expect(page).toEqual(pages[0]);
  expect(account).toMatchObject({
    route: '/addresses',
    title: 'GET /address/{address}',
    description: 'Gateway: Returns an account, at most 100.',
    entry: {anchor: 'get-account', names: ['Returns an account, at most 100.']},
  });
  expect(send!.title).toBe('POST /send');
  expect(other).toEqual(pages[1]);
});
