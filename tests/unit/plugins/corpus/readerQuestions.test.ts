import {parseQuestions, suggestionsOn} from '@site/plugins/corpus/readerQuestions';
import {makeFolder} from '@site/tests/support/folder';

const text = `
What is a shard? (not suggested)
shards in short
#count
How many shards are there?
${'How '.repeat(20)}long?
#merge
When do shards merge?
How fast is it?
`;

it('parses the questions of each section, without the mark of those that are not suggested', () => {
  const questions = parseQuestions(text);
  expect(questions).toHaveLength(6);
  expect(questions[0]).toEqual({
    anchor: '',
    anchorLine: 0,
    question: 'What is a shard?',
    line: 2,
    isSuggested: false,
  });
  expect(questions[2]).toEqual({
    anchor: 'count',
    anchorLine: 4,
    question: 'How many shards are there?',
    line: 5,
    isSuggested: true,
  });
});

it('suggests the first two short questions that are not excluded', () => {
  const folder = makeFolder({'questions/learn/shards.txt': text});
  const suggestions = suggestionsOn(folder.directory, '/learn/shards');
  folder.remove();
  expect(suggestions).toEqual(['How many shards are there?', 'When do shards merge?']);
});
