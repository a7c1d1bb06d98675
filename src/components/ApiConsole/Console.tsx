import {
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FormEvent,
  type MouseEvent,
} from 'react';
import {clsx} from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {apiRequest, firstValues} from '@site/src/api/apiRequest';
import {formatJson} from '@site/src/api/json';
import type {ApiOperation} from '@site/src/api/operation';
import OperationCode from '@site/src/components/OperationCode';
import {SampleContext} from '@site/src/components/OperationColumns/SampleContext';
import {useLazyComponent} from '@site/src/components/useLazyComponent';
import BodyField from './BodyField';
import NetworkField, {networkProblem} from './NetworkField';
import ParameterFields from './ParameterFields';
import Result from './Result';
import {bodyProblem, parameterProblem} from './parameterProblem';
import {useNetwork} from './useNetwork';
import {useRequest} from './useRequest';
import styles from './styles.module.css';

type Props = {operation: ApiOperation; run: 'now' | undefined};

const loadConfirmation = () => import('./Confirmation');

/** The form of an operation, the code of its request, and the answer. */
export default function Console({operation, run}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const network = useNetwork(operation.service, run && 'devnet');
  const [initial] = useState(() => ({
    values: firstValues(operation),
    body: operation.body && formatJson(operation.body.example),
  }));
  const [values, setValues] = useState(initial.values);
  const [body, setBody] = useState(initial.body);
  const [hasTried, setHasTried] = useState(false);
  const {state, send, confirm, edit, cancel} = useRequest();
  const {component: Confirmation, load, hasFailed} = useLazyComponent(loadConfirmation);

  const {changesChain} = operation;
  useEffect(() => {
    if (changesChain) load();
  }, [changesChain, load]);

  const problems = Object.fromEntries(
    operation.parameters.map((parameter) => [
      parameter.name,
      parameterProblem(parameter, values[parameter.name] ?? ''),
    ]),
  );
  const wrongBody = body === undefined ? undefined : bodyProblem(body);
  const isValid =
    wrongBody === undefined && Object.values(problems).every((problem) => problem === undefined);
  const request =
    isValid && network.host !== undefined
      ? apiRequest(operation, {host: network.host, values, body})
      : undefined;

  const sample = useContext(SampleContext);
  const json = request && JSON.stringify(request);
  const show = sample?.show;
  useEffect(() => {
    if (json !== undefined) show?.(json);
  }, [json, show]);

  const start = useEffectEvent(() => {
    if (run && request && !changesChain) void send(request);
  });
  useEffect(() => start(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    setHasTried(true);
    if (request === undefined || networkProblem(network) !== undefined) focusFirstProblem();
    else if (changesChain) {
      load();
      confirm(request);
    } else void send(request);
  }

  function focusFirstProblem() {
    const wrong = Object.keys(problems).find((name) => problems[name] !== undefined);
    const name = wrong === undefined ? 'console:body' : `parameter:${wrong}`;
    const field = form.current?.elements.namedItem(
      networkProblem(network) === undefined ? name : 'console:address',
    );
    if (!(field instanceof HTMLElement)) return;
    field.closest('details')?.setAttribute('open', '');
    field.focus();
  }

  function cancelRequest(event: MouseEvent) {
    // The button becomes the form's submit button before the browser handles this click.
    event.preventDefault();
    cancel();
  }

  const isSending = state.step === 'sending';
  const fields = (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <NetworkField network={network} showsMissing={hasTried} />
      <ParameterFields
        parameters={operation.parameters}
        values={values}
        problemOf={({name}) =>
          hasTried || values[name] !== initial.values[name] ? problems[name] : undefined
        }
        onChange={(name, value) => setValues((current) => ({...current, [name]: value}))}
      />
      {operation.body && body !== undefined && (
        <BodyField
          description={operation.body.description}
          text={body}
          problem={wrongBody}
          onChange={setBody}
        />
      )}
      <button
        type={isSending ? 'button' : 'submit'}
        className={clsx('mx-button', !isSending && 'mx-primary')}
        onClick={isSending ? cancelRequest : undefined}
      >
        {isSending
          ? translate({id: 'apiConsole.cancel', message: 'Cancel'})
          : translate({id: 'apiConsole.send', message: 'Send'})}
      </button>
    </form>
  );
  const result = <Result operation={operation} state={state} />;
  // Where the request was sent at once, the answer is what the reader wants to see.
  return run && !changesChain ? (
    <div className={styles.console}>
      {result}
      <details className={styles.optional}>
        <summary>
          <Translate id="apiConsole.change">Change the request</Translate>
        </summary>
        {fields}
      </details>
    </div>
  ) : (
    <div className={styles.console}>
      {fields}
      {state.step === 'confirming' && Confirmation && (
        <Confirmation
          operation={operation}
          request={state.request}
          network={network.network}
          onConfirm={() => void send(state.request)}
          onCancel={edit}
        />
      )}
      {state.step === 'confirming' && hasFailed && (
        <p className={styles.message} role="alert">
          <Translate id="apiConsole.confirmationFailed">
            The request wasn't sent, because a part of this page couldn't be loaded. Check your network
            connection and press Send again.
          </Translate>
        </p>
      )}
      {result}
      {!sample && json && <OperationCode request={json} />}
      {!json && (
        <p className={styles.message}>
          <Translate id="apiConsole.noCode">The code shows the request once all values are valid.</Translate>
        </p>
      )}
    </div>
  );
}
