import {ask} from '@site/tests/support/modelAnswerer';

it('sends a prompt of at most 41,000 characters, however long question and conversation are', async () => {
  const long = 'How long is a round? '.repeat(1000);
  const thread = Array.from({length: 20}, (_, index) => ({
    role: index % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content: long,
  }));
  const about = {page: {title: 'Rounds', route: `/${'r'.repeat(499)}`}, quote: long.slice(0, 1200)};
  const {asked} = await ask(['Yes'], {message: long.slice(0, 4000), thread, about});
  const contents = asked[0]!.body.messages.map(({content}) => content);
  const [sections = ''] = /<docs number=[\s\S]*<\/docs>/.exec(contents.at(-1)!) ?? [];
  // The sections of this small site are short: they may have 18,000 characters, and 3,000 of titles and addresses.
  expect(contents.join('').length - sections.length).toBeLessThan(41_000 - 21_000);
});
