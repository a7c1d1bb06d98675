import path from 'node:path';
import type {Page} from '../../plugins/content-checks/page';
import {resolveSample, type SampleFiles} from '../../plugins/remark-samples/resolve';
import {setupOfSample} from '../../plugins/remark-samples/setupOfSample';
import {findLanguage} from '../../plugins/rehype-highlight-code/languages';
import {withSetup} from '../../src/retrieval/index/sampleSetup';

/** What Copy gives for a block of code. */
export type Copy = {
  /** Language of the fence: `ts`, `bash`. */
  language: string;
  /** Path of the sample: `samples/sdk-js/src/tokens/items.ts`. */
  sample: string;
  region?: string;
  code: string;
  /** Where pages show it: `docs/tokens/nft-tokens.mdx:12`. */
  places: string[];
};

/** Languages that `checkCopies` checks. */
const languages = new Set(['ts', 'tsx', 'js', 'python', 'go', 'rust', 'bash']);

/**
 * Returns what Copy gives for the samples of pages, each of them once. Excerpts are omitted.
 *
 * @throws Error that says where a page shows a sample that doesn't exist
 */
export function copiesOf(pages: readonly Page[], files: SampleFiles): Copy[] {
  const copies = new Map<string, Copy>();
  for (const {file, fences} of pages) {
    for (const {language: alias, sample, meta, line} of fences) {
      const language = findLanguage(alias ?? '')?.name ?? '';
      if (sample === undefined || meta.isExcerpt === true || !languages.has(language)) continue;
      const place = `${file}:${line}`;
      const key = `${sample.path}#${sample.region ?? ''}`;
      const known = copies.get(key);
      if (known !== undefined) {
        known.places.push(place);
        continue;
      }
      const resolved = resolveSample(sample, files);
      if ('problem' in resolved) throw new Error(`${place}: ${resolved.problem}; correct file=`);
      copies.set(key, {
        language,
        sample: sample.path,
        ...(sample.region !== undefined && {region: sample.region}),
        code: `${withSetup(resolved.code, setupOfSample(sample, language, files))}\n`,
        places: [place],
      });
    }
  }
  return [...copies.values()];
}

/** Returns a file name for a copy next to its sample: `items.copy12.ts`, or `items_copy12.py`. */
export function fileOf({sample, language}: Copy, number: number): string {
  const {dir, name, ext} = path.posix.parse(sample);
  const separator = language === 'python' || language === 'go' ? '_' : '.';
  return `${dir}/${name.replace(/_test$|\.test$/, '')}${separator}copy${number}${ext}`;
}
