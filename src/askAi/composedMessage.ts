import {requestLimits} from './protocol';

/** A page that the question is about. */
export type PageReference = {title: string; route: string};

/** What a reader asks: the question, and what on the site it is about. */
export type ComposedQuestion = {
  text: string;
  /** The reader chose "Ask about this page". */
  page?: PageReference;
  /** Text that the reader selected on the page. */
  quote?: string;
};

/** Longest selection that goes with a question, in UTF-16 units. */
export const LONGEST_QUOTE = 1200;

/** By how many UTF-16 units a question exceeds what a request has room for. */
export function excessOf(text: string): number {
  return Math.max(0, text.trim().length - requestLimits.message);
}

const ABOUT_PAGE = /^About the page "([^"\n]+)" \((\/\S*)\):\n\n/;
const ABOUT_QUOTE = /^About this passage:\n\n((?:>.*\n)+)\n/;

/**
 * The message that carries a question to any chat endpoint: what it is about stands in front, in words that a model
 * and a reader of the log understand alike. Where a request has no room for all, the quote's end gives way first.
 */
export function composeMessage({text, page, quote}: ComposedQuestion): string {
  const question = text.trim().slice(0, requestLimits.message);
  const room = requestLimits.message - question.length;
  const title = page?.title.replaceAll('"', "'").replaceAll(/\s+/g, ' ');
  const about = page ? `About the page "${title}" (${page.route}):\n\n` : '';
  const shown = about.length <= room ? about : '';

  const lines = quoteLines(quote ?? '', LONGEST_QUOTE);
  for (; lines.length > 0; lines.pop()) {
    const passage = `About this passage:\n\n${lines.map((line) => `> ${line}\n`).join('')}\n`;
    if (shown.length + passage.length <= room) return shown + passage + question;
  }
  return shown + question;
}

/** The parts of a composed message; a message that a person typed is all question. */
export function splitMessage(message: string): ComposedQuestion {
  const about = ABOUT_PAGE.exec(message);
  const afterPage = message.slice(about?.[0].length ?? 0);
  const passage = ABOUT_QUOTE.exec(afterPage);
  const [, title, route] = about ?? [];
  return {
    text: afterPage.slice(passage?.[0].length ?? 0),
    ...(title !== undefined && route !== undefined && {page: {title, route}}),
    ...(passage?.[1] !== undefined && {quote: passage[1].replaceAll(/^> ?/gm, '').trimEnd()}),
  };
}

/** A selection as lines without blank ones, cut after so many characters; code keeps its indentation. */
function quoteLines(quote: string, longest: number): string[] {
  const text = quote.trimEnd();
  const kept = text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
  return kept.split(/\s*\n/).filter(Boolean);
}
