import Translate, {translate} from '@docusaurus/Translate';
import {
  firstRoundOfEpoch,
  formatTime,
  parseTime,
  roundAt,
  roundInfo,
  type Network,
  type RoundInfo,
} from '@site/src/chain/epochs';
import {attempt} from '../attempt';
import {formatNumber} from '../formatNumbers';
import {parseCount} from '../parseCount';
import Tool from '../Tool';
import ToolField, {ToolFields} from '../ToolField';
import ToolResult, {type ResultRow} from '../ToolResult';
import {bindField, useToolState} from '../useToolState';
import shared from '../styles.module.css';

const networks = [
  {value: 'mainnet', label: 'Mainnet'},
  {value: 'testnet', label: 'Testnet'},
  {value: 'devnet', label: 'Devnet'},
] as const;

const froms = ['date', 'round', 'epoch'] as const;

/** What the reader enters. */
type From = (typeof froms)[number];

type Props = {
  /** Prefix of the fields in the page's address. */
  id?: string;
  network?: string;
  from?: string;
  /** The default is the first round of Supernova. */
  value?: string;
};

/** Converts between dates, rounds and epochs. */
export default function EpochTool({
  id = 'epoch',
  network = 'mainnet',
  from = 'date',
  value = '2026-09-10 18:06:06',
}: Props) {
  const state = useToolState(id, {network, from, value});
  const {values, set} = state;
  const on = networks.find((item) => item.value === values.network)?.value ?? 'mainnet';
  const kind = froms.find((item) => item === values.from) ?? 'date';
  const info = attempt(() => roundInfo(on, roundOf(on, kind, values.value)));

  /** Keeps the moment when the reader wants to enter it in another form. */
  function setFrom(next: string) {
    const text = info.value && textOf(next as From, info.value);
    set(text === undefined ? {from: next} : {from: next, value: text});
  }

  return (
    <Tool title={translate({id: 'epochTool.title', message: 'Dates, rounds and epochs'})} state={state}>
      <ToolFields>
        <ToolField
          label={<Translate id="epochTool.from">Convert from</Translate>}
          name="from"
          value={kind}
          options={froms.map((item) => ({value: item, label: labelOf(item)}))}
          onChange={setFrom}
          isShort
        />
        <ToolField
          label={labelOf(kind)}
          {...bindField(state, 'value')}
          hint={
            kind === 'date'
              ? translate({
                  id: 'epochTool.dateHint',
                  message: 'In UTC, such as 2026-09-10 18:06:06, or seconds or milliseconds since 1970.',
                })
              : undefined
          }
          error={info.error}
          keyboard={kind === 'date' ? undefined : 'numeric'}
          isShort
        />
      </ToolFields>
      <ToolResult rows={info.value ? rowsOf(kind, info.value) : []} />
      <ToolField
        label={<Translate id="epochTool.network">Network</Translate>}
        {...bindField(state, 'network')}
        value={on}
        options={networks}
      />
      <button
        type="button"
        className="mx-button"
        onClick={() => set({from: 'date', value: formatTime(Math.floor(Date.now() / 1_000) * 1_000)})}
      >
        <Translate id="epochTool.now">Use the current time</Translate>
      </button>
      <p className={shared.note}>
        {info.value?.isAverage
          ? translate({
              id: 'epochTool.average',
              message:
                'The round is exact. The epoch can be days off: from epoch 617 to 6439 of devnet, only the average number of rounds is known.',
            })
          : translate({
              id: 'epochTool.estimate',
              message:
                'Rounds follow from the time alone, so they are exact. Epochs are estimates: an epoch starts some rounds late if the metachain misses blocks when it should begin.',
            })}
      </p>
    </Tool>
  );
}

function roundOf(network: Network, from: From, text: string): number {
  if (from === 'date') return roundAt(network, parseTime(text));
  const count = Number(parseCount(text, {max: Number.MAX_SAFE_INTEGER}));
  return from === 'round' ? count : firstRoundOfEpoch(network, count);
}

function textOf(from: From, {round, roundStart, epoch}: RoundInfo): string {
  if (from === 'date') return formatTime(roundStart);
  return String(from === 'round' ? round : epoch);
}

function rowsOf(from: From, info: RoundInfo): ResultRow[] {
  const round = {
    name: translate({id: 'epochTool.roundResult', message: 'Round'}),
    value: formatNumber(info.round, 0),
    copy: String(info.round),
  };
  const epoch = {
    name: translate({id: 'epochTool.epochResult', message: 'Epoch (estimate)'}),
    value: String(info.epoch),
  };
  const start = {
    name:
      from === 'epoch'
        ? translate({id: 'epochTool.epochStart', message: 'Start of the epoch (estimate)'})
        : translate({id: 'epochTool.roundStart', message: 'Start of the round'}),
    value: formatTime(info.roundStart),
  };
  const order = {date: [round, epoch, start], round: [start, epoch, round], epoch: [start, round, epoch]};
  return [
    ...order[from],
    {
      name: translate({id: 'epochTool.unix', message: 'Unix time, seconds'}),
      value: String(info.roundStart / 1_000),
    },
    {
      name: translate({id: 'epochTool.duration', message: 'Duration of the round'}),
      value: translate(
        {id: 'epochTool.seconds', message: '{seconds} seconds'},
        {seconds: String(info.roundDuration / 1_000)},
      ),
      copy: null,
    },
    ...(from === 'epoch'
      ? []
      : [
          {
            name: translate({id: 'epochTool.sinceStart', message: 'Rounds since the epoch began'}),
            value: formatNumber(info.round - info.epochFirstRound, 0),
            copy: String(info.round - info.epochFirstRound),
          },
        ]),
    {
      name: translate({id: 'epochTool.next', message: 'Next epoch (estimate)'}),
      value: formatTime(info.epochEnd),
    },
  ];
}

function labelOf(from: From): string {
  return {
    date: translate({id: 'epochTool.date', message: 'Date or Unix time'}),
    round: translate({id: 'epochTool.round', message: 'Round'}),
    epoch: translate({id: 'epochTool.epoch', message: 'Epoch'}),
  }[from];
}
