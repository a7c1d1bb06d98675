import {fireEvent, render, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AddressTool from '@site/src/components/tools/AddressTool/AddressTool';
import AmountTool from '@site/src/components/tools/AmountTool/AmountTool';
import CodeMetadataTool from '@site/src/components/tools/CodeMetadataTool/CodeMetadataTool';
import DataFieldTool from '@site/src/components/tools/DataFieldTool/DataFieldTool';
import {enter, field, prepareToolPage, results} from '@site/tests/support/toolPage';

prepareToolPage();

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
