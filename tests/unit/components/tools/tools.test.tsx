import {act, fireEvent, render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AbiTool from '@site/src/components/tools/AbiTool/AbiTool';
import DataFieldTool from '@site/src/components/tools/DataFieldTool/DataFieldTool';
import FeeTool from '@site/src/components/tools/FeeTool/FeeTool';
import {choice, enter, field, prepareToolPage, results} from '@site/tests/support/toolPage';

prepareToolPage();

describe('the other tools', () => {
  it('decode a data field, with the decimals of the token', () => {
    render(<DataFieldTool decimals="2" />);
    expect(results().Meaning).toBe('Transfers 7.5 ALICE-a1b2c3 to the receiver of the transaction.');
    enter('Data field', 'SaveKeyValue@6');
    expect(field('Data field')).toHaveAccessibleDescription(/Expected an even number of hexadecimal digits/);
  });

  it('distinguish a function of the ESDT contract from an endpoint', async () => {
    render(<DataFieldTool data="pause@414c4943452d613162326333" />);
    await waitFor(() => expect(results().Meaning).toMatch(/^pause stops/));
    enter('Receiver', 'other');
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
