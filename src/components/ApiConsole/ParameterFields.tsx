import Translate from '@docusaurus/Translate';
import type {ApiParameter} from '@site/src/api/operation';
import Field, {type ControlProps} from './Field';
import styles from './styles.module.css';

type Props = {
  parameters: readonly ApiParameter[];
  values: Readonly<Record<string, string>>;
  problemOf: (parameter: ApiParameter) => string | undefined;
  onChange: (name: string, value: string) => void;
};

/** A field for each parameter; those that aren't required are folded. */
export default function ParameterFields({parameters, values, problemOf, onChange}: Props) {
  const renderField = (parameter: ApiParameter) => (
    <Field
      key={parameter.name}
      label={<code>{parameter.name}</code>}
      description={parameter.description}
      problem={problemOf(parameter)}
    >
      {(control) => (
        <ParameterControl
          control={control}
          parameter={parameter}
          value={values[parameter.name] ?? ''}
          onChange={(value) => onChange(parameter.name, value)}
        />
      )}
    </Field>
  );
  const optional = parameters.filter(({required}) => !required);
  return (
    <>
      {parameters.filter(({required}) => required).map(renderField)}
      {optional.length > 0 && (
        <details className={styles.optional}>
          <summary>
            <Translate id="apiConsole.optional" values={{count: optional.length}}>
              {'Optional parameters ({count})'}
            </Translate>
          </summary>
          <div className={styles.form}>{optional.map(renderField)}</div>
        </details>
      )}
    </>
  );
}

type ControlOptions = {
  control: ControlProps;
  parameter: ApiParameter;
  value: string;
  onChange: (value: string) => void;
};

function ParameterControl({control, parameter, value, onChange}: ControlOptions) {
  const {name, type, required, example, default: fallback} = parameter;
  const shared = {
    ...control,
    name: `parameter:${name}`,
    value,
    'aria-required': required,
  };
  const choices = type === 'boolean' ? ['true', 'false'] : type === 'array' ? undefined : parameter.enum;
  if (choices !== undefined) {
    return (
      <select {...shared} onChange={(event) => onChange(event.target.value)}>
        {!required && <option value="">{fallback === undefined ? '–' : `– (${fallback})`}</option>}
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  }
  const hint = fallback ?? example;
  return (
    <input
      {...shared}
      inputMode={type === 'integer' ? 'numeric' : undefined}
      placeholder={hint === undefined ? undefined : String(hint)}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
