import {analyzeQuestion} from '@site/src/askAi/extractive/analyzeQuestion';
import {composeAnswer} from '@site/src/askAi/extractive/composeAnswer';
import {createExtractiveAnswerer} from '@site/src/askAi/extractive/extractiveAnswerer';
import {libraryOf} from '@site/src/askAi/extractive/library';
import type {Candidate} from '@site/src/askAi/extractive/retrieve';
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

it('does a task from the section that is headed by it alone, where it says nearly as much as another', () => {
  const sections = {
    'Burn by every gardener': 'Any gardener may burn leaves.',
    Burn: 'Burn them in the oven.',
  };
  const library = libraryOf(corpusPages({'/garden': {title: 'Leaves', sections}}));
  const analysis = analyzeQuestion({message: 'How do I burn leaves?', thread: []}, library);
  const candidate = (section: number, score: number, headed: number): Candidate => {
    const [passage] = library.passagesOf(section);
    return {
      section,
      index: 0,
      passage: passage!,
      score,
      headed,
      said: 1,
      terms: 3,
      isHeaded: true,
      alike: 0,
      isAsked: false,
    };
  };
  const textFor = (score: number) => {
    const candidates = [candidate(0, 1, 0.2), candidate(1, score, 1)];
    return composeAnswer({candidates, sections: [0, 1], coverage: 1, alike: 0}, analysis, library).blocks[0];
  };
  expect(textFor(0.9)).toBe('Burn them in the oven.');
  expect(textFor(0.7)).toBe('Any gardener may burn leaves.');
});

it('names what its first sentence speaks of, where that is only in the heading', () => {
  const glossary = {'': 'What is used here.', Dibber: 'A pointed stick that makes holes for seeds.'};
  expect(answer('What is a dibber?', glossary)).toMatch(/^\*\*Dibber\*\*: A pointed stick/);
  expect(answer('What is a dibber?', {Dibber: 'A dibber makes holes.'})).toBe('A dibber makes holes.');
  const methods = {
    '': 'A garden over the wire.',
    garden_waterPlants: 'It asks for water.',
    garden_cutHedges: 'It asks for shears.',
  };
  expect(answer('How do I water plants?', methods)).toMatch(
    /^\*\*`garden_waterPlants`\*\*: It asks for water\./,
  );
});

it('quotes of other sections nothing without a time, where the question is how long something takes', () => {
  const sections = {
    Compost: 'Compost takes 9 months.',
    Heap: 'Compost is kept in a heap behind the shed.',
    Bin: 'Compost in a bin is ready after 5 months.',
  };
  const text = answer('How long does compost take?', sections);
  expect(text).toContain('9 months');
  expect(text).not.toContain('shed');
});

it('takes a quantity of something for a question about a number, and how long a name may be for no time', () => {
  const sections = {
    Watering: 'The speed of the pump is set by hand.',
    Pump: 'The pump moves 40 litres; its speed is steady.',
    Labels: 'The name of a plant is written on it after 3 weeks.',
    Names: 'The name of a plant has 20 letters at most.',
  };
  expect(answer('speed of the pump', sections)).toMatch(/^The pump moves 40 litres/);
  expect(answer('How long may the name of a plant be?', sections)).toMatch(
    /^The name of a plant has 20 letters/,
  );
});

it('takes what somebody else has for stolen', () => {
  const sections = {
    Keys: 'The shed key opens the shed. Keep the shed key on a hook.',
    Thieves: 'If a key was stolen, change the lock at once.',
  };
  for (const question of [
    'someone else has my shed key',
    'What if somebody took our key?',
    'my key was compromised',
  ]) {
    expect(answer(question, sections)).toContain('change the lock');
  }
});

it('corrects a word to the one that headings name with the others, and never to one that says nothing', () => {
  const rest = 'Execution of weeds. '.repeat(3);
  const sections = {
    'Garden extension': 'The garden extension is closed at night, by itself and alone.',
    Plans: 'An extension needs a plan.',
    Weeds: rest,
    Pests: 'Execution of pests, whether large or small.',
    Frost: 'Frost decides whether plants live.',
  };
  expect(answer('garden exention closed automaticaly', sections)).toContain('closed at night');
  const declined = answer('What will the weather be tomorrow?', sections);
  expect(declined).toMatch(/^I couldn't find this/);
});
