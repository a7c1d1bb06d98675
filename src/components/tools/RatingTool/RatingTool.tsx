import Translate, {translate} from '@docusaurus/Translate';
import {shortened} from '@site/src/chain/amount';
import {
  JAIL_RATING,
  mainnetRating,
  RATING_POINT,
  selectionWeight,
  simulateRating,
  type RatingPoint,
} from '@site/src/chain/rating';
import {formatNumber} from '../formatNumbers';
import {numberFields} from '../numberFields';
import {parseHundredths, parsePercent} from '../parseNumbers';
import Tool from '../Tool';
import {FieldGrid} from '../ToolGroup';
import ToolResult, {type ResultRow} from '../ToolResult';
import {useToolState} from '../useToolState';
import shared from '../styles.module.css';
import {formatHours} from './formatHours';
import RatingChart from './RatingChart';

const EXAMPLE = {rating: '100', offline: '5', online: '19', empty: '0'};
const MAX_HOURS = 240;
const MINUTES_PER_PROPOSAL = (mainnetRating.validators * mainnetRating.roundMilliseconds) / 60_000;

const parsers = {rating: parseRating, offline: parseHours, online: parseHours, empty: parsePercent};

/** Simulates the rating of a validator that is offline for a time. */
export default function RatingTool({id = 'rating', ...example}: {id?: string} & Partial<typeof EXAMPLE>) {
  const state = useToolState(id, {...EXAMPLE, ...example});
  const {values, field} = numberFields(state, parsers);
  const points =
    values &&
    simulateRating(
      {
        rating: values.rating,
        phases: [
          {hours: values.offline, isOnline: false},
          {hours: values.online, isOnline: true},
        ],
        emptyRounds: Number(values.empty) / 10_000,
      },
      mainnetRating,
    );
  return (
    <Tool title={translate({id: 'ratingTool.title', message: 'Rating simulator'})} state={state}>
      <FieldGrid>
        {field('rating', translate({id: 'ratingTool.rating', message: 'Rating at the start'}))}
        {field('offline', translate({id: 'ratingTool.offline', message: 'Hours offline'}))}
        {field('online', translate({id: 'ratingTool.online', message: 'Hours online after that'}))}
        {field('empty', translate({id: 'ratingTool.empty', message: 'Empty rounds of others, %'}))}
      </FieldGrid>
      {points && <RatingChart points={points} offline={values.offline} />}
      <ToolResult rows={points ? rowsOf(points, values.offline) : []} />
      <p className={shared.note}>
        <Translate
          id="ratingTool.assumptions"
          values={{
            validators: mainnetRating.validators,
            minutes: MINUTES_PER_PROPOSAL,
            jail: JAIL_RATING / RATING_POINT,
          }}
        >
          {
            "Assumes mainnet's settings since Supernova: {validators} eligible nodes in the shard, all with the same weight, so that the node is the proposer every {validators} rounds, or {minutes} minutes. The choice is random, so a real rating can be an hour ahead or behind. A node is jailed only if an epoch ends while its rating is {jail} or less."
          }
        </Translate>
      </p>
    </Tool>
  );
}

/** Returns the rating as the node stores it. */
function parseRating(text: string): number {
  const rating = Number(parseHundredths(text)) * (RATING_POINT / 100);
  if (rating >= RATING_POINT / 100 && rating <= 100 * RATING_POINT) return rating;
  throw new Error(
    `Expected a rating from 0.01 to 100, found ${shortened(text)}: enter the rating that the explorer shows.`,
  );
}

function parseHours(text: string): number {
  const hours = Number(parseHundredths(text)) / 100;
  if (hours <= MAX_HOURS) return hours;
  throw new Error(`Expected 0 to ${MAX_HOURS} hours, found ${shortened(text)}: enter fewer.`);
}

function rowsOf(points: RatingPoint[], offline: number): ResultRow[] {
  // Proposals come at multiples of 1/15 hour, which aren't exact.
  const online = points.findIndex(({hours}) => hours > offline + 1e-6);
  const after = points[(online === -1 ? points.length : online) - 1]!;
  const start = points[0]!;
  const recovered = points.find(({hours, rating}) => hours > after.hours && rating >= start.rating);
  return [
    {
      name: translate({id: 'ratingTool.after', message: 'Rating after the outage'}),
      value: shown(after.rating),
    },
    {
      name: translate({id: 'ratingTool.end', message: 'Rating at the end'}),
      value: shown(points.at(-1)!.rating),
    },
    {
      name: translate({id: 'ratingTool.missed', message: 'Missed proposals in a row'}),
      value: formatNumber(after.missed, 0),
      copy: null,
    },
    {
      name: translate({id: 'ratingTool.jail', message: 'Jail threshold'}),
      value: jailText(points),
      copy: null,
    },
    {
      name: translate({id: 'ratingTool.recovery', message: 'Back at the first rating'}),
      value:
        recovered === undefined
          ? translate({id: 'ratingTool.notRecovered', message: 'not in these hours'})
          : translate(
              {id: 'ratingTool.recovered', message: '{time} after the outage'},
              {time: formatHours(recovered.hours - after.hours)},
            ),
      copy: null,
    },
    {
      name: translate({id: 'ratingTool.weight', message: 'Weight as proposer'}),
      value: translate(
        {id: 'ratingTool.weights', message: '{before} at the start, {after} after the outage'},
        {before: selectionWeight(start.rating), after: selectionWeight(after.rating)},
      ),
      copy: null,
    },
  ];
}

/** Says when the rating crosses the jail threshold for the first time. */
function jailText(points: readonly RatingPoint[]): string {
  const isBelow = ({rating}: RatingPoint) => rating <= JAIL_RATING;
  const startsBelow = isBelow(points[0]!);
  const crossing = points.find((point) => isBelow(point) !== startsBelow);
  const time = crossing && formatHours(crossing.hours);
  if (startsBelow) {
    return time === undefined
      ? translate({id: 'ratingTool.staysBelow', message: 'not above it in these hours'})
      : translate({id: 'ratingTool.above', message: 'above it after {time}'}, {time});
  }
  return time === undefined
    ? translate({id: 'ratingTool.notReached', message: 'not reached'})
    : translate({id: 'ratingTool.reached', message: 'reached after {time}'}, {time});
}

function shown(rating: number): string {
  return (rating / RATING_POINT).toFixed(2);
}
