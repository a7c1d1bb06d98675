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

it('converts the last round before Supernova, whose duration is ten times as long', () => {
  render(<EpochTool from="round" value="32157660" />);
  expect(results()).toMatchObject({
    'Start of the round': '2026-09-10 18:06:00 UTC',
    'Duration of the round': '6 seconds',
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

it('warns that the estimated epochs of devnet can be days off', () => {
  render(<EpochTool network="devnet" from="epoch" value="3000" />);
  expect(screen.getByText(/can be days off/)).toBeVisible();
});

it('says next to the field what is wrong', () => {
  render(<EpochTool />);
  enter(/Date or Unix time/, 'tomorrow');
  expect(screen.getByLabelText('Date or Unix time')).toHaveAccessibleDescription(
    /Expected a date in UTC.*found "tomorrow"/,
  );
  expect(screen.getByLabelText('Date or Unix time')).toBeInvalid();
  expect(results()).toEqual({});
  enter(/Network/, 'testnet');
  enter(/Date or Unix time/, '2026-09-10');
  expect(screen.getByText(/before 2026-04-01 00:00:00 UTC on testnet/)).toBeVisible();
});

it('uses the current time', () => {
  jest.useFakeTimers({now: Date.UTC(2026, 10, 26, 12, 0, 0, 500)});
  render(<EpochTool from="epoch" value="1" />);
  fireEvent.click(screen.getByRole('button', {name: 'Use the current time'}));
  expect(screen.getByLabelText('Date or Unix time')).toHaveValue('2026-11-26 12:00:00 UTC');
  expect(results()).toMatchObject({'Epoch (estimate)': '2309'});
  jest.useRealTimers();
});

it('reads its state from the URL, and ignores unknown values', () => {
  history.replaceState(null, '', '/?epoch.from=epoch&epoch.value=1763&epoch.network=moon');
  render(<EpochTool />);
  expect(results()).toMatchObject({'Start of the epoch (estimate)': '2025-05-28 16:56:18 UTC'});
  expect(screen.getByLabelText('Network')).toHaveValue('mainnet');
});
