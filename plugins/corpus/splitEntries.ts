import {mdxComponents} from '../../src/config/mdxComponents';
import type {CorpusPage, CorpusSection} from '../../src/retrieval/index/corpus';
import {DELIMITERS, plainOf} from '../../src/retrieval/text/markedText';
import {operationUrl} from '../../src/api/operationUrl';
import {endpointsOf, readDocument, services} from '../openapi/document';
import {pageOf} from '../openapi/objects';
import {plainText} from '../openapi/texts';

/** An entry, by the address of its heading. Without a description, it has the first paragraph below the heading. */
type Entry = {url: string; title: string; description?: string; names: readonly string[]};

/** Route of the page with all tools. */
const TOOLS = '/tools';
const serviceNames = {gateway: 'Gateway', api: 'MultiversX API'};

/**
 * Returns the pages, each followed by its entries: the tools and the operations of the OpenAPI documents. A heading that is the
 * only entry at its address moves to the entry, with its subheadings; the others keep their section on the page.
 */
export function splitEntries(pages: readonly CorpusPage[], root?: string): CorpusPage[] {
  const entries = [...toolEntries(), ...operationEntries(root)];
  return pages.flatMap((page) => {
    const own = entries.filter(({url}) => url.split('#', 1)[0] === page.route);
    const moved = new Set<CorpusSection>();
    const split = own.flatMap((entry) => {
      const isAlone = own.every((other) => other === entry || other.url !== entry.url);
      const anchor = entry.url.slice(page.route.length + 1);
      const sections = isAlone && anchor !== '' ? sectionsAt(page.sections, anchor) : [];
      for (const section of sections) moved.add(section);
      const isMissing = entry.description === undefined && sections.length === 0;
      return isMissing ? [] : [entryPage(page, anchor, entry, sections)];
    });
    return [{...page, sections: page.sections.filter((section) => !moved.has(section))}, ...split];
  });
}

function toolEntries(): Entry[] {
  return Object.values(mdxComponents).flatMap(({tool}) =>
    tool === undefined ? [] : [{url: `${TOOLS}#${tool.section}`, title: tool.name, names: tool.verbs}],
  );
}

function operationEntries(root?: string): Entry[] {
  return services.flatMap((service) => {
    const document = readDocument(service, root);
    return endpointsOf(service, root).map(({method, path, operation}) => ({
      url: operationUrl(pageOf(document, operation), operation.operationId),
      title: `${method} ${path}`,
      description: `${serviceNames[service]}: ${plainText(operation.description ?? operation.summary)}`,
      names: [plainText(operation.summary)],
    }));
  });
}

/** Returns the section of a heading and those below it. */
function sectionsAt(sections: readonly CorpusSection[], anchor: string): CorpusSection[] {
  const start = sections.findIndex((section) => section.anchor === anchor);
  if (start === -1) return [];
  const depth = sections[start]!.path.length;
  const after = sections.slice(start + 1);
  const end = after.findIndex(({path}) => path.length <= depth);
  return [sections[start]!, ...(end === -1 ? after : after.slice(0, end))];
}

function entryPage(
  {route, category, kind, deprecated}: CorpusPage,
  anchor: string,
  {title, description, names}: Entry,
  [first, ...below]: CorpusSection[],
): CorpusPage {
  const {passages = [], questions = [], path = []} = first ?? {};
  const {code} = DELIMITERS;
  const about = description ?? plainOf(passages[0]?.text ?? '');
  return {
    route,
    entry: {anchor, names: [...new Set([...names, ...path.slice(-1)])]},
    title,
    description: about,
    category,
    kind,
    deprecated,
    sections: [
      {
        anchor,
        path: [],
        passages:
          first === undefined ? [{kind: 'paragraph', text: `${code}${title}${code}: ${about}`}] : passages,
        questions,
      },
      ...below.map((section) => ({...section, path: section.path.slice(path.length)})),
    ],
  };
}
