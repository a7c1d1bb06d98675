import {resolveSample} from '../remark-samples/resolve';
import type {Finding, Page} from './page';
import type {Site} from './site';

/** The file and the region that a fence's `file=` names exist. */
export function checkSamples(page: Page, {samples}: Site): Finding[] {
  return page.fences.flatMap(({sample, line}) => {
    const resolved = sample === undefined ? {code: ''} : resolveSample(sample, samples);
    return 'problem' in resolved ? [{line, message: `${resolved.problem}; correct file=`}] : [];
  });
}
