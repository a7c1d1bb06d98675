import {composeMessage} from '@site/src/askAi/composedMessage';
import {createExtractiveAnswerer, weakText} from '@site/src/askAi/extractive/extractiveAnswerer';
import {libraryOf} from '@site/src/askAi/extractive/library';
import {corpusPages, smallLibrary, smallSite} from '@site/tests/support/corpusPages';

const answerer = createExtractiveAnswerer(smallLibrary());
const ask = (message: string, ...before: string[]) =>
  answerer.reply({
    message,
    thread: before.flatMap((content) => [
      {role: 'user' as const, content},
      {role: 'assistant' as const, content: 'An answer.'},
    ]),
  });
const textOf = ({blocks}: ReturnType<typeof ask>) => blocks.join('\n\n');

it('quotes the sentence that answers, and names its section', () => {
  const reply = ask('How long does a round take?');
  expect(textOf(reply)).toMatch(/^A round takes 6 seconds\./);
  expect(reply.sources[0]).toEqual({
    title: 'Rounds and epochs › Length of a round',
    route: '/learn/rounds',
    anchor: 'length-of-a-round',
  });
});

it('quotes a row under the head of its table', () => {
  expect(textOf(ask('How many rounds are in an epoch on devnet?'))).toContain(
    '| Network | Rounds in an epoch | Length of an epoch |\n| --- | --- | --- |\n',
  );
});

it('quotes code whole, under what introduces it', () => {
  expect(textOf(ask('Which command installs mxpy?'))).toContain(
    '```bash\npipx install multiversx-sdk-cli\n```',
  );
});

it('finds what is said in other words', () => {
  expect(textOf(ask('Why are validators moved into another shard?'))).toContain(
    'so that nobody can gather a majority',
  );
});

it('understands a question by the one before it', () => {
  expect(textOf(ask('And how do I delete it again?', 'How do I start a local network?'))).toContain(
    '`mxpy localnet clean`',
  );
});

describe('where readers ask in words that the page does not use', () => {
  const asked = '? smallest turnout that makes a ballot count';
  const quorum = createExtractiveAnswerer(
    libraryOf([
      ...smallSite,
      ...corpusPages({
        '/learn/quorum': {
          title: 'Quorum',
          sections: {
            '': `${asked}\n\nA decision needs a fifth of all stake.\n\nSome more about decisions stands here, and here.\n\nOtherwise the deposit goes back, less a tenth.`,
          },
        },
      }),
    ]),
  );
  const reply = (message: string) => quorum.reply({message, thread: []});

  it('finds the section by their questions', () => {
    const {sources, blocks} = reply('What is the smallest turnout for a ballot to count?');
    expect(sources[0]?.route).toBe('/learn/quorum');
    expect(blocks[0]).toMatch(/^A decision needs a fifth of all stake\./);
  });
});

it('answers about the page that the reader means', () => {
  const message = composeMessage({text: 'What is this?', page: {title: 'mxpy', route: '/tools/mxpy'}});
  expect(ask(message).sources[0]?.route).toBe('/tools/mxpy');
});

it('gives the same reply to the same question, and another one after another question', () => {
  const first = ask('How long does a round take?');
  expect(ask('How long does a round take?')).toBe(first);
  const follows = ask('And how do I delete it again?', 'How do I start a local network?');
  expect(ask('And how do I delete it again?', 'How long does a round take?')).not.toEqual(follows);
  expect(answerer.reply({message: 'How long does a round take?', thread: [], page: '/tools/mxpy'})).not.toBe(
    first,
  );
});

it('forgets the replies to the oldest of many questions', () => {
  const few = createExtractiveAnswerer(smallLibrary());
  const first = few.reply({message: 'How long does a round take?', thread: []});
  for (let index = 0; index < 300; index += 1) few.reply({message: `What is ${index}?`, thread: []});
  const again = few.reply({message: 'How long does a round take?', thread: []});
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
});

it.each(["What's an epoch?", 'What is the role of an epoch?', 'What is an epoch?'])(
  'takes %s for a question of what an epoch is',
  (question) => {
    const library = libraryOf(
      corpusPages({
        '/words': {
          title: 'Words',
          sections: {
            '': 'What the words mean.',
            Epoch: 'A day of the network, after which rewards are paid.',
          },
        },
        '/epochs': {
          title: 'Time',
          sections: {'': 'Each epoch what stands there changes. The epoch of a node is its own.'},
        },
      }),
    );
    const {blocks} = createExtractiveAnswerer(library).reply({message: question, thread: []});
    expect(blocks[0]).toMatch(/^\*\*Epoch\*\*: A day of the network/);
  },
);

it('tells a length of time in another unit than the one that is asked for', () => {
  const library = libraryOf(
    corpusPages({
      '/learn/time': {
        title: 'Time',
        sections: {
          Places: 'A validator waits four epochs in a list.',
          Epochs: 'An epoch takes 24 hours.',
        },
      },
    }),
  );
  const {blocks} = createExtractiveAnswerer(library).reply({message: 'How long is an epoch?', thread: []});
  expect(blocks[0]).toMatch(/^An epoch takes 24 hours\./);
});

it('says where long code goes on', () => {
  const lines = Array.from({length: 40}, (_, index) => (index === 20 ? '' : `step ${index}`));
  const library = libraryOf(
    corpusPages({
      '/tools/deploy': {
        title: 'Deploy',
        sections: {'': `Deploy with this script:\n\n\`\`\`bash\n${lines.join('\n')}\n\`\`\``},
      },
    }),
  );
  const {blocks} = createExtractiveAnswerer(library).reply({
    message: 'How do I deploy with a script?',
    thread: [],
  });
  expect(blocks.join('\n')).toContain('step 19\n…\n```');
});

it('says nothing that no page says', () => {
  const written = smallSite.flatMap(({sections}) => sections.map(({markdown}) => markdown)).join('\n');
  const lines = textOf(ask('How do I start a local network with mxpy?'))
    .split('\n')
    .filter((line) => !line.startsWith('From ['));
  expect(lines.filter((line) => !written.includes(line))).toEqual([]);
});

it.each(['Give me a recipe for bread.', 'What is a `frobnicator_config` for?'])(
  'finds nothing for %s',
  (question) => {
    expect(ask(question).declined).toBe('offTopic');
  },
);

it('offers the closest pages where the evidence is weak', () => {
  const reply = ask('Is a keystore file with its password good for quantum backups?');
  expect(reply).toMatchObject({blocks: [weakText], declined: 'weak'});
  expect(reply.sources[0]?.route).toBe('/wallet/keystore');
});

it.each(['', '?', '🙂', 'a'.repeat(4000), '`'.repeat(500), '[['.repeat(500), 'the of and'])(
  'survives %s',
  (question) => {
    expect(ask(question).blocks.length).toBeGreaterThan(0);
  },
);

it('stops where the signal says so', async () => {
  const controller = new AbortController();
  controller.abort();
  const events = [];
  for await (const event of answerer.answer({message: 'How long is a round?', thread: []}, controller.signal))
    events.push(event);
  expect(events).toEqual([]);
});

describe('what a question asks for', () => {
  const pages = corpusPages({
    '/developers/calls': {
      title: 'Calls',
      sections: {
        'Choose a call':
          '| Run with | Answer |\n| --- | --- |\n| `sync_call` | at once |\n| `register_promise` | later |\n| `async_call_and_exit` | to a callback |',
      },
    },
    '/accounts/guard': {
      title: 'Guarded accounts',
      sections: {
        'Guard the account': 'To guard an account, send `GuardAccount` to yourself.',
        'Unguard the account': 'To unguard an account, send `UnGuardAccount` with the guardian’s signature.',
      },
    },
    '/nodes/logs': {
      title: 'Logs',
      sections: {
        Care: 'The node keeps its logs with great care.',
        Files: 'The node keeps its logs under `node-0/logs/`.',
      },
    },
    '/tools/mxpy-install': {
      title: 'Install mxpy',
      sections: {
        Check: 'The tool mxpy answers with its version, mxpy 12.0.0.',
        Before: '| You need | Version |\n| --- | --- |\n| Python for mxpy | 3.11 or newer |',
      },
    },
    '/indices/holders': {
      title: 'The holders index',
      sections: {
        '': 'One document is one holding.\n\n| | |\n| --- | --- |\n| Key | `{address}-{token}` |\n| Off | leave `holders` out |',
      },
    },
  });
  const asked = createExtractiveAnswerer(libraryOf(pages));
  const answerTo = (message: string, before?: string) =>
    textOf(
      asked.reply({message, thread: before === undefined ? [] : [{role: 'user' as const, content: before}]}),
    );

  it('shows the rows of a table that are about two things to be told apart, and no others', () => {
    const answer = answerTo('What is the difference between sync_call and async_call_and_exit?');
    expect(answer).toContain('| `sync_call` | at once |\n| `async_call_and_exit` | to a callback |');
    expect(answer).not.toContain('register_promise');
  });

  it('takes undoing for the opposite of what was asked about before', () => {
    expect(answerTo('and how do I undo it?', 'How do I guard my account?')).toContain('`UnGuardAccount`');
  });

  it('says where something stands', () => {
    expect(answerTo('Where does my node keep its logs?')).toMatch(/^[^\n]*`node-0\/logs\/`/);
  });

  it('takes a language for the matter where its version is asked for', () => {
    expect(answerTo('Which Python version does mxpy need?')).toContain('3.11 or newer');
  });

  it('takes the title of a page for said in each of its passages', () => {
    expect(answerTo('What is the key in the holders index?')).toContain('`{address}-{token}`');
  });
});

describe('a task', () => {
  const tasks = createExtractiveAnswerer(
    libraryOf(
      corpusPages({
        '/tools/relay': {
          title: 'Relay',
          sections: {
            '': 'A relay passes blocks on.',
            'Before you start': 'A relay needs Go 1.23.',
            Launch: 'Start a relay with `relay --up`.',
          },
        },
        '/tools/store': {
          title: 'Store',
          sections: {'': 'A store keeps blocks.', 'Before you start': 'A store needs a disk.'},
        },
      }),
    ),
  );
  const answerTo = (message: string) => tasks.reply({message, thread: []}).blocks.join('\n\n');

  it('is not what has to be there before it', () => {
    expect(answerTo('How do I start a relay?')).toMatch(/^Start a relay with/);
  });

  it('is understood by what a thing is responsible for', () => {
    expect(answerTo('What is the relay responsible for?')).toContain('A relay passes blocks on.');
  });
});

it('declines what is about another network, unless readers of a page ask the same', () => {
  expect(ask('How do I install Hardhat?').declined).toBe('otherChain');
  const site = corpusPages({
    '/tools/fork': {
      title: 'Forks',
      sections: {'': '? fork a state with Hardhat\n\nThe simulator can.'},
    },
  });
  const forks = createExtractiveAnswerer(libraryOf([...smallSite, ...site]));
  expect(forks.reply({message: 'Fork a state with Hardhat?', thread: []}).declined).toBeUndefined();
});
