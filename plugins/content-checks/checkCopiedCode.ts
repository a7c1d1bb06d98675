import {withSetup} from '../../src/retrieval/index/sampleSetup';
import {findGrammar} from '../remark-samples/languages';
import {resolveSample} from '../remark-samples/resolve';
import {countSyntaxErrors, undefinedNames} from '../remark-samples/scopes';
import {setupOfSample} from '../remark-samples/setupOfSample';
import type {Finding, Page} from './page';
import type {Site} from './site';

/**
 * Checks what readers copy from a sample, the region and its setup: its statements are whole, and something defines each
 * name that it uses.
 */
export function checkCopiedCode(page: Page, {samples}: Site): Finding[] {
  return page.fences.flatMap(({sample, language, meta, line}) => {
    const grammar = findGrammar(language);
    if (grammar === undefined || sample === undefined || meta.isExcerpt === true) return [];
    const resolved = resolveSample(sample, samples);
    if ('problem' in resolved) return [];
    const {path} = sample;
    const program = withSetup(resolved.code, setupOfSample(sample, language, samples));
    const names = undefinedNames(program, grammar);
    // The parser doesn't know all of the language, so that a correct file can have errors.
    const isPart = countSyntaxErrors(program, grammar) > countSyntaxErrors(samples.read(path) ?? '', grammar);
    const messages = [
      isPart
        ? `the copied code starts or ends within a statement of ${path}; move the markers of the region`
        : [],
      names.length > 0
        ? `the copied code uses ${names.join(', ')}, which neither ${path} nor the language defines; declare or import it in that file`
        : [],
    ];
    return messages
      .flat()
      .map((message) => ({line, message: `${message}, or write the word excerpt after the language`}));
  });
}
