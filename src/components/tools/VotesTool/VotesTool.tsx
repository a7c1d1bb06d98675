import Translate, {translate} from '@docusaurus/Translate';
import {countVotes, type Outcome, type VoteCount} from '@site/src/chain/governance';
import {governanceFacts} from '@site/src/facts/governance';
import {attempt} from '../attempt';
import {formatEgld, formatNumber, formatPercent} from '../formatNumbers';
import {numberFields} from '../numberFields';
import {parseEgld, parsePercent} from '../parseNumbers';
import Tool from '../Tool';
import ToolGroup from '../ToolGroup';
import ToolProblem from '../ToolProblem';
import ToolResult, {type ResultRow} from '../ToolResult';
import {useToolState} from '../useToolState';
import shared from '../styles.module.css';

/** The worked example of the page on governance, with the settings of the mainnet configuration. */
const EXAMPLE = {
  yes: '1,900,000',
  no: '450,000',
  abstain: '400,000',
  veto: '250,000',
  locked: '14,000,000',
  quorum: String(governanceFacts['governance-quorum'].value),
  pass: String(governanceFacts['governance-pass-threshold'].value),
  vetoed: String(governanceFacts['governance-veto-threshold'].value),
  fee: formatNumber(governanceFacts['proposal-cost'].value, 0),
  lost: String(governanceFacts['lost-proposal-fee'].value),
};

type FieldName = keyof typeof EXAMPLE;

const parsers = {
  yes: parseEgld,
  no: parseEgld,
  abstain: parseEgld,
  veto: parseEgld,
  locked: parseEgld,
  quorum: parsePercent,
  pass: parsePercent,
  vetoed: parsePercent,
  fee: parseEgld,
  lost: parseEgld,
};

/** Says how the votes on a proposal are counted. */
export default function VotesTool({id = 'votes', ...example}: {id?: string} & Partial<typeof EXAMPLE>) {
  const state = useToolState(id, {...EXAMPLE, ...example});
  const {values, field} = numberFields(state, parsers);
  const count = attempt(() => values && countVotes(values, values.locked, settingsOf(values)));
  return (
    <Tool title={translate({id: 'votesTool.title', message: 'Vote counter'})} state={state}>
      <ToolGroup name={<Translate id="votesTool.votes">Votes, in EGLD</Translate>}>
        {field('yes', translate({id: 'votesTool.yes', message: 'Yes'}))}
        {field('no', translate({id: 'votesTool.no', message: 'No'}))}
        {field('abstain', translate({id: 'votesTool.abstain', message: 'Abstain'}))}
        {field('veto', translate({id: 'votesTool.veto', message: 'Veto'}))}
      </ToolGroup>
      <ToolProblem message={count.error} />
      {count.error === undefined && (
        <ToolResult rows={count.value && values ? rowsOf(count.value, values) : []} />
      )}
      <ToolGroup name={<Translate id="votesTool.contract">Network and settings of the contract</Translate>}>
        {field('locked', translate({id: 'votesTool.locked', message: 'Locked EGLD'}))}
        {field('quorum', translate({id: 'votesTool.quorum', message: 'Quorum, %'}))}
        {field('pass', translate({id: 'votesTool.pass', message: 'Pass threshold, %'}))}
        {field('vetoed', translate({id: 'votesTool.vetoed', message: 'Veto threshold, %'}))}
        {field('fee', translate({id: 'votesTool.fee', message: 'Fee, EGLD'}))}
        {field('lost', translate({id: 'votesTool.lost', message: 'Lost fee, EGLD'}))}
      </ToolGroup>
      <p className={shared.note}>
        <Translate id="votesTool.note">
          Locked EGLD is the balance of the validator contract when the proposal is closed. The thresholds and
          fees are those of the mainnet configuration; viewConfig returns the ones in force.
        </Translate>
      </p>
    </Tool>
  );
}

type Parsed = {[Name in FieldName]: bigint};

function settingsOf({fee, lost, quorum, pass, vetoed}: Parsed) {
  return {proposalFee: fee, lostProposalFee: lost, quorum, passThreshold: pass, vetoThreshold: vetoed};
}

function rowsOf(count: VoteCount, {yes, no, veto, locked, fee}: Parsed): ResultRow[] {
  return [
    {
      name: translate({id: 'votesTool.result', message: 'Result'}),
      value: (
        <>
          {count.outcome}
          {'\n'}
          {reasonOf(count.outcome)}
        </>
      ),
      copy: count.outcome,
    },
    {
      name: translate({id: 'votesTool.cast', message: 'Votes cast'}),
      value: needs(count.cast, locked, count.quorum),
      copy: null,
    },
    {
      name: translate({id: 'votesTool.vetoResult', message: 'Veto'}),
      value: translate(
        {id: 'votesTool.vetoedFrom', message: '{found}, {share}; vetoed from {limit}'},
        figures(veto, count.cast, count.vetoLimit),
      ),
      copy: null,
    },
    {
      name: translate({id: 'votesTool.yesResult', message: 'Yes'}),
      value: `${needs(yes, count.cast, count.passLimit)}\n${translate(
        {id: 'votesTool.moreThanNo', message: 'No: {no}; yes must be more'},
        {no: egld(no)},
      )}`,
      copy: null,
    },
    {
      name: translate({id: 'votesTool.missing', message: 'Yes votes missing'}),
      value: missingText(count.missingYes),
      copy: null,
    },
    {
      name: translate({id: 'votesTool.returned', message: 'Fee returned'}),
      value: translate(
        {id: 'votesTool.returnedOf', message: '{returned} of {fee} EGLD'},
        {returned: egld(count.returnedFee), fee: egld(fee)},
      ),
      copy: egld(count.returnedFee),
    },
  ];
}

function needs(found: bigint, whole: bigint, limit: bigint): string {
  return translate(
    {
      id: 'votesTool.needs',
      message: '{found}, {share}; needs {limit}',
      description: '{found} and {limit} are amounts of EGLD, {share} is a percentage',
    },
    figures(found, whole, limit),
  );
}

function figures(found: bigint, whole: bigint, limit: bigint) {
  const share = whole === 0n ? 0 : Number(found) / Number(whole);
  return {found: egld(found), share: formatPercent(share), limit: egld(limit)};
}

function missingText(missing: bigint | undefined): string {
  if (missing === undefined) {
    return translate({id: 'votesTool.impossible', message: 'the EGLD without a vote is not enough'});
  }
  if (missing === 0n) return translate({id: 'votesTool.none', message: 'none'});
  return missing < 10n ** 12n
    ? translate({id: 'votesTool.atomic', message: 'less than 0.000001 EGLD'})
    : translate({id: 'votesTool.atLeast', message: '{amount} EGLD'}, {amount: egld(missing)});
}

function reasonOf(outcome: Outcome): string {
  switch (outcome) {
    case 'Proposal did not reach minQuorum':
      return translate({id: 'votesTool.noQuorum', message: 'Too few votes for the quorum.'});
    case 'Proposal vetoed':
      return translate({id: 'votesTool.isVetoed', message: 'The veto votes reach the veto threshold.'});
    case 'Proposal passed':
      return translate({
        id: 'votesTool.passed',
        message: 'Quorum reached, not vetoed, and enough yes votes.',
      });
    case 'Proposal rejected':
      return translate({
        id: 'votesTool.rejected',
        message: 'Yes votes are below the pass threshold, or not more than no votes.',
      });
  }
}

function egld(amount: bigint): string {
  return formatEgld(amount, 6);
}
