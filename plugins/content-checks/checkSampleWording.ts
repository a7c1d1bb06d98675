import {posix} from 'node:path';
import {findGrammar} from '../remark-samples/languages';
import type {Grammar} from '../remark-samples/grammars/grammar';
import type {SampleFiles} from '../remark-samples/resolve';
import type {Page, Problem} from './page';
import {oddWords} from './plainWords';
import type {Site} from './site';

/** Finds the words that developers don't use in the samples that a page shows. */
export function checkShownSamples({fences}: Page, {samples}: Site): Problem[] {
  return [...new Set(fences.flatMap(({sample}) => sample?.path ?? []))].flatMap((path) =>
    checkSample(path, samples),
  );
}

/** Finds the words that developers don't use in all samples. */
export function checkAllSamples({samples}: Site): Problem[] {
  return filesIn('samples/', samples).flatMap((path) => checkSample(path, samples));
}

/** Checks the comments, strings and names of code, and all of a script or a recorded output. */
function checkSample(file: string, samples: SampleFiles): Problem[] {
  const extension = posix.extname(file).slice(1);
  const grammar = findGrammar(extension);
  if (grammar === undefined && !['sh', 'txt'].includes(extension)) return [];
  const source = samples.read(file) ?? '';
  // Parsing takes far longer than this, and few files have such a word.
  if (oddWords(source.replaceAll('_', ' ')).length === 0) return [];
  const lineAt = (index: number) => source.slice(0, index).split('\n').length;
  return textsIn(source, grammar).flatMap(({text, from}) =>
    oddWords(text).map(({index, message}) => ({file, line: lineAt(from + index), message})),
  );
}

/** Returns the texts for people in a file, and where they start. Names such as `pays_at_once` are read as words. */
function textsIn(source: string, grammar: Grammar | undefined): {text: string; from: number}[] {
  if (grammar === undefined) return [{text: source, from: 0}];
  const texts: {text: string; from: number}[] = [];
  grammar.parser.parse(source).iterate({
    enter({name, from, to, node}) {
      const text = source.slice(from, to);
      const role = grammar.roleOf(node, () => text);
      if (role !== undefined && 'defines' in role) texts.push({text: text.replaceAll('_', ' '), from});
      else if (/(?:Comment|String|Text)$/.test(name)) texts.push({text, from});
    },
  });
  return texts;
}

function filesIn(folder: string, samples: SampleFiles): string[] {
  return (samples.list(folder) ?? []).flatMap((name) =>
    name.endsWith('/') ? filesIn(folder + name, samples) : [folder + name],
  );
}
