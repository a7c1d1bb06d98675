import type {LanguageRegistration} from 'shiki/types';
import {transactionGrammar} from './transactionGrammar';

type Language = {
  /** Accessible name of the block. */
  label: string;
  aliases?: readonly string[];
  /** Loads the grammar on first use; without one, code isn't highlighted. */
  grammar?: () => Promise<LanguageRegistration[]>;
};

/** All languages that a fence can have. To add one, add a line; token colours need no change. */
const languages: Readonly<Record<string, Language>> = {
  rust: {label: 'Rust', aliases: ['rs'], grammar: async () => (await import('shiki/langs/rust.mjs')).default},
  ts: {
    label: 'TypeScript',
    aliases: ['typescript'],
    grammar: async () => (await import('shiki/langs/typescript.mjs')).default,
  },
  tsx: {label: 'TSX', aliases: ['jsx'], grammar: async () => (await import('shiki/langs/tsx.mjs')).default},
  js: {
    label: 'JavaScript',
    aliases: ['javascript'],
    grammar: async () => (await import('shiki/langs/javascript.mjs')).default,
  },
  python: {
    label: 'Python',
    aliases: ['py'],
    grammar: async () => (await import('shiki/langs/python.mjs')).default,
  },
  go: {label: 'Go', grammar: async () => (await import('shiki/langs/go.mjs')).default},
  java: {label: 'Java', grammar: async () => (await import('shiki/langs/java.mjs')).default},
  kotlin: {label: 'Kotlin', grammar: async () => (await import('shiki/langs/kotlin.mjs')).default},
  cpp: {
    label: 'C++',
    aliases: ['c++'],
    grammar: async () => (await import('shiki/langs/cpp.mjs')).default,
  },
  json: {label: 'JSON', grammar: async () => (await import('shiki/langs/json.mjs')).default},
  toml: {label: 'TOML', grammar: async () => (await import('shiki/langs/toml.mjs')).default},
  yaml: {
    label: 'YAML',
    aliases: ['yml'],
    grammar: async () => (await import('shiki/langs/yaml.mjs')).default,
  },
  bash: {
    label: 'Shell',
    aliases: ['sh', 'shell'],
    grammar: async () => (await import('shiki/langs/bash.mjs')).default,
  },
  solidity: {label: 'Solidity', grammar: async () => (await import('shiki/langs/solidity.mjs')).default},
  http: {label: 'HTTP', grammar: async () => (await import('shiki/langs/http.mjs')).default},
  diff: {label: 'Changes', grammar: async () => (await import('shiki/langs/diff.mjs')).default},
  sql: {label: 'SQL', grammar: async () => (await import('shiki/langs/sql.mjs')).default},
  ini: {label: 'INI', grammar: async () => (await import('shiki/langs/ini.mjs')).default},
  docker: {
    label: 'Dockerfile',
    aliases: ['dockerfile'],
    grammar: async () => (await import('shiki/langs/docker.mjs')).default,
  },
  css: {label: 'CSS', grammar: async () => (await import('shiki/langs/css.mjs')).default},
  html: {label: 'HTML', grammar: async () => (await import('shiki/langs/html.mjs')).default},
  xml: {label: 'XML', grammar: async () => (await import('shiki/langs/xml.mjs')).default},
  mdx: {
    label: 'MDX',
    aliases: ['md', 'markdown'],
    grammar: async () => (await import('shiki/langs/markdown.mjs')).default,
  },
  transaction: {label: 'Transaction', grammar: async () => [transactionGrammar]},
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
