import {bundledLanguages} from 'shiki/langs';
import type {LanguageRegistration} from 'shiki/types';
import {transactionGrammar} from './transactionGrammar';

type Language = {
  /** Accessible name of the block. */
  label: string;
  aliases?: readonly string[];
  /** Shiki's name of the grammar, if it differs from ours. */
  grammar?: keyof typeof bundledLanguages;
};

/** All languages that a fence can have. To add one, add a line; token colours need no change. */
const languages: Readonly<Record<string, Language>> = {
  rust: {label: 'Rust', aliases: ['rs']},
  ts: {label: 'TypeScript', aliases: ['typescript']},
  tsx: {label: 'TSX', aliases: ['jsx']},
  js: {label: 'JavaScript', aliases: ['javascript']},
  python: {label: 'Python', aliases: ['py']},
  go: {label: 'Go'},
  java: {label: 'Java'},
  kotlin: {label: 'Kotlin'},
  cpp: {label: 'C++', aliases: ['c++']},
  json: {label: 'JSON'},
  toml: {label: 'TOML'},
  yaml: {label: 'YAML', aliases: ['yml']},
  bash: {label: 'Shell', aliases: ['sh', 'shell']},
  solidity: {label: 'Solidity'},
  http: {label: 'HTTP'},
  diff: {label: 'Changes'},
  sql: {label: 'SQL'},
  ini: {label: 'INI'},
  docker: {label: 'Dockerfile', aliases: ['dockerfile']},
  css: {label: 'CSS'},
  html: {label: 'HTML'},
  xml: {label: 'XML'},
  mdx: {label: 'MDX', aliases: ['md', 'markdown'], grammar: 'markdown'},
  transaction: {label: 'Transaction'},
  text: {label: 'Text', aliases: ['txt']},
};

const nameOfAlias: ReadonlyMap<string, string> = new Map(
  Object.entries(languages).flatMap(([name, {aliases = []}]) =>
    [name, ...aliases].map((alias): [string, string] => [alias, name]),
  ),
);

/** All names and aliases, in a stable order. */
export const languageNames: readonly string[] = [...nameOfAlias.keys()];

/** Returns the language with this name or alias. */
export function findLanguage(alias: string): (Language & {name: string}) | undefined {
  const name = nameOfAlias.get(alias);
  const language = name === undefined ? undefined : languages[name];
  return name === undefined || language === undefined ? undefined : {name, ...language};
}

/** Returns the grammars of a language, its own last; none for text, which isn't highlighted. */
export async function loadGrammars(name: string): Promise<LanguageRegistration[]> {
  if (name === 'transaction') return [transactionGrammar];
  const grammar = languages[name]?.grammar ?? name;
  return grammar in bundledLanguages
    ? (await bundledLanguages[grammar as keyof typeof bundledLanguages]()).default
    : [];
}
