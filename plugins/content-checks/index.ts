import {checkAddresses} from './checkAddresses';
import {checkComponents} from './checkComponents';
import {checkCopiedCode} from './checkCopiedCode';
import {checkDataFences} from './checkDataFences';
import {checkDiagrams} from './checkDiagrams';
import {checkFacts} from './checkFacts';
import {checkFences} from './checkFences';
import {checkForm} from './checkForm';
import {checkFrontMatter} from './checkFrontMatter';
import {checkHeadings} from './checkHeadings';
import {checkImages} from './checkImages';
import {checkLinks} from './checkLinks';
import {checkLinkTexts} from './checkLinkTexts';
import {checkFormerLinks} from './checkFormerLinks';
import {checkLostQuestions, checkQuestions} from './checkQuestions';
import {checkLostHeadings, checkLostRoutes, checkRecorded, checkSidebar} from './checkRoutes';
import {checkSamples} from './checkSamples';
import {checkAllSamples, checkShownSamples} from './checkSampleWording';
import {checkSpelling, type FindMisspelled} from './checkSpelling';
import {checkTerms} from './checkTerms';
import {checkTokenIdentifiers} from './checkTokenIdentifiers';
import {checkTransactions} from './checkTransactions';
import {checkWording} from './checkWording';
import type {Finding, Page, Problem} from './page';
import type {Site} from './site';

/** Pure checks of one page. */
const pageChecks: readonly ((page: Page, site: Site) => Finding[])[] = [
  checkSidebar,
  checkRecorded,
  checkLostHeadings,
  checkFrontMatter,
  checkHeadings,
  checkForm,
  checkComponents,
  checkFences,
  checkSamples,
  checkCopiedCode,
  checkDataFences,
  checkDiagrams,
  checkLinks,
  checkLinkTexts,
  checkTerms,
  checkImages,
  checkAddresses,
  checkTokenIdentifiers,
  checkTransactions,
  checkFacts,
  checkWording,
];

/** Checks of the texts of OpenAPI documents, which pages show in tables. */
const textChecks = [
  checkComponents,
  checkLinks,
  checkAddresses,
  checkTokenIdentifiers,
  checkFacts,
  checkWording,
];

/** Returns all problems of the site, sorted by file and line. */
export async function checkContent(site: Site, findMisspelled: FindMisspelled): Promise<Problem[]> {
  const problems = await checkPages([...site.pages.values()], site, findMisspelled);
  return inOrder([
    ...site.unparsed,
    ...checkLostRoutes(site),
    ...checkFormerLinks(site),
    ...checkLostQuestions(site),
    ...checkAllSamples(site),
    ...problems,
    ...(await checkApiTexts(site, findMisspelled)),
  ]);
}

async function checkApiTexts(site: Site, findMisspelled: FindMisspelled): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const page of site.apiTexts ?? []) {
    const findings = textChecks.flatMap((check) => check(page, site));
    problems.push(...findings.map((finding) => ({file: page.file, ...finding})));
    problems.push(...(await checkSpelling(page, findMisspelled)));
  }
  return problems;
}

/** Returns all problems of the given pages, sorted by file and line. */
export async function checkPages(
  pages: readonly Page[],
  site: Site,
  findMisspelled: FindMisspelled,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const page of pages) {
    for (const check of pageChecks) {
      for (const finding of check(page, site)) problems.push({file: page.file, ...finding});
    }
    problems.push(
      ...checkQuestions(page, site),
      ...checkShownSamples(page, site),
      ...(await checkSpelling(page, findMisspelled)),
    );
  }
  return inOrder(problems);
}

/** Sorts problems by file and line. Several pages can have the same cause, which is reported once. */
function inOrder(problems: readonly Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [Object.values(problem).sort().join('\0'), problem]));
  return [...unique.values()].sort((a, b) =>
    a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1,
  );
}
