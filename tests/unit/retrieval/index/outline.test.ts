import {outlineOf, placesOf} from '@site/src/retrieval/index/outline';
import {pagesOf} from '@site/tests/support/searchPages';

const pages = pagesOf({
  '/a': {title: 'A', category: 'Learn', headings: {One: '', 'One > Two': '', Three: ''}},
  '/b': {title: 'B', deprecated: true, description: 'Old.'},
});

describe('outlineOf', () => {
  it('contains what is needed to display a section, without its text', () => {
    expect(outlineOf(pages)).toEqual({
      version: 1,
      categories: ['Learn'],
      pages: [
        {
          route: '/a',
          title: 'A',
          description: '',
          category: 0,
          first: 0,
          headings: [
            ['one', 'One', 1],
            ['two', 'Two', 2],
            ['three', 'Three', 1],
          ],
        },
        {route: '/b', title: 'B', description: 'Old.', deprecated: true, first: 4, headings: []},
      ],
    });
  });

  it('numbers sections as the index does', () => {
    expect(placesOf(outlineOf(pages))).toEqual([
      {page: 0, anchor: '', path: []},
      {page: 0, anchor: 'one', path: ['One']},
      {page: 0, anchor: 'two', path: ['One', 'Two']},
      {page: 0, anchor: 'three', path: ['Three']},
      {page: 1, anchor: '', path: []},
    ]);
  });
});
