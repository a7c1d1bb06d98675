import type {Question, Turn} from '../../../src/askAi/answerer';
import type {About} from '../../../src/askAi/chatRequest';
import {describeSection, type Library} from '../../../src/retrieval/answers/library';
import {renderPassages} from '../../../src/retrieval/answers/renderPassages';
import type {Passage} from '../../../src/retrieval/index/passage';
import type {Message} from './provider';
import {systemPrompt} from './systemPrompt';

/** Maximum length of one section in a prompt, in characters. */
const MAX_SECTION_LENGTH = 4000;
/** Maximum length of an earlier turn in a prompt, in characters. */
const MAX_TURN_LENGTH = 2000;

/**
 * Returns a name for the elements of a prompt that none of its texts contains, so that no text can close an element or
 * open another one. Code in the sections stays as it is.
 */
function elementName(texts: readonly string[]): string {
  const all = texts.join('\n').toLowerCase();
  let name = 'docs';
  for (let number = 1; all.includes(`<${name}`) || all.includes(`</${name}`); number += 1)
    name = `docs${number}`;
  return name;
}

/**
 * Returns sections as Markdown, whole or up to a passage, as far as the length permits. A section without room is left
 * out, with those after it.
 *
 * @param room maximum length of all texts, in characters
 */
export function textsOf(sections: readonly number[], library: Library, room: number): string[] {
  const texts: string[] = [];
  let left = room;
  for (const section of sections) {
    const text = wholePassages(library.passagesOf(section), Math.min(MAX_SECTION_LENGTH, left));
    if (text === undefined) break;
    left -= text.length;
    texts.push(text);
  }
  return texts;
}

/** Returns the passages from the first one that fit; undefined if not even that one does. */
function wholePassages(passages: readonly Passage[], longest: number): string | undefined {
  const render = (count: number) =>
    renderPassages(passages, [...passages.keys()].slice(0, count), {isWhole: true});
  if (render(passages.length).length <= longest) return render(passages.length);
  let [fits, exceeds] = [0, passages.length];
  while (exceeds - fits > 1) {
    const middle = (fits + exceeds) >> 1;
    if (render(middle).length + CUT.length <= longest) fits = middle;
    else exceeds = middle;
  }
  // What announces a passage is useless without it.
  while (fits > 0 && /^(?:header|label)$/.test(passages[fits - 1]!.kind)) fits -= 1;
  return fits === 0 ? undefined : render(fits) + CUT;
}

const CUT = '\n\n(The rest of this section is left out.)';

/**
 * Returns the messages for a question: the rules, the earlier turns, and the numbered sections with the question, as
 * elements. `name` is the name of the elements.
 */
export function promptOf(
  {message, about}: Question,
  earlier: readonly Turn[],
  {sections, texts}: {sections: readonly number[]; texts: readonly string[]},
  library: Library,
): {name: string; messages: Message[]} {
  const turns = earlier.map((turn): Message => {
    const content = [...aboutLines(turn.about), turn.content].join('\n\n');
    return {role: turn.role, content: wellFormed(content.slice(0, MAX_TURN_LENGTH))};
  });
  const asked = aboutLines(about).map(wellFormed);
  const name = elementName([...texts, ...asked, message, ...turns.map(({content}) => content)]);
  const elements = texts.map((text, index) =>
    sectionElement(name, {number: index + 1, section: sections[index]!, text}, library),
  );
  const content = [
    elements.join('\n'),
    ...asked,
    `<${name}-question>\n${wellFormed(message)}\n</${name}-question>`,
  ].join('\n\n');
  return {name, messages: [{role: 'system', content: systemPrompt}, ...turns, {role: 'user', content}]};
}

/** Returns the page and the quotation of a question as prompt lines. */
function aboutLines({page, quote}: About = {}): string[] {
  return [
    ...(page ? [`About the page: ${page.route}`] : []),
    ...(quote === undefined ? [] : [`About this passage:\n${quote}`]),
  ];
}

/** Returns a numbered section as an element of a prompt. */
export function sectionElement(
  name: string,
  {number, section, text}: {number: number; section: number; text: string},
  library: Library,
): string {
  const {title, address} = describeSection(section, library);
  return `<${name} number="${number}" title="${title.replaceAll('"', "'")}" address="${address}">\n${wellFormed(text)}\n</${name}>`;
}

/** Replaces unpaired surrogates, which truncation leaves and JSON can't express. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\u{FFFD}');
}
