import {figureFitOf} from '@site/src/retrieval/answers/figures';

it.each([
  ['How many shards does the network have?', '3 execution shards and the metachain', 1],
  ['How many shards does the network have?', 'Each of the shards has its own list of 400 validators', 0.5],
  ['How many shards does the network have?', 'Many blockchains shard the network', 0],
  ['What does a round last?', 'MultiversX measures time in rounds of 0.6 seconds', 1],
  ['What does a round last?', 'Fewer than 267 validators signed', 0.5],
  ['How long is an epoch?', 'The list stays fixed', 0],
  ['What does it cost to issue a token?', '0.05 EGLD', 1],
  ['What is the maximum supply?', 'the supply is 31,415,926 EGLD', 1],
  ['Why is my node jailed?', '2.5 EGLD', undefined],
])('%s %s: %s', (question, text, fit) => {
  expect(figureFitOf(question)?.(text)).toBe(fit);
});
