import {splitAtMonth} from '../../src/pageDates';
import {verificationOf, type Verified} from '../remark-samples/verification';
import {isCheckedLanguage} from './checkedLanguages';
import type {Page} from './page';

const NO_FIGURES = {
  pages: 0,
  words: 0,
  codeBlocks: 0,
  /** Code blocks in checked languages; `verifiedBlocks` are those whose sample passed its tests. */
  checkedBlocks: 0,
  verifiedBlocks: 0,
  diagrams: 0,
  /** Pages that were checked more than {@link MONTHS_FRESH} months ago, or have no month of their check. */
  stale: 0,
};

type Figures = typeof NO_FIGURES;

const MONTHS_FRESH = 6;

/** Returns the figures of each section in alphabetical order, then those of the whole site as `total`. */
export function contentReport(
  pages: readonly Page[],
  {verified, today}: {verified: Verified; today: Date},
): Record<string, Figures> {
  const sections: Record<string, Figures> = {};
  const total = {...NO_FIGURES};
  for (const page of pages) {
    const section = (sections[page.route.split('/')[1] ?? ''] ??= {...NO_FIGURES});
    for (const [name, count] of Object.entries(figuresOf(page, verified, today)) as [
      keyof Figures,
      number,
    ][]) {
      section[name] += count;
      total[name] += count;
    }
  }
  return {...Object.fromEntries(Object.entries(sections).sort(([a], [b]) => (a < b ? -1 : 1))), total};
}

function figuresOf(page: Page, verified: Verified, today: Date): Figures {
  const blocks = page.fences.filter(({language}) => language !== 'mermaid');
  const checked = blocks.filter(({language}) => isCheckedLanguage(language));
  return {
    pages: 1,
    words: countWords(page),
    codeBlocks: blocks.length,
    checkedBlocks: checked.length,
    verifiedBlocks: checked.filter(({sample}) => sample && verificationOf(verified, sample.path)).length,
    diagrams: page.fences.length - blocks.length,
    stale: isStale(page, today) ? 1 : 0,
  };
}

function countWords({prose, inlineCode}: Page): number {
  const texts = prose.filter(({kind}) => kind === 'text').map(({text}) => text);
  return [...texts, ...inlineCode.map(({code}) => code)]
    .map((text) => text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0)
    .reduce((sum, words) => sum + words, 0);
}

function isStale({frontMatter}: Page, today: Date): boolean {
  const month = splitAtMonth(String(frontMatter.values?.checked ?? ''))?.month;
  if (month === undefined) return true;
  const [year = 0, monthOfYear = 0] = month.split('-').map(Number);
  const age = (today.getUTCFullYear() - year) * 12 + today.getUTCMonth() + 1 - monthOfYear;
  return age > MONTHS_FRESH;
}
