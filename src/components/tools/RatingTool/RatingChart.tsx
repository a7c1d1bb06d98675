import Translate, {translate} from '@docusaurus/Translate';
import {JAIL_RATING, RATING_POINT, type RatingPoint} from '@site/src/chain/rating';
import {hourTicks, sample} from './chartScale';
import {formatHours} from './formatHours';
import styles from './styles.module.css';

const WIDTH = 600;
const HEIGHT = 200;
const MAX_RATING = 100;
const RATING_TICKS = [100, 80, 60, 40, 20, 0];
const POINTS = 300;
const TABLE_ROWS = 24;

type Props = {
  points: readonly RatingPoint[];
  /** Hours offline, at the start. */
  offline: number;
};

/** A line chart of the rating by hours, with the same figures as a table. */
export default function RatingChart({points, offline}: Props) {
  const total = Math.max(points.at(-1)!.hours, offline, 1 / 15);
  const x = (hours: number) => (hours / total) * WIDTH;
  const y = (rating: number) => HEIGHT - (rating / RATING_POINT / MAX_RATING) * HEIGHT;
  const line = sample(points, POINTS).map(
    ({hours, rating}) => `${x(hours).toFixed(1)},${y(rating).toFixed(1)}`,
  );
  return (
    <figure className={styles.figure}>
      <div className={styles.chart}>
        <div className={styles.ratings} aria-hidden="true">
          {RATING_TICKS.map((rating) => (
            <span key={rating}>{rating}</span>
          ))}
        </div>
        <div className={styles.plot}>
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={summaryOf(points, offline)}
          >
            <rect className={styles.offline} width={x(offline)} height={HEIGHT} />
            {RATING_TICKS.map((rating) => (
              <line
                key={rating}
                className={styles.grid}
                x2={WIDTH}
                y1={y(rating * RATING_POINT)}
                y2={y(rating * RATING_POINT)}
              />
            ))}
            <line className={styles.jail} x2={WIDTH} y1={y(JAIL_RATING)} y2={y(JAIL_RATING)} />
            <polyline className={styles.line} points={line.join(' ')} />
          </svg>
          <span className={styles.offlineName} aria-hidden="true">
            {offline > 0 && <Translate id="ratingTool.chart.offline">offline</Translate>}
          </span>
          <span className={styles.jailName} aria-hidden="true">
            <Translate id="ratingTool.chart.jail">jail threshold</Translate>
          </span>
        </div>
        <div className={styles.hours} aria-hidden="true">
          {hourTicks(total).map((hours) => (
            <span key={hours} className={styles.tick} style={{left: `${(hours / total) * 100}%`}}>
              {hours}
            </span>
          ))}
        </div>
        <div className={styles.unit} aria-hidden="true">
          <Translate id="ratingTool.chart.hours">hours</Translate>
        </div>
      </div>
      <details className={styles.details}>
        <summary>
          <Translate id="ratingTool.chart.asTable">Show as table</Translate>
        </summary>
        <PointTable points={sample(points, TABLE_ROWS)} />
      </details>
    </figure>
  );
}

function PointTable({points}: {points: readonly RatingPoint[]}) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="ratingTool.chart.time">Time</Translate>
          </th>
          <th scope="col">
            <Translate id="ratingTool.chart.rating">Rating</Translate>
          </th>
          <th scope="col">
            <Translate id="ratingTool.chart.missed">Missed in a row</Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map(({hours, rating, missed}) => (
          <tr key={hours}>
            <th scope="row">{formatHours(hours)}</th>
            <td>{(rating / RATING_POINT).toFixed(2)}</td>
            <td>{missed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function summaryOf(points: readonly RatingPoint[], offline: number): string {
  const shown = (rating: number) => (rating / RATING_POINT).toFixed(2);
  const lowest = points.reduce((low, point) => (point.rating < low.rating ? point : low));
  return translate(
    {
      id: 'ratingTool.chart.summary',
      message:
        'Line chart of the rating: {start} at the start, {offline} offline, lowest {lowest} after {time}, {end} at the end. The table below has the figures.',
    },
    {
      start: shown(points[0]!.rating),
      offline: formatHours(offline),
      lowest: shown(lowest.rating),
      time: formatHours(lowest.hours),
      end: shown(points.at(-1)!.rating),
    },
  );
}
