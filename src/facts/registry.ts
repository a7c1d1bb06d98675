import {addressFacts} from './addresses';
import {bridgeFacts} from './bridge';
import {closestNames} from './closestNames';
import {consensusFacts} from './consensus';
import {economicsFacts} from './economics';
import {epochFacts} from './epochs';
import type {Fact} from './fact';
import {gasFacts} from './gas';
import {gasCostFacts} from './gasCosts';
import {governanceFacts} from './governance';
import {hostFacts} from './hosts';
import {limitFacts} from './limits';
import {networkFacts} from './network';
import {stakingFacts} from './staking';
import {testNetworkFacts} from './testNetworks';
import {tokenFacts} from './tokens';
import {versionFacts} from './versions';
import {vmFacts} from './vm';
import {walletFacts} from './wallets';

/** The folder in which facts are added or corrected. Error messages name it. */
const REGISTRY_FOLDER = 'src/facts';

const domains = {
  network: networkFacts,
  hosts: hostFacts,
  consensus: consensusFacts,
  testNetworks: testNetworkFacts,
  gas: gasFacts,
  gasCosts: gasCostFacts,
  limits: limitFacts,
  tokens: tokenFacts,
  staking: stakingFacts,
  economics: economicsFacts,
  governance: governanceFacts,
  bridge: bridgeFacts,
  wallets: walletFacts,
  addresses: addressFacts,
  epochs: epochFacts,
  versions: versionFacts,
  vm: vmFacts,
};

export type FactRegistry = Readonly<Record<string, Fact>>;

/** Every fact by its kebab-case name. The facts are frozen. */
export const facts: FactRegistry = joinFacts(domains);

/**
 * Returns all facts of the domains as one frozen record.
 *
 * @throws Error that lists every duplicate name and every name that isn't kebab-case.
 */
export function joinFacts(factsByDomain: Readonly<Record<string, FactRegistry>>): FactRegistry {
  const joined: Record<string, Fact> = {};
  const domainOfName = new Map<string, string>();
  const problems: string[] = [];
  for (const [domain, domainFacts] of Object.entries(factsByDomain)) {
    for (const [name, fact] of Object.entries(domainFacts)) {
      const earlierDomain = domainOfName.get(name);
      if (earlierDomain !== undefined) {
        problems.push(`"${name}" is in ${earlierDomain} and in ${domain}`);
      } else if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
        problems.push(`"${name}" in ${domain} isn't kebab-case`);
      } else {
        domainOfName.set(name, domain);
        joined[name] = Object.freeze(fact);
      }
    }
  }
  if (problems.length > 0) {
    throw new Error(
      `Expected each fact to have a unique name in kebab-case, found that ${problems.join(', ')}: rename or remove them in ${REGISTRY_FOLDER}.`,
    );
  }
  return Object.freeze(joined);
}

/** Returns the fact with a name; undefined if it isn't registered. */
export function findFact(registry: FactRegistry, name: string): Fact | undefined {
  return Object.hasOwn(registry, name) ? registry[name] : undefined;
}

/** Returns an error message for an unregistered name, with the closest names and the folder in which to add it. */
export function describeUnknownFact(name: string, registry: FactRegistry): string {
  if (name === '') return 'The name in brackets is missing: write :fact[name].';
  const closest = closestNames(name, Object.keys(registry), 3);
  return `Expected the name of a registered fact, found "${name}" (closest: ${closest.join(', ')}): use one of them, or add the fact with its source in ${REGISTRY_FOLDER}.`;
}
