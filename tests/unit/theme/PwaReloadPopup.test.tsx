import {fireEvent, render, screen} from '@testing-library/react';
import PwaReloadPopup from '@site/src/theme/PwaReloadPopup';

describe('PwaReloadPopup', () => {
  it('fills its live region after the first render, so that the text is announced', async () => {
    render(<PwaReloadPopup />);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(await screen.findByText('A new version of these pages is ready.')).toBe(
      screen.getByRole('status'),
    );
  });

  it('shows "Reloading…", and messages the waiting worker repeatedly once requests have stopped', async () => {
    const waiting = {postMessage: jest.fn()};
    const workers = {getRegistration: async () => ({waiting}), addEventListener: jest.fn()};
    Object.defineProperty(navigator, 'serviceWorker', {configurable: true, value: workers});
    let reportRequest = () => {};
    class Observer {
      observe = jest.fn();
      constructor(callback: () => void) {
        reportRequest = callback;
      }
    }
    Object.defineProperty(window, 'PerformanceObserver', {configurable: true, value: Observer});
    render(<PwaReloadPopup />);
    await screen.findByText('A new version of these pages is ready.');
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', {name: 'Reload'}));
    expect(screen.getByRole('status').textContent).toBe('Reloading…');
    expect(screen.getByRole<HTMLButtonElement>('button', {name: 'Reload'}).disabled).toBe(true);
    for (let request = 0; request < 4; request += 1) {
      await jest.advanceTimersByTimeAsync(900);
      reportRequest();
    }
    expect(waiting.postMessage).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2000);
    expect(waiting.postMessage.mock.calls.length).toBeGreaterThan(1);
    expect(waiting.postMessage).toHaveBeenLastCalledWith({type: 'SKIP_WAITING'});
    expect(workers.addEventListener).toHaveBeenCalledWith('controllerchange', expect.any(Function), {
      once: true,
    });
    jest.useRealTimers();
  });
});
