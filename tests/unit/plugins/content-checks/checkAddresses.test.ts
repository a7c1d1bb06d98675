import {checkAddresses} from '@site/plugins/content-checks/checkAddresses';
import {pageOf} from '@site/tests/support/contentSite';

const alice = 'erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th';

describe('checkAddresses', () => {
  it.each([
    `\`${alice}\``,
    '`erd1…`',
    '`erd1...`',
    '`erd1qyu5…ycr6th`',
    '`erd1qyu5...ycr6th`',
    'An address starts with erd1.',
  ])('accepts %s', (text) => {
    expect(checkAddresses(pageOf(text))).toEqual([]);
  });

  it('reports a wrong checksum, also inside code', () => {
    const wrong = alice.replace('qyu5', 'qyu6');
    expect(checkAddresses(pageOf(`Text.\n\n\`\`\`text\nReceiver: ${wrong}\n\`\`\``))).toEqual([
      {
        line: 4,
        message: `the address ${wrong} doesn't decode: its checksum is wrong; copy a valid one, such as the addresses of Alice, Bob and Carol`,
      },
    ]);
  });

  it('reports an address with a wrong length', () => {
    const short = alice.slice(0, -1);
    expect(checkAddresses(pageOf(`\`${short}\``))).toEqual([
      {
        line: 1,
        message: `the address ${short} doesn't decode: it has 61 characters, not 62; write it in full, or shorten it with an ellipsis (erd1qyu5…ycr6th)`,
      },
    ]);
  });
});
