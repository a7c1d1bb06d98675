import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {isPair, isScalar, visit} from 'yaml';
import {documentFile, services} from '../openapi/document';
import {yamlProblem} from '../openapi/documentSource';
import {parseYaml} from '../shared/yaml';
import type {Page, PageContent} from './page';
import {isFinding, parseContent} from './parsePage';

/** Keys whose values are Markdown texts that pages show. */
const TEXTS = new Set(['description', 'summary']);
const COLUMNS = 'x-columns';

/** Reads the texts of the OpenAPI documents, each document as a page without headings. */
export function readApiTexts(projectDir: string): Page[] {
  return services.map(documentFile).flatMap((file) => {
    const path = join(projectDir, file);
    return existsSync(path) ? [readTexts(file, readFileSync(path, 'utf8'))] : [];
  });
}

function readTexts(file: string, source: string): Page {
  const {document, error, lineAt} = parseYaml(source);
  const page: Page = {...(parseContent('') as PageContent), file, route: '/sdk-and-tools/rest-api', source};
  if (error !== undefined) return {...page, buildProblems: [yamlProblem(file, error)]};
  visit(document, {
    Pair(_, {key, value}, ancestors) {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') return;
      const owner = ancestors.at(-2);
      const isColumn = isPair(owner) && isScalar(owner.key) && owner.key.value === COLUMNS;
      if (!isColumn && !TEXTS.has(String(key.value))) return;
      addText(page, value.value, lineAt(value.range?.[0] ?? 0));
    },
  });
  return page;
}

function addText(page: Page, text: string, line: number): void {
  const content = parseContent(text);
  if (isFinding(content)) {
    page.buildProblems.push({...content, line});
    return;
  }
  // The texts have one line each.
  const {prose, links, facts, inlineCode, terms, buildProblems} = content;
  page.prose.push(...prose.map((entry) => ({...entry, line})));
  page.links.push(...links.map((entry) => ({...entry, line})));
  page.facts.push(...facts.map((entry) => ({...entry, line})));
  page.inlineCode.push(...inlineCode.map((entry) => ({...entry, line})));
  page.terms.push(...terms.map((entry) => ({...entry, line})));
  page.buildProblems.push(...buildProblems.map((entry) => ({...entry, line})));
}
