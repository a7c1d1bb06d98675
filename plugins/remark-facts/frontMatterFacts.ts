import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {describeUnknownFact, facts} from '../../src/facts/registry';
import {showFacts} from './labelFacts';

/**
 * Docusaurus hook that replaces `:fact[name]` in front matter, so that descriptions can contain facts.
 *
 * @throws Error that names the file, the key and its first unregistered fact
 */
export const parseFrontMatterWithFacts: ParseFrontMatter = async ({defaultParseFrontMatter, ...page}) => {
  const parsed = await defaultParseFrontMatter(page);
  const frontMatter = Object.fromEntries(
    Object.entries(parsed.frontMatter).map(([key, value]) => {
      if (typeof value !== 'string') return [key, value];
      const {text, unknown} = showFacts(value, facts);
      if (unknown[0] !== undefined) {
        throw new Error(
          `${path.relative(process.cwd(), page.filePath)}: ${key}: ${describeUnknownFact(unknown[0], facts)}`,
        );
      }
      return [key, text];
    }),
  );
  return {...parsed, frontMatter};
};
