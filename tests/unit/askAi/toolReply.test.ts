import {toolReply} from '@site/src/askAi/toolReply';
import {readToolQuery} from '@site/src/components/tools/toolQuery';

const ALICE = 'erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th';

describe('toolReply', () => {
  it.each([
    ['Convert 2.5 EGLD', 'amount', 'amount.value=2.5'],
    ['How much are 2.5 EGLD in atomic units?', 'amount', 'amount.value=2.5'],
    ['1500000000000000000 to EGLD', 'amount', 'amount.value=1500000000000000000&amount.unit=atomic'],
    [`In which shard is ${ALICE}?`, 'address', `address.address=${ALICE}`],
    ['What does ESDTTransfer@414c@02ee mean?', 'data-field', 'data-field.data=ESDTTransfer%40414c%4002ee'],
    ['decode the code metadata 0506', 'code-metadata', 'code-metadata.metadata=0506'],
  ])('links "%s" to the tool, filled in', (message, anchor, query) => {
    const reply = toolReply(message);
    expect(reply?.text).toContain(`(/tools?${query}#${anchor})`);
    expect(reply?.source).toMatchObject({route: '/tools', anchor});
  });

  it('says what the amount is', () => {
    expect(toolReply('convert 2.5 EGLD')?.text).toContain(
      '2.5 EGLD equals 2500000000000000000 atomic units.',
    );
    expect(toolReply('1500000000000000000 wei in EGLD')?.text).toContain(
      '1500000000000000000 atomic units equal 1.5 EGLD.',
    );
  });

  it('fills in the fields that the tool reads from the address', () => {
    const query = /\?([^#]*)#/.exec(toolReply('Convert 2.5 EGLD')!.text)![1]!;
    expect(readToolQuery(`?${query}`, 'amount', {value: '1', unit: 'token', decimals: '18'}).value).toBe(
      '2.5',
    );
  });

  it.each([
    'How do I convert EGLD to atomic units?',
    'Can I convert a 2500 EGLD validator into a staking provider?',
    `Why can't I send to ${ALICE}?`,
    'setAutomaticActivation@74727565 fails: automatic activation is disabled',
  ])('has no tool for "%s"', (message) => {
    expect(toolReply(message)).toBeUndefined();
  });
});
