import {selectedPassage} from '@site/src/components/AskAi/SelectionPrompt/selectedPassage';

it('returns undefined if the selection has no range', () => {
  getSelection()?.removeAllRanges();
  expect(selectedPassage()).toBeUndefined();
});
