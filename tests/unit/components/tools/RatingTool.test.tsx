import {render, screen, within} from '@testing-library/react';
import {hourTicks, sample} from '@site/src/components/tools/RatingTool/chartScale';
import {formatHours} from '@site/src/components/tools/RatingTool/formatHours';
import RatingTool from '@site/src/components/tools/RatingTool/RatingTool';
import {enter, results} from '@site/tests/support/toolPage';

it('says when the rating reaches the jail threshold, and when it is back', () => {
  render(<RatingTool offline="5.9" />);
  expect(results()['Jail threshold']).toBe('reached after 5 h 52 min');
  enter('Hours offline', '1');
  expect(results()).toMatchObject({
    'Rating after the outage': '97.96',
    'Back at the first rating': '2 h 24 min after the outage',
  });
});

it('says when a low rating is above the jail threshold', () => {
  render(<RatingTool rating="9" offline="0" online="6" />);
  expect(results()).toMatchObject({
    'Rating after the outage': '9.00',
    'Jail threshold': 'above it after 1 h 12 min',
  });
  enter('Hours online after that', '1');
  expect(results()['Jail threshold']).toBe('not above it in these hours');
});

it('has a chart with a name, and the same figures as a table', () => {
  render(<RatingTool />);
  expect(screen.getByRole('img')).toHaveAccessibleName(
    /^Line chart of the rating: 100\.00 at the start, 5 h offline, lowest/,
  );
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.length).toBeGreaterThan(20);
  expect(rows[1]).toHaveTextContent('0 min100.000');
});

it('shows a chart of a single point for zero hours', () => {
  const {container} = render(<RatingTool offline="0" online="0" />);
  expect(results()).toMatchObject({'Rating at the end': '100.00'});
  expect(container.querySelector('polyline')!.getAttribute('points')).toBe('0.0,0.0');
});

it.each([
  [0, '0 min'],
  [1 / 15, '4 min'],
  [2, '2 h'],
  [5.8667, '5 h 52 min'],
  [1.9999, '2 h'],
])('formats %d hours', (hours, text) => {
  expect(formatHours(hours)).toBe(text);
});

it.each([
  [1, [0, 0.5, 1]],
  [24, [0, 3, 6, 9, 12, 15, 18, 21, 24]],
  [480, [0, 48, 96, 144, 192, 240, 288, 336, 384, 432, 480]],
])('returns the ticks of an axis of %i hours', (hours, ticks) => {
  expect(hourTicks(hours)).toEqual(ticks);
});

it('samples a list, including its first and last item', () => {
  expect(sample([0, 1, 2, 3, 4, 5, 6, 7], 3)).toEqual([0, 3, 6, 7]);
  expect(sample([0], 3)).toEqual([0]);
});
