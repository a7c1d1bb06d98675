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
