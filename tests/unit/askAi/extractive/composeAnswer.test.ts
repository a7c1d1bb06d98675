import {createExtractiveAnswerer} from '@site/src/askAi/extractive/extractiveAnswerer';
import {libraryOf} from '@site/src/askAi/extractive/library';
import {corpusPages} from '@site/tests/support/corpusPages';

/** The answer to a question over one page about gardening, of which these are the sections. */
function answer(message: string, sections: Record<string, string>): string {
  const library = libraryOf(corpusPages({'/garden': {title: 'The garden', sections}}));
  return createExtractiveAnswerer(library).reply({message, thread: []}).blocks.join('\n\n');
}

it('keeps a sentence that leads to code together with its code', () => {
  const text = answer('How do I water the tomatoes?', {
    'Water the tomatoes': 'To water the tomatoes, run this:\n\n```bash\ngarden water --tomatoes\n```',
  });
  expect(text).toBe('To water the tomatoes, run this:\n\n```bash\ngarden water --tomatoes\n```');
});

it('leaves no sentence or label that leads to nothing', () => {
  const text = answer('How often are tomatoes watered?', {
    Tomatoes: 'Tomatoes are watered every two days.\n\nAs for cucumbers:',
    Watering: 'Tomatoes are watered in the morning.\n\n**Python**',
  });
  expect(text).toContain('Tomatoes are watered every two days.');
  expect(text).not.toMatch(/cucumbers|Python/);
});

it('quotes of a table only the rows that say what is asked', () => {
  const text = answer('How many days do radishes need?', {
    '': '| Plant   | Days    |\n| ------- | ------: |\n| Radish | 30 |\n| Tomato  | 90      |\n| Cabbage | 120     |',
  });
  expect(text).toBe('| Plant | Days |\n| --- | ---: |\n| Radish | 30 |');
});

it('quotes of a list of facts only what is asked', () => {
  const text = answer('What does a spade cost?', {
    '': '- **Cost of a spade**: 20 coins\n- **Cost of a rake**: 15 coins\n- **Opening hours**: 9 to 5',
  });
  expect(text).toContain('**Cost of a spade**: 20 coins');
  expect(text).not.toContain('Opening hours');
});

it('prefers the number of what is counted to any other', () => {
  const text = answer('How many gardeners work here?', {
    '': 'Gardeners work here since 1998, in 4 sheds.',
    People: 'Seven gardeners work here, and one cook.',
  });
  expect(text).toMatch(/^Seven gardeners/);
});

const planting = {
  '': 'What grows here.',
  'Plant a tree':
    'To plant a tree, dig a hole first.\n\n1. Dig a hole.\n2. Set the tree.\n\n**TypeScript**\n\n```ts\nplant(tree);\n```\n\n**Python**\n\n```python\nplant(tree)\n```',
  Errors:
    '| Error | Cause |\n| --- | --- |\n| `tree plant failed` | The hole to plant the tree in is too small. |',
};

it('does a task from the section that is headed by it, in order, and shows no errors', () => {
  const text = answer('How do I plant a tree?', planting);
  expect(text).toMatch(/^To plant a tree, dig a hole first\.\n\n1\. Dig a hole\.\n2\. Set the tree\./);
  expect(text).not.toContain('too small');
});

it('shows code in the language that is asked for, and else in one', () => {
  expect(answer('Plant a tree in python', planting)).toMatch(/```python/);
  expect(answer('Plant a tree in python', planting)).not.toContain('```ts');
  expect(answer('How do I plant a tree?', planting)).not.toContain('```python');
});

it('finds the row of a message that is pasted', () => {
  expect(answer('tree plant failed: what is wrong?', planting)).toContain('too small');
});

it('tells two things apart by a table with a column for each, and by what each is', () => {
  const text = answer('What is the difference between a spade and a rake?', {
    '': 'What is used here.',
    Tools: '| | Spade | Rake |\n| --- | --- | --- |\n| For | digging | leaves |\n| Teeth | none | twelve |',
    Spade: 'A flat blade for digging.',
    Rake: 'A row of teeth on a stick.',
  });
  expect(text).toContain('| For | digging | leaves |\n| Teeth | none | twelve |');
  expect(text).toMatch(/A flat blade[\s\S]*A row of teeth/);
});

it('understands a word that is mistyped', () => {
  const sections = {
    Tomatoes: 'Tomatoes are watered every two days.',
    Cabbage: 'Cabbage grows slowly beside tomatoes that are watered.',
  };
  expect(answer('how often are tomatos waterd', sections)).toContain('every two days');
});
