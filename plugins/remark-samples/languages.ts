import {findLanguage} from '../rehype-highlight-code/languages';
import {go} from './grammars/go';
import type {Grammar} from './grammars/grammar';
import {python} from './grammars/python';
import {rust} from './grammars/rust';
import {typescript} from './grammars/typescript';

const grammars: Readonly<Record<string, Grammar>> = {
  ts: typescript,
  tsx: typescript,
  js: typescript,
  python,
  go,
  rust,
};

/** Returns the grammar of a language by its name or alias; undefined if its code has no setup. */
export function findGrammar(language: string | null | undefined): Grammar | undefined {
  return grammars[findLanguage(language ?? '')?.name ?? ''];
}
