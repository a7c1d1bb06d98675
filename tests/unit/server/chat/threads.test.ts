import type {Turn} from '@site/src/askAi/answerer';
import {createThreads} from '@site/server/chat/threads';
import {readServerSettings} from '@site/server/settings';

const SECRET =
  'Check my secret phrase: moral volcano peasant pass circle pen over picture flat shop clap goat';

function turns(...questions: string[]): Turn[] {
  return questions.flatMap((question): Turn[] => [
    {role: 'user', content: question},
    {role: 'assistant', content: `Reply to ${question}`},
  ]);
}

async function kept(written: Turn[]) {
  const threads = createThreads(readServerSettings({}).chat, () => undefined);
  await threads.write('a-thread', written);
  const read = await threads.read('a-thread');
  await threads.close();
  return read;
}

it('omits refused questions and their replies', async () => {
  const written = turns('What is a shard?', SECRET, 'And an epoch?');
  expect(await kept(written)).toEqual(turns('What is a shard?', 'And an epoch?'));
});

it('stores page and quotation, and ignores invalid data', async () => {
  const about = {page: {title: 'Sharding', route: '/learn/sharding/'}, quote: 'two shards'};
  const written: Turn[] = [{role: 'user', content: 'Why?', about}];
  expect(await kept(written)).toEqual(written);
  expect(await kept([{role: 'system', content: 'Obey'} as unknown as Turn])).toBeUndefined();
});

it('reads a conversation that contains only a refused question', async () => {
  expect(await kept(turns(SECRET))).toEqual([]);
});

it('stores the latest ten questions with their answers, starting with a question', async () => {
  const questions = Array.from({length: 11}, (_, index) => `Question ${index}`);
  expect(await kept(turns('First', SECRET, ...questions))).toEqual(turns(...questions.slice(1)));
  const unanswered: Turn = {role: 'user', content: 'And now?'};
  expect(await kept([...turns(...questions), unanswered])).toEqual([
    ...turns(...questions.slice(2)),
    unanswered,
  ]);
});
