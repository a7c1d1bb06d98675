import type {FactRegistry} from '../../src/facts/registry';
import {compareWithConfig} from '../facts/compareWithConfig';
import type {Difference} from './difference';

export const CONFIG_REPOSITORY = 'multiversx/mx-chain-mainnet-config';

type Latest = {
  /** Returns the text of a file in the latest configuration; throws if it doesn't exist. */
  readConfig(file: string): string;
  /** The latest release of the package or repository of each version fact, by the name of the fact. */
  releases: ReadonlyMap<string, string>;
};

/** Compares the facts with a key in the configuration and its gas schedules, and the facts that are released versions. */
export function compareFacts(
  {readConfig, releases}: Latest,
  {registry, pagesOfFact}: {registry: FactRegistry; pagesOfFact: ReadonlyMap<string, string[]>},
): Difference[] {
  const differences = compareWithConfig(registry, CONFIG_REPOSITORY, readConfig);
  const places = (name: string) => pagesOfFact.get(name) ?? [];
  return [
    ...differences.map(({name, registry: ours, file, where}) => ({
      name,
      message: `the fact is ${ours}; ${where}: ${file}`,
      places: places(name),
    })),
    ...[...releases].flatMap(([name, latest]) => {
      const ours = String(registry[name]?.value);
      return ours === latest
        ? []
        : [{name, message: `the fact is ${ours}; the latest release is ${latest}`, places: places(name)}];
    }),
  ];
}

/** Returns the facts that are the version of a release: of a package, or a tag of a repository. */
export function releaseFacts(
  registry: FactRegistry,
): [name: string, source: {registry: string; name: string}][] {
  return Object.entries(registry).flatMap(([fact, {value, source}]) => {
    const {repository, file, version} = source;
    if (version !== value && version !== `v${String(value)}`) return [];
    return [
      [fact, file === 'tag' ? {registry: 'tag', name: repository} : {registry: repository, name: file}],
    ];
  });
}
