import {resolveSample} from '../remark-samples/resolve';
import type {Finding, Page} from './page';
import type {Site} from './site';

/** The file and the region that a fence's `file=` names exist, and so do the lines that it marks. */
export function checkSamples(page: Page, {samples}: Site): Finding[] {
  return page.fences.flatMap(({sample, code, lastMark, line}) => {
    const resolved = sample === undefined ? {code} : resolveSample(sample, samples);
    if ('problem' in resolved) return [{line, message: `${resolved.problem}; correct file=`}];
    const count = resolved.code.split('\n').length;
    return lastMark > count
      ? [{line, message: `line ${lastMark} is marked and the code has ${count}; correct the number`}]
      : [];
  });
}
