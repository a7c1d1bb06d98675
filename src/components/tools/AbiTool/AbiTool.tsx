import {useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {parseAbi} from '@site/src/chain/abi/abiDefinition';
import {attempt} from '../attempt';
import Tool from '../Tool';
import ToolField, {ToolFields} from '../ToolField';
import {bindField, useToolState} from '../useToolState';
import CallForm from './CallForm';
import {contractEntries, type ContractEntry} from './contractEntries';
import Decoder from './Decoder';
import {SAMPLE_ABI} from './sampleAbi';
import styles from '../styles.module.css';

type Props = {
  /** Prefix of the fields in the page's address. */
  id?: string;
};

/** Builds the data field of a contract call from an ABI, and decodes calls and results. */
export default function AbiTool({id = 'abi'}: Props) {
  const state = useToolState(id, {
    abi: SAMPLE_ABI,
    endpoint: '',
    mode: 'call',
    inputs: '["5"]',
    data: '',
    results: '',
    form: 'base64',
  });
  const {values, set} = state;
  const entries = attempt(() => contractEntries(parseAbi(values.abi)));
  const entry = entries.value?.find(({name}) => name === values.endpoint) ?? entries.value?.[0];
  return (
    <Tool title={translate({id: 'abiTool.title', message: 'ABI encoder and decoder'})} state={state}>
      <ToolField
        label="ABI"
        name="abi"
        value={values.abi}
        onChange={(abi) => set({abi, endpoint: '', inputs: '[]'})}
        hint={
          <Translate id="abiTool.abiHint">
            The .abi.json file that sc-meta writes into the contract's folder output.
          </Translate>
        }
        error={entries.error}
        lines={3}
      />
      {entry && entries.value && (
        <>
          <ToolFields>
            <ToolField
              label={<Translate id="abiTool.endpoint">Endpoint</Translate>}
              name="endpoint"
              value={entry.name}
              onChange={(endpoint) => set({endpoint, inputs: '[]'})}
              options={entries.value.map(({name, isReadOnly}) => ({
                value: name,
                label: isReadOnly
                  ? `${name} (${translate({id: 'abiTool.readOnly', message: 'read-only'})})`
                  : name,
              }))}
              hint={descriptionOf(entry)}
              isShort
            />
            <ToolField
              label={<Translate id="abiTool.mode">What to do</Translate>}
              {...bindField(state, 'mode')}
              options={[
                {value: 'call', label: translate({id: 'abiTool.call', message: 'Build a call'})},
                {value: 'data', label: translate({id: 'abiTool.data', message: 'Decode a call'})},
                {value: 'results', label: translate({id: 'abiTool.results', message: 'Decode results'})},
              ]}
              isShort
            />
          </ToolFields>
          {values.mode === 'call' ? (
            <CallForm entry={entry} values={values} set={set} />
          ) : (
            <Decoder entry={entry} values={values} set={set} />
          )}
        </>
      )}
      <SampleButton onLoad={(abi) => set({abi, endpoint: '', inputs: '[]'})} />
    </Tool>
  );
}

/** Loads the ABI of the crowdfunding contract, which has more types than the example. */
function SampleButton({onLoad}: {onLoad: (abi: string) => void}) {
  const [hasFailed, setHasFailed] = useState(false);

  async function load() {
    try {
      const {default: abi} =
        await import('@site/samples/contracts/crowdfunding/output/crowdfunding.abi.json');
      setHasFailed(false);
      onLoad(JSON.stringify(abi, null, 2));
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <div className={styles.buttons}>
      <button type="button" className="mx-button" onClick={load}>
        <Translate id="abiTool.sample">Load the ABI of the crowdfunding contract</Translate>
      </button>
      <p className={styles.error} role="alert" hidden={!hasFailed}>
        <Translate id="abiTool.sampleFailure">
          The file couldn't be loaded. Check your network connection, then try again.
        </Translate>
      </p>
    </div>
  );
}

/** What the contract's author writes about an endpoint, and which tokens it accepts. */
function descriptionOf({docs, payableInTokens}: ContractEntry): string | undefined {
  const tokens = payableInTokens.includes('*')
    ? translate({id: 'abiTool.anyToken', message: 'any token'})
    : payableInTokens.join(', ');
  const payable =
    tokens === '' ? '' : translate({id: 'abiTool.payable', message: 'Accepts {tokens}.'}, {tokens});
  const text = [...docs, payable].join(' ').trim();
  return text === '' ? undefined : text;
}
