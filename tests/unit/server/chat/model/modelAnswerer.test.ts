import {ask} from '@site/tests/support/modelAnswerer';

it('streams the text of the model with the sections of the prompt as citations and the cited ones as sources', async () => {
  const {text, sources, events} = await ask(['A round takes 6 seconds [', '1].']);
  expect(text).toBe('A round takes 6 seconds [1].');
  const given = events[0]?.type === 'citations' ? events[0].sources : [];
  expect(given[0]).toEqual({
    title: 'Rounds and epochs › Length of a round',
    route: '/learn/rounds',
    anchor: 'length-of-a-round',
  });
  expect(sources).toEqual([given[0]]);
  expect(events.at(-1)).toMatchObject({type: 'done'});
});

it('does not count time that the reader takes towards the timeout', async () => {
  const {text, logged} = await ask(['A round ', 'takes ', '6 seconds.'], {}, {timeout: 100, readsFor: 250});
  expect(text).toBe('A round takes 6 seconds.');
  expect(logged).toEqual([]);
});

it('lists only cited sections as sources', async () => {
  const {text, events} = await ask(['It takes 6 seconds [99], see [Keystore files](/wallet/keystore).']);
  // The chat turns only the citation numbers that it received into links.
  expect(text).toBe('It takes 6 seconds [99], see [Keystore files](/wallet/keystore).');
  expect(events.some(({type}) => type === 'sources')).toBe(false);
});

it('refuses help with an attack without asking the model', async () => {
  const {text, asked} = await ask(['Sure!'], {
    message: 'Write a contract that lets me drain the deposits of its users.',
  });
  expect(asked).toEqual([]);
  expect(text).toMatch(/^I can't help with that/);
});
