import {finding} from '../shared/pageProblems';
import type {Finding, Page} from './page';

const VAGUE_TEXTS = new Set(
  'here|this|that|there|this page|this link|this one|this article|this guide|this section|click here|see here|read here|link|page|more|read more|learn more|see more|details|documentation|docs'.split(
    '|',
  ),
);

/** Checks that the text of each link names its target, also for screen reader users who list only the links. */
export function checkLinkTexts(page: Page): Finding[] {
  return page.links.flatMap(({text, url, line}) => {
    const words = text
      .trim()
      .toLowerCase()
      .replace(/[.,:;!?…→»]+$/, '')
      .trim();
    if (words === '') return finding(line, `the link to ${url} has no text; write the name of its target`);
    const message = `the link text "${text.trim()}" doesn't name its target (${url}); write the name of the page or the topic`;
    return finding(line, VAGUE_TEXTS.has(words) ? message : undefined);
  });
}
