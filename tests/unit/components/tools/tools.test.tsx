import {TextDecoder as NodeTextDecoder, TextEncoder as NodeTextEncoder} from 'node:util';
import {act, fireEvent, render, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AbiTool from '@site/src/components/tools/AbiTool/AbiTool';
import AddressTool from '@site/src/components/tools/AddressTool/AddressTool';
import AmountTool from '@site/src/components/tools/AmountTool/AmountTool';
import CodeMetadataTool from '@site/src/components/tools/CodeMetadataTool/CodeMetadataTool';
import DataFieldTool from '@site/src/components/tools/DataFieldTool/DataFieldTool';
import FeeTool from '@site/src/components/tools/FeeTool/FeeTool';

// jsdom has neither. Node's own encoder returns an array of another realm, which isn't an instance of Uint8Array here.
globalThis.TextDecoder = NodeTextDecoder as typeof TextDecoder;
globalThis.TextEncoder = class extends NodeTextEncoder {
  override encode(text?: string) {
    return Uint8Array.from(super.encode(text));
  }
} as typeof TextEncoder;

const ALICE_HEX = '0139472eff6886771a982f3083da5d421f24c29181e63888228dc81ca60d69e1';
const BOB = 'erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx';

const field = (name: string | RegExp) => screen.getByRole('textbox', {name});
const choice = (name: string | RegExp) => screen.getByRole('combobox', {name});
const enter = (name: string | RegExp, value: string) => fireEvent.change(field(name), {target: {value}});
/** The results by their names. */
const results = () =>
  Object.fromEntries(
    screen
      .queryAllByRole('term')
      .map((term) => [
        term.textContent,
        within(term.parentElement!).getByRole('definition').querySelector('span')!.textContent,
      ]),
  );

beforeEach(() => history.replaceState(null, '', '/page/'));

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

describe('the frame of a tool', () => {
  it('writes the state to the URL, and restores it from there', async () => {
    const first = render(<AmountTool />);
    enter('Amount', '2.5');
    await waitFor(() => expect(location.search).toBe('?amount.value=2.5'));
    first.unmount();
    render(<AmountTool />);
    expect(results()['Atomic units']).toBe('2500000000000000000');
  });

  it('keeps the state of two tools on a page separate', async () => {
    render(
      <>
        <AmountTool />
        <AmountTool id="fee-amount" decimals="6" />
      </>,
    );
    const [, second] = screen.getAllByRole('region', {name: 'Amount converter'});
    fireEvent.change(within(second!).getByRole('textbox', {name: 'Amount'}), {target: {value: '3'}});
    await waitFor(() => expect(location.search).toBe('?fee-amount.value=3'));
    expect(screen.getAllByRole('definition').map(({textContent}) => textContent)).toEqual(
      expect.arrayContaining(['1500000000000000000', '3000000']),
    );
  });

  it('copies the main result on Enter in a field', async () => {
    const user = userEvent.setup();
    render(<AmountTool />);
    await user.click(field('Amount'));
    await user.keyboard('{Enter}');
    expect(await navigator.clipboard.readText()).toBe('1500000000000000000');
    expect(screen.getByRole('button', {name: 'Copied'})).toBeVisible();
  });

  it('copies the main result on Ctrl+Enter in a multiline field, and not on Enter', async () => {
    const user = userEvent.setup();
    render(<DataFieldTool />);
    await user.click(field('Data field'));
    await user.keyboard('{Enter}');
    expect(await navigator.clipboard.readText()).toBe('');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await navigator.clipboard.readText()).toMatch(/^Transfers 750 atomic units of ALICE-a1b2c3/);
  });

  it('copies a link to the result', async () => {
    const user = userEvent.setup();
    render(<CodeMetadataTool />);
    await user.click(screen.getByRole('checkbox', {name: 'payable'}));
    await user.click(screen.getByRole('button', {name: 'Copy link to this result'}));
    expect(await navigator.clipboard.readText()).toBe(
      'http://localhost/page/?code-metadata.metadata=0502#code-metadata-tool',
    );
    expect(screen.getByText('The link is copied.')).toBeVisible();
  });

  it('warns not to enter a seed phrase or a secret key', () => {
    render(<AddressTool />);
    expect(
      screen.getByText(/nothing that you type is sent. Never enter a seed phrase or a secret key/),
    ).toBeVisible();
  });
});

describe('the other tools', () => {
  it('convert an amount in both directions, and refuse to round', () => {
    render(<AmountTool decimals="2" />);
    fireEvent.change(choice('Unit'), {target: {value: 'atomic'}});
    enter('Amount', '750');
    expect(results()).toEqual({
      'EGLD or tokens': '7.5',
      'Atomic units': '750',
      'Argument (hexadecimal)': '02ee',
    });
    fireEvent.change(choice('Unit'), {target: {value: 'token'}});
    enter('Amount', '7.505');
    expect(field('Amount')).toHaveAccessibleDescription(/Expected at most 2 decimals, found 3/);
    enter(/Decimals/, '19');
    expect(field(/Decimals/)).toBeInvalid();
  });

  it('decode a data field, with the decimals of the token', () => {
    render(<DataFieldTool decimals="2" />);
    expect(results().Meaning).toBe('Transfers 7.5 ALICE-a1b2c3 to the receiver of the transaction.');
    enter('Data field', 'SaveKeyValue@6');
    expect(field('Data field')).toHaveAccessibleDescription(/Expected an even number of hexadecimal digits/);
  });

  it('distinguish a function of the ESDT contract from an endpoint', async () => {
    render(<DataFieldTool data="pause@414c4943452d613162326333" />);
    await waitFor(() => expect(results().Meaning).toMatch(/^pause stops/));
    fireEvent.change(choice('Receiver'), {target: {value: 'other'}});
    expect(results().Meaning).toBe('Calls the function pause with 1 argument.');
  });

  it('build a data field', async () => {
    const user = userEvent.setup();
    render(<DataFieldTool />);
    await user.selectOptions(choice('What to do'), 'build');
    await screen.findByRole('textbox', {name: 'Function'});
    await user.click(screen.getByRole('button', {name: 'Add an argument'}));
    expect(results()).toEqual({});
    await user.selectOptions(choice('Type of argument 2'), 'token');
    await user.type(field('Argument 2'), 'ALICE-a1b2c3');
    expect(results()['Data field']).toBe('add@05@414c4943452d613162326333');
    await user.click(screen.getByRole('button', {name: 'Remove the last argument'}));
    expect(results()['Data field']).toBe('add@05');
    await user.clear(field('Function'));
    expect(field('Function')).toBeInvalid();
  });

  it('calculate a fee, and say what a contract call needs', () => {
    render(<FeeTool data="deposit@012c@0a" limit="4000000" used="3000000" />);
    expect(results()).toMatchObject({
      Fee: '0.0001025 EGLD',
      'Movement gas': '72,500',
      'Refunded gas': '927,500',
    });
    enter(/Execution gas/, '');
    enter(/Gas limit/, '');
    expect(field(/Gas limit/)).toHaveAccessibleDescription(/only a simulation finds out the gas/);
    enter(/Gas limit/, '10000000');
    enter(/Execution gas/, '3000000');
    expect(results()['Refunded gas']).toMatch(/^none: the gas limit is so high/);
    act(() => screen.getByRole('checkbox', {name: 'A relayer pays the fee'}).click());
    expect(results()['Movement gas']).toBe('122,500');
    enter('Gas price', '1');
    expect(field('Gas price')).toBeInvalid();
  });

  it('decode code metadata to flags that the reader can change', async () => {
    const user = userEvent.setup();
    render(<CodeMetadataTool metadata="BQQ=" />);
    expect(screen.getByRole('checkbox', {name: 'payable by contracts'})).toBeChecked();
    await user.click(screen.getByRole('checkbox', {name: 'payable'}));
    expect(results()).toEqual({
      Hexadecimal: '0506',
      Flags: 'upgradeable, readable, payable, payable by contracts',
      Base64: 'BQY=',
    });
    enter('Code metadata', '05');
    expect(field('Code metadata')).toHaveAccessibleDescription(/Expected 2 bytes of code metadata/);
  });

  it('encode a call from an ABI, and decode results', async () => {
    const user = userEvent.setup();
    render(<AbiTool />);
    expect(results()['Data field']).toBe('add@05');
    enter(/^value/, 'five');
    expect(field(/^value/)).toHaveAccessibleDescription(
      /Expected a whole number in value \(BigUint\), found five/,
    );
    await user.selectOptions(choice('Endpoint'), 'init');
    enter(/^start/, '255');
    expect(results()['After code@0500@metadata']).toBe('@ff');
    await user.selectOptions(choice('Endpoint'), 'getSum');
    expect(results()['Data field']).toBe('getSum');
    await user.selectOptions(choice('What to do'), 'results');
    fireEvent.change(await screen.findByRole('textbox', {name: /Results, one on each line/}), {
      target: {value: '["BQ=="]'},
    });
    expect(results()).toEqual({'result 1 (BigUint)': '"5"'});
  });

  it('read another ABI, and say what is wrong with it', async () => {
    const user = userEvent.setup();
    render(<AbiTool />);
    await user.click(screen.getByRole('button', {name: 'Load the ABI of the crowdfunding contract'}));
    await waitFor(() => expect(choice('Endpoint')).toHaveValue('fund'));
    enter('ABI', '{"endpoints": 5}');
    expect(field('ABI')).toHaveAccessibleDescription(/at endpoints of the ABI, found 5/);
  });
});
