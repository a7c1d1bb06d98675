import {firstLetter} from './matchTerms';

/** A term of the page: its heading and all elements up to the next heading. */
export type PageTerm = {name: string; definition: string; elements: HTMLElement[]};

/** A topic of the page, with its terms. */
type Topic = {heading: HTMLElement; terms: PageTerm[]};

/** The part of the page below the filter. */
export type PageTerms = {
  /** Elements between the filter and the first topic. */
  introduction: HTMLElement[];
  topics: Topic[];
};

/** Reads the terms from the elements that follow the filter: each H2 starts a topic, and each H3 a term. */
export function readPageTerms(filter: HTMLElement): PageTerms {
  const page: PageTerms = {introduction: [], topics: []};
  for (let next = filter.nextElementSibling; next !== null; next = next.nextElementSibling) {
    const element = next as HTMLElement;
    const topic = page.topics.at(-1);
    const term = topic?.terms.at(-1);
    if (element.tagName === 'H2') page.topics.push({heading: element, terms: []});
    else if (topic === undefined) page.introduction.push(element);
    else if (element.tagName === 'H3')
      // The heading's text ends with the link to itself, which has no visible text.
      topic.terms.push({name: ownText(element), definition: '', elements: [element]});
    else if (term !== undefined) {
      term.elements.push(element);
      term.definition += ` ${element.textContent}`;
    }
  }
  return page;
}

/** Shows only these terms and their topics; undefined shows the whole page. */
export function showTerms({introduction, topics}: PageTerms, shown: ReadonlySet<PageTerm> | undefined): void {
  for (const element of introduction) element.hidden = shown !== undefined;
  for (const {heading, terms} of topics) {
    heading.hidden = shown !== undefined && !terms.some((term) => shown.has(term));
    for (const term of terms)
      for (const element of term.elements) element.hidden = shown !== undefined && !shown.has(term);
  }
  // The tables of contents, of which one is beside the text and one in the bar of narrow screens.
  for (const link of document.querySelectorAll<HTMLElement>('nav li > a[href^="#"], .table-of-contents a')) {
    const id = link.getAttribute('href')!.slice(1);
    link.parentElement!.hidden = document.getElementById(id)?.hidden ?? false;
  }
}

export function termsOf({topics}: PageTerms): PageTerm[] {
  return topics.flatMap(({terms}) => terms);
}

/** Returns the letters with which a term of the page starts. */
export function lettersOf(page: PageTerms): Set<string> {
  return new Set(termsOf(page).map(({name}) => firstLetter(name)));
}

function ownText(heading: HTMLElement): string {
  const copy = heading.cloneNode(true) as HTMLElement;
  for (const link of copy.querySelectorAll('.hash-link')) link.remove();
  return copy.textContent ?? '';
}
