import {render, screen, within} from '@testing-library/react';
import RewardsTool from '@site/src/components/tools/RewardsTool/RewardsTool';
import {enter, results} from '@site/tests/support/toolPage';

const stepsOf = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [row.children[0]!.textContent, row.children[2]!.textContent]);

it('estimates the rewards of the page’s example', () => {
  render(<RewardsTool />);
  expect(results()).toEqual({
    'Your reward for an epoch': '0.020846 EGLD',
    'For 365 epochs, a year': '7.6086 EGLD',
    'APR after the service fee': '7.61%',
    'APR before the service fee': '8.45%',
    'APY, redelegated every epoch': '7.90%',
  });
});

it('shows every step of the formula', () => {
  render(<RewardsTool />);
  expect(stepsOf()).toEqual([
    ['All rewards', '6,900.45'],
    ['Three funds', '3,450.23'],
    ['Leaders', '8.00'],
    ['Validators', '3,422.23'],
    ['For top-up', '1,102.61'],
    ['For base stake', '2,319.61'],
    ["Provider's base", '7.2488'],
    ["Provider's top-up", '4.3071'],
    ["Provider's leader fees", '0.0250'],
    ['Service fee', '1.1581'],
    ['Your reward', '0.020846'],
  ]);
});

it('says what is wrong with one field, or with several together', () => {
  render(<RewardsTool />);
  enter('Service fee, %', '101');
  expect(screen.getByLabelText('Service fee, %')).toHaveAccessibleDescription(
    /Expected a percentage from 0 to 100, found 101/,
  );
  expect(results()).toEqual({});
  enter('Service fee, %', '10');
  enter('Nodes', '21');
  expect(screen.getByText(/Expected a stake of at least 52500 EGLD/)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
