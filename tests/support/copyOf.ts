import {findGrammar} from '@site/plugins/remark-samples/languages';
import {resolveSample} from '@site/plugins/remark-samples/resolve';
import {undefinedNames} from '@site/plugins/remark-samples/scopes';
import {setupOfSample} from '@site/plugins/remark-samples/setupOfSample';
import {withSetup} from '@site/src/retrieval/index/sampleSetup';

/** Returns what Copy gives for the region `shown` of a file. */
export function copyOf(language: string, source: string): string {
  const files = {read: () => source, list: () => []};
  const reference = {path: 'samples/a', region: 'shown'};
  const resolved = resolveSample(reference, files);
  if ('problem' in resolved) throw new Error(resolved.problem);
  const program = withSetup(resolved.code, setupOfSample(reference, language, files));
  expect(undefinedNames(program, findGrammar(language)!)).toEqual([]);
  return program;
}
