import {useId, useRef} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {ApiRequest} from '@site/src/api/apiRequest';
import {parseJson} from '@site/src/api/json';
import type {Network} from '@site/src/api/networks';
import type {ApiOperation} from '@site/src/api/operation';
import {summarizeTransactions, type TransactionSummary} from '@site/src/api/transactions';
import styles from './styles.module.css';

type Props = {
  operation: ApiOperation;
  request: ApiRequest;
  /** Undefined if the reader typed the address. */
  network: Network | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

const SEND = 'send';

/**
 * A dialog that shows what a request that changes the chain will do, before it is sent. The browser closes it on Escape and
 * returns the focus.
 */
export default function Confirmation({operation, request, network, onConfirm, onCancel}: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const target = network?.label ?? new URL(request.url).host;
  const transactions = request.body === undefined ? [] : summarizeTransactions(parseJson(request.body));
  return (
    <dialog
      ref={(element) => {
        dialog.current = element;
        if (element === null || element.open) return;
        element.showModal();
        // Pressing Enter twice mustn't send.
        cancel.current?.focus();
      }}
      className={styles.confirmation}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={({currentTarget}) => (currentTarget.returnValue === SEND ? onConfirm() : onCancel())}
    >
      <p id={`${id}-title`} className={styles.title}>
        <Translate id="apiConsole.confirm.title" values={{network: target}}>
          {'This request changes the chain: {network}'}
        </Translate>
      </p>
      <div id={`${id}-text`}>
        <p className={styles.message}>{operation.summary}</p>
        {transactions.map((transaction, index) => (
          // The list never changes while it is shown.
          // oxlint-disable-next-line react/no-array-index-key
          <TransactionFacts key={index} transaction={transaction} network={network} />
        ))}
        <p className={styles.message}>
          <Translate id="apiConsole.confirm.final">What the chain has accepted can't be undone.</Translate>
        </p>
      </div>
      <div className={styles.buttons}>
        <button type="button" className="mx-button mx-primary" onClick={() => dialog.current?.close(SEND)}>
          <Translate id="apiConsole.confirm.send" values={{network: target}}>
            {'Send to {network}'}
          </Translate>
        </button>
        <button ref={cancel} type="button" className="mx-button" onClick={() => dialog.current?.close()}>
          <Translate id="apiConsole.confirm.cancel">Don't send</Translate>
        </button>
      </div>
    </dialog>
  );
}

type FactsProps = {transaction: TransactionSummary; network: Network | undefined};

function TransactionFacts({transaction, network}: FactsProps) {
  const {sender, receiver, amount, data, chainId} = transaction;
  const facts: [name: string, value: string | undefined][] = [
    [translate({id: 'apiConsole.confirm.from', message: 'From'}), sender],
    [translate({id: 'apiConsole.confirm.to', message: 'To'}), receiver],
    [translate({id: 'apiConsole.confirm.amount', message: 'Amount'}), amount && `${amount} EGLD`],
    [translate({id: 'apiConsole.confirm.data', message: 'Data'}), data],
    [translate({id: 'apiConsole.confirm.chain', message: 'Chain ID'}), chainId],
  ];
  const isOtherChain = chainId !== undefined && network?.chainId !== undefined && chainId !== network.chainId;
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value !== undefined && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {isOtherChain && (
        <p className={styles.problem}>
          <Translate
            id="apiConsole.confirm.otherChain"
            values={{chainId, network: network.label, expected: network.chainId!}}
          >
            {'Expected the chain ID {expected}, found {chainId}: {network} will refuse this transaction.'}
          </Translate>
        </p>
      )}
    </>
  );
}
