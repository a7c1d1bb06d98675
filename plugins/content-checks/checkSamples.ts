import {extname} from 'node:path';
import {findLanguage} from '../rehype-highlight-code/languages';
import {resolveSample} from '../remark-samples/resolve';
import {markProblem} from '../shared/codeFence';
import {finding} from '../shared/pageProblems';
import type {Finding, Page} from './page';
import type {Site} from './site';

/** Checks that the file and region of each `file=` exist, have the fence's language, and have the marked lines. */
export function checkSamples(page: Page, {samples}: Site): Finding[] {
  return page.fences.flatMap(({sample, language, code, lastMark, line}) => {
    const resolved = sample === undefined ? {code} : resolveSample(sample, samples);
    if ('problem' in resolved) return finding(line, `${resolved.problem}; correct file=`);
    const found = sample === undefined ? undefined : languageOfFile(sample.path);
    if (found !== undefined && found !== findLanguage(language ?? '')?.name) {
      const message = `${sample?.path} is ${found}, but the fence's language is ${language}; write \`\`\`${found}`;
      return finding(line, message);
    }
    return finding(line, markProblem(lastMark, resolved.code));
  });
}

/** Returns the language of a file extension; undefined for `.txt`, which can contain any language. */
function languageOfFile(file: string): string | undefined {
  const name = findLanguage(extname(file).slice(1))?.name;
  return name === 'text' ? undefined : name;
}
