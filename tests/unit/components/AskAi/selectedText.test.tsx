import {selectedText} from '@site/src/components/AskAi/SelectionPrompt/selectedText';

function select(markup: string): string | undefined {
  document.body.innerHTML = markup;
  getSelection()?.selectAllChildren(document.querySelector('#chosen')!);
  return selectedText();
}

it('keeps the indentation of selected code', () => {
  const code = '\n    def round(self):\n        return 1\n\n';
  expect(select(`<div class="theme-doc-markdown"><pre><code id="chosen">${code}</code></pre></div>`)).toBe(
    '    def round(self):\n        return 1',
  );
});

it("returns undefined for a short selection and for one outside the page's text", () => {
  expect(select('<div class="theme-doc-markdown"><p id="chosen">   two    </p></div>')).toBeUndefined();
  expect(select('<p id="chosen">A sentence of the footer.</p>')).toBeUndefined();
});
