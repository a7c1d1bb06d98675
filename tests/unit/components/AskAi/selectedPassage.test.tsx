import {selectedPassage} from '@site/src/components/AskAi/SelectionPrompt/selectedPassage';

it('is none where the document has no range at all', () => {
  getSelection()?.removeAllRanges();
  expect(selectedPassage()).toBeUndefined();
});
