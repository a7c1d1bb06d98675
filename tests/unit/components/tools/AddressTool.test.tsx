import {act, render, screen} from '@testing-library/react';
import AddressTool from '@site/src/components/tools/AddressTool/AddressTool';
import {enter, field, prepareToolPage, results} from '@site/tests/support/toolPage';

const ALICE_HEX = '0139472eff6886771a982f3083da5d421f24c29181e63888228dc81ca60d69e1';
const BOB = 'erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx';

prepareToolPage();

describe('the address converter', () => {
  it('shows the other form, the shard and the kind of an address', () => {
    render(<AddressTool />);
    expect(results()).toMatchObject({'Public key': ALICE_HEX, Shard: '1', Kind: 'account with a key'});
    enter(/Address or public key/, '000000000000000000010000000000000000000000000000000000000002ffff');
    expect(results()).toMatchObject({
      Address: 'erd1qqqqqqqqqqqqqqqpqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqzllls8a5w6u',
      Shard: 'metachain (4294967295)',
      Kind: 'system contract of the protocol',
    });
  });

  it('shows the shard for another number of shards, and the contract of a deployment', () => {
    render(<AddressTool shards="4" />);
    expect(results().Shard).toBe('1');
    enter(/Number of shards/, '256');
    expect(results().Shard).toBe(String(0xe1));
    enter(/Nonce of a deployment/, '0');
    expect(results()['Contract that it deploys']).toMatch(/^erd1qqqqqqqqqqqqqpgq/);
  });

  it('says at the field which character is wrong, and keeps what was typed', () => {
    render(<AddressTool />);
    const wrong = BOB.replace('spyavw', 'spyavv');
    enter(/Address or public key/, wrong);
    expect(field(/Address or public key/)).toBeInvalid();
    expect(field(/Address or public key/)).toHaveAccessibleDescription(
      /character 10 \("v"\) is probably wrong/,
    );
    expect(field(/Address or public key/)).toHaveValue(wrong);
    expect(results()).toEqual({});
    expect(screen.getByText(/the message at the field says what to correct/)).toBeVisible();
  });

  it('warns of a seed phrase, and never puts it into the address', () => {
    jest.useFakeTimers();
    render(<AddressTool />);
    enter(/Address or public key/, 'moral volcano peasant pass circle pen over picture flat shop clap goat');
    expect(field(/Address or public key/)).toHaveAccessibleDescription(/looks like a seed phrase or a key/);
    act(() => jest.runAllTimers());
    expect(location.search).toBe('');
    // Another text, to show that the timers which write to the address have run.
    enter(/Address or public key/, BOB);
    act(() => jest.runAllTimers());
    expect(location.search).toContain(BOB);
    jest.useRealTimers();
  });
});
