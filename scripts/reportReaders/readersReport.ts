/** Searches and questions that failed, from the server's log (server/chat/log.ts). Pure: it reads lines and returns tables. */

/** An entry and how often it occurs. */
export type Counted = {text: string; count: number};

/** A page with the number of its verdicts, and what readers added to those against it. */
export type RatedPage = {
  page: string;
  unhelpful: number;
  helpful: number;
  reasons: Counted[];
  notes: string[];
};

export type ReadersReport = {
  /** Number of log entries that were read. */
  entries: number;
  searches: {total: number; withoutResult: Counted[]; withoutClick: Counted[]};
  /** Questions have a text only if the operator records them; the others are counted as `(not recorded)`. */
  questions: {total: number; declined: Counted[]; unhelpful: Counted[]};
  /** Pages that at least one reader marked as unhelpful, and notes of readers whom a page helped, by page. */
  pages: {unhelpful: RatedPage[]; notesOfHelped: Counted[]};
  /** Addresses without a page that readers followed a link to, with the page that has the link. */
  deadLinks: Counted[];
};

type Entry = {event: string} & Record<string, unknown>;

const NOT_RECORDED = '(not recorded)';

/** Returns the report on the lines of a log. Lines that aren't log entries, such as the server's first one, are ignored. */
export function readersReport(lines: Iterable<string>): ReadersReport {
  const entries = [...lines].flatMap(parseEntry);
  const of = (event: string) => entries.filter((entry) => entry.event === event);

  const searches = of('searched');
  const answers = of('answered');
  const questionOf = new Map(answers.map(({answerId, question}) => [answerId, textOf(question)]));

  return {
    entries: entries.length,
    searches: {
      total: searches.length,
      // Also if the reader opened one of the pages that are suggested instead of results.
      withoutResult: counted(searches.filter(({results}) => results === 0).map(queryOf)),
      withoutClick: counted(
        searches.filter(({results, followed}) => results !== 0 && followed !== true).map(queryOf),
      ),
    },
    questions: {
      total: answers.length,
      declined: counted(
        answers
          .filter(({declined}) => declined === true)
          .map(({question}) => textOf(question) ?? NOT_RECORDED),
      ),
      unhelpful: counted(
        lastVerdicts(of('feedback')).map(({answerId}) => questionOf.get(answerId) ?? NOT_RECORDED),
      ),
    },
    pages: {
      unhelpful: ratedPages(of('page_rated'), of('page_feedback')),
      notesOfHelped: counted(
        of('page_feedback')
          .filter(({helpful, note}) => helpful === true && textOf(note) !== undefined)
          .map(({page, note}) => `${textOf(page) ?? ''}: ${textOf(note) ?? ''}`),
      ),
    },
    deadLinks: counted(
      of('dead_link').map(({path, from}) => `${textOf(path) ?? ''} (on ${textOf(from) ?? ''})`),
    ),
  };
}

/** Returns the verdicts against answers. A reader can change a verdict, so only the last one on an answer counts. */
function lastVerdicts(feedback: readonly Entry[]): Entry[] {
  const byAnswer = new Map(feedback.map((entry) => [entry.answerId, entry]));
  return [...byAnswer.values()].filter(({helpful}) => helpful === false);
}

function ratedPages(verdicts: readonly Entry[], details: readonly Entry[]): RatedPage[] {
  const pages = counted(verdicts.filter(({helpful}) => helpful === false).map(pageOf));
  return pages.map(({text: page, count: unhelpful}) => {
    const against = details.filter((entry) => pageOf(entry) === page && entry.helpful === false);
    return {
      page,
      unhelpful,
      helpful: verdicts.filter((entry) => pageOf(entry) === page && entry.helpful === true).length,
      reasons: counted(against.flatMap(({reason}) => textOf(reason) ?? [])),
      notes: against.flatMap(({note}) => textOf(note) ?? []),
    };
  });
}

/** Groups texts that differ only in case. The most frequent comes first; equally frequent ones are in alphabetical order. */
function counted(texts: readonly string[]): Counted[] {
  const groups = new Map<string, Counted>();
  for (const text of texts) {
    const key = text.toLowerCase();
    const group = groups.get(key) ?? {text, count: 0};
    groups.set(key, {...group, count: group.count + 1});
  }
  return [...groups.values()].sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1));
}

function queryOf({query}: Entry): string {
  return textOf(query) ?? NOT_RECORDED;
}

function pageOf({page}: Entry): string {
  return textOf(page) ?? '';
}

/** Returns a text on one line, without control characters, which could change what a terminal shows. */
function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return value.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim() || undefined;
}

/** Log collectors may put a prefix before the entry. */
function parseEntry(line: string): Entry[] {
  try {
    const value: unknown = JSON.parse(line.slice(Math.max(0, line.indexOf('{'))));
    const {event} = (value ?? {}) as Partial<Entry>;
    return typeof event === 'string' ? [value as Entry] : [];
  } catch {
    // A line of other software, or a truncated one.
    return [];
  }
}
