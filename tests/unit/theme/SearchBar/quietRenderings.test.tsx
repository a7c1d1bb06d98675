import {quietRenderings} from '@site/src/theme/SearchBar/quietRenderings';

describe('quietRenderings', () => {
  const {getSelection} = window;
  const store = () => localStorage.setItem('key', 'value');
  beforeEach(() => localStorage.clear());

  it('leaves the first rendering alone', () => {
    const end = quietRenderings()();
    store();
    expect(window.getSelection).toBe(getSelection);
    end();
    expect(localStorage.getItem('key')).toBe('value');
  });

  it('hides the selection and the storage from each one that follows, until it ends', () => {
    const begin = quietRenderings();
    begin()();
    for (const _ of ['second', 'third']) {
      const end = begin();
      expect(store).toThrow('nothing is stored');
      expect(window.getSelection()!.toString()).toBe('');
      end();
      expect(window.getSelection).toBe(getSelection);
      store();
    }
  });

  it('ends by itself where a rendering fails', async () => {
    const begin = quietRenderings();
    begin()();
    begin();
    await Promise.resolve();
    expect(window.getSelection).toBe(getSelection);
    expect(store).not.toThrow();
  });
});
