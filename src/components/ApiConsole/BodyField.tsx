import {translate} from '@docusaurus/Translate';
import Field from './Field';

type Props = {
  description: string;
  text: string;
  problem: string | undefined;
  onChange: (text: string) => void;
};

/** The JSON that a request sends. */
export default function BodyField({description, text, problem, onChange}: Props) {
  return (
    <Field
      label={translate({id: 'apiConsole.body', message: 'Body'})}
      description={description}
      problem={problem}
    >
      {(control) => (
        <textarea
          {...control}
          name="console:body"
          value={text}
          rows={Math.min(16, text.split('\n').length)}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
