import {fireEvent, render, screen} from '@testing-library/react';
import EpochTool from '@site/src/components/tools/EpochTool/EpochTool';
import {enter, results} from '@site/tests/support/toolPage';

afterEach(() => history.replaceState(null, '', '/'));

it('shows the first round of Supernova as its example', () => {
  render(<EpochTool />);
  expect(results()).toEqual({
    Round: '32,157,661',
    'Epoch (estimate)': '2233',
    'Start of the round': '2026-09-10 18:06:06 UTC',
    'Unix time, seconds': '1789063566',
    'Duration of the round': '0.6 seconds',
    'Rounds since the epoch began': '228',
    'Next epoch (estimate)': '2026-09-11 18:03:49.200 UTC',
  });
});

it('keeps the moment when the reader selects another unit to convert from', () => {
  render(<EpochTool />);
  enter(/Convert from/, 'epoch');
  expect(screen.getByLabelText('Epoch')).toHaveValue('2233');
  expect(results()).toMatchObject({'Start of the epoch (estimate)': '2026-09-10 17:43:18 UTC'});
  enter(/Convert from/, 'round');
  expect(screen.getByLabelText('Round')).toHaveValue('32157433');
  enter(/Convert from/, 'date');
  expect(screen.getByLabelText('Date or Unix time')).toHaveValue('2026-09-10 17:43:18 UTC');
});

it('uses the current time', () => {
  jest.useFakeTimers({now: Date.UTC(2026, 10, 26, 12, 0, 0, 500)});
  render(<EpochTool from="epoch" value="1" />);
  fireEvent.click(screen.getByRole('button', {name: 'Use the current time'}));
  expect(screen.getByLabelText('Date or Unix time')).toHaveValue('2026-11-26 12:00:00 UTC');
  expect(results()).toMatchObject({'Epoch (estimate)': '2309'});
  jest.useRealTimers();
});
