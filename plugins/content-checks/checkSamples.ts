import {extname} from 'node:path';
import {findLanguage} from '../rehype-highlight-code/languages';
import {resolveSample} from '../remark-samples/resolve';
import type {Finding, Page} from './page';
import type {Site} from './site';

/** The file and the region that a fence's `file=` names exist and are of its language, and so do the marked lines. */
export function checkSamples(page: Page, {samples}: Site): Finding[] {
  return page.fences.flatMap(({sample, language, code, lastMark, line}) => {
    const resolved = sample === undefined ? {code} : resolveSample(sample, samples);
    if ('problem' in resolved) return [{line, message: `${resolved.problem}; correct file=`}];
    const found = sample === undefined ? undefined : languageOfFile(sample.path);
    if (found !== undefined && found !== findLanguage(language ?? '')?.name) {
      return [
        {line, message: `${sample?.path} is ${found}, and the fence says ${language}; write \`\`\`${found}`},
      ];
    }
    const count = resolved.code.split('\n').length;
    return lastMark > count
      ? [{line, message: `line ${lastMark} is marked and the code has ${count}; correct the number`}]
      : [];
  });
}

/** The language that a file's ending names; undefined for `.txt`, which may hold anything. */
function languageOfFile(file: string): string | undefined {
  const name = findLanguage(extname(file).slice(1))?.name;
  return name === 'text' ? undefined : name;
}
