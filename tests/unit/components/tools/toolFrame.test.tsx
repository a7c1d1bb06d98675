import {render} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DataFieldTool from '@site/src/components/tools/DataFieldTool/DataFieldTool';
import {field, prepareToolPage} from '@site/tests/support/toolPage';

prepareToolPage();

describe('the frame of a tool', () => {
  it('copies the main result on Ctrl+Enter in a multiline field, and not on Enter', async () => {
    const user = userEvent.setup();
    render(<DataFieldTool />);
    await user.click(field('Data field'));
    await user.keyboard('{Enter}');
    expect(await navigator.clipboard.readText()).toBe('');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await navigator.clipboard.readText()).toMatch(/^Transfers 750 atomic units of ALICE-a1b2c3/);
  });
});
