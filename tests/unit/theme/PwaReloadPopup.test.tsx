import {render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PwaReloadPopup from '@site/src/theme/PwaReloadPopup';

const region = () => screen.queryByRole('region', {name: 'Update'});

describe('PwaReloadPopup', () => {
  it('fills its live region after it stands, so that the text is announced', async () => {
    render(<PwaReloadPopup onReload={() => {}} />);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(await screen.findByText('A new version of these pages is ready.')).toBe(
      screen.getByRole('status'),
    );
  });

  it('reloads once and closes', async () => {
    const onReload = jest.fn();
    render(<PwaReloadPopup onReload={onReload} />);
    await userEvent.click(screen.getByRole('button', {name: 'Reload'}));
    await waitFor(() => expect(onReload).toHaveBeenCalledTimes(1));
    expect(region()).toBeNull();
  });

  it('closes without a reload, by its button and by Escape from either button', async () => {
    const onReload = jest.fn();
    const {unmount} = render(<PwaReloadPopup onReload={onReload} />);
    await userEvent.click(screen.getByRole('button', {name: 'Not now'}));
    expect(region()).toBeNull();
    unmount();
    for (const tabs of [1, 2]) {
      const {unmount: remove} = render(<PwaReloadPopup onReload={onReload} />);
      for (let count = 0; count < tabs; count += 1) await userEvent.tab();
      await userEvent.keyboard('{Escape}');
      expect(region()).toBeNull();
      remove();
    }
    expect(onReload).not.toHaveBeenCalled();
  });
});
