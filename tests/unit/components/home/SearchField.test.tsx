import {fireEvent, render, screen} from '@testing-library/react';
import SearchField from '@site/src/components/home/SearchField';
import {onOpenSearch} from '@site/src/search/client/openSearch';

jest.mock('@docusaurus/useBaseUrl', () => ({__esModule: true, default: (path: string) => path}));

const listen = jest.fn();
let unsubscribe: () => void;

beforeEach(() => {
  listen.mockClear();
  unsubscribe = onOpenSearch(listen);
  render(<SearchField />);
});
afterEach(() => unsubscribe());

const field = () => screen.getByRole('searchbox', {name: 'Search or ask a question'});

describe('SearchField', () => {
  it('waits until an input method has composed its text', () => {
    fireEvent.input(field(), {target: {value: 'ㄓ'}, isComposing: true});
    expect(listen).not.toHaveBeenCalled();
    fireEvent.compositionEnd(field());
    expect(listen).toHaveBeenCalledWith({query: 'ㄓ'});
  });

  it('leads to the search page without scripts', () => {
    expect(screen.getByRole('search')).toHaveAttribute('action', '/search/');
    expect(field()).toHaveAttribute('name', 'q');
  });
});
