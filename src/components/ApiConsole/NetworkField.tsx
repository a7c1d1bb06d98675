import {translate} from '@docusaurus/Translate';
import Field from './Field';
import {CUSTOM, isForbidden, type useNetwork} from './useNetwork';

type ChosenNetwork = ReturnType<typeof useNetwork>;

type Props = {
  network: ChosenNetwork;
  /** Whether a missing address is shown as a problem: not before the reader has pressed Send. */
  showsMissing: boolean;
};

/** The choice of the network, and the address of a network that isn't in the list. */
export default function NetworkField({network, showsMissing}: Props) {
  const {offered, address, host, choose, type} = network;
  return (
    <>
      <Field
        label={translate({id: 'apiConsole.network', message: 'Network'})}
        description={network.network && <code>{host}</code>}
      >
        {(control) => (
          <select
            {...control}
            value={network.network?.name ?? CUSTOM}
            onChange={(event) => choose(event.target.value)}
          >
            {offered.map(({name, label}) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
            <option value={CUSTOM}>{translate({id: 'apiConsole.custom', message: 'Another address'})}</option>
          </select>
        )}
      </Field>
      {network.network === undefined && (
        <Field
          label={translate({id: 'apiConsole.address', message: 'Address of the service'})}
          description={translate({
            id: 'apiConsole.address.about',
            message:
              'The page can send requests to the networks of the list and to http://localhost. For other addresses, it shows the code.',
          })}
          problem={address !== '' || showsMissing ? networkProblem(network) : undefined}
        >
          {(control) => (
            <input
              {...control}
              name="console:address"
              type="url"
              value={address}
              placeholder="http://localhost:7950"
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => type(event.target.value)}
            />
          )}
        </Field>
      )}
    </>
  );
}

/** Returns why no request can be sent to the chosen network, or undefined. */
export function networkProblem({host, address}: ChosenNetwork): string | undefined {
  if (host === undefined) {
    return translate(
      {
        id: 'apiConsole.problem.address',
        message: 'Expected an address such as http://localhost:7950, found {address}.',
      },
      {address: address.trim() === '' ? 'nothing' : `“${address.trim()}”`},
    );
  }
  return isForbidden(host)
    ? translate({
        id: 'apiConsole.problem.forbidden',
        message:
          "Your browser would refuse this request: this site's security policy allows only the networks of the list and http://localhost. Use the code below in a terminal instead.",
      })
    : undefined;
}
