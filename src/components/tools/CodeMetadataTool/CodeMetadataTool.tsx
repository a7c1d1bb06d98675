import Translate, {translate} from '@docusaurus/Translate';
import {describeCodeMetadata, type CodeMetadata} from '@site/src/chain/codeMetadata';
import {attempt} from '../attempt';
import Tool from '../Tool';
import ToolCheckbox from '../ToolCheckbox';
import ToolField from '../ToolField';
import ToolResult, {type ResultRow} from '../ToolResult';
import {bindField, useToolState} from '../useToolState';
import {base64CodeMetadata, readCodeMetadata, writeCodeMetadata} from './readCodeMetadata';
import styles from '../styles.module.css';

/** The protocol sets the flag `guarded`, so that no deployment contains it. */
type DeployFlag = Exclude<keyof CodeMetadata, 'guarded'>;

const noFlags: CodeMetadata = {
  upgradeable: false,
  readable: false,
  guarded: false,
  payable: false,
  payableByContracts: false,
};

type Props = {
  /** Prefix of the fields in the page's address. */
  id?: string;
  metadata?: string;
};

/** Decodes code metadata to flags, and encodes the flags that the reader chooses. */
export default function CodeMetadataTool({id = 'code-metadata', metadata = '0500'}: Props) {
  const state = useToolState(id, {metadata});
  const {values, set} = state;
  const flags = attempt(() => readCodeMetadata(values.metadata));
  return (
    <Tool title={translate({id: 'codeMetadataTool.title', message: 'Code metadata decoder'})} state={state}>
      <ToolField
        label={<Translate id="codeMetadataTool.metadata">Code metadata</Translate>}
        {...bindField(state, 'metadata')}
        hint={
          <Translate id="codeMetadataTool.hint">
            In hexadecimal, or in base64 as the API returns it. Or choose the flags below.
          </Translate>
        }
        error={flags.error}
      />
      <ToolResult rows={flags.value ? rowsOf(flags.value) : []} />
      <fieldset className={styles.checkboxes}>
        <legend className={styles.label}>
          <Translate id="codeMetadataTool.flags">Flags</Translate>
        </legend>
        {flagLabels().map(({flag, label}) => (
          <ToolCheckbox
            key={flag}
            label={label}
            name={flag}
            value={flags.value?.[flag] ? 'yes' : ''}
            onChange={(next) =>
              set({metadata: writeCodeMetadata({...(flags.value ?? noFlags), [flag]: next === 'yes'})})
            }
          />
        ))}
      </fieldset>
    </Tool>
  );
}

function flagLabels(): {flag: DeployFlag; label: string}[] {
  return [
    {
      flag: 'upgradeable',
      label: translate({id: 'codeMetadataTool.upgradeable', message: 'upgradeable by its owner'}),
    },
    {
      flag: 'readable',
      label: translate({id: 'codeMetadataTool.readable', message: 'readable by other contracts'}),
    },
    {flag: 'payable', label: translate({id: 'codeMetadataTool.payable', message: 'payable'})},
    {
      flag: 'payableByContracts',
      label: translate({id: 'codeMetadataTool.payableByContracts', message: 'payable by contracts'}),
    },
  ];
}

function rowsOf(flags: CodeMetadata): ResultRow[] {
  return [
    {
      name: translate({id: 'codeMetadataTool.hex', message: 'Hexadecimal'}),
      value: writeCodeMetadata(flags),
    },
    {
      name: translate({id: 'codeMetadataTool.meaning', message: 'Flags'}),
      value: describeCodeMetadata(flags),
      isSentence: true,
    },
    {name: 'Base64', value: base64CodeMetadata(flags)},
  ];
}
