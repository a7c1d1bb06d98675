import type {FenceMeta} from '../shared/fenceMeta';
import type {Token} from './tokenizer';

type LineMarks = Pick<FenceMeta, 'mark' | 'ins' | 'del'>;

/**
 * Lines of tokens as HTML for the inside of a `<code>` element. Its text content is the code, to the letter.
 * A marked line is a `<mark>`, `<ins>` or `<del>` that holds its line break; `class=g` has a sign in the gutter.
 */
export function renderCode(lines: readonly (readonly Token[])[], marks: LineMarks, language: string): string {
  return lines
    .map((tokens, index) => {
      const html = tokens.map(renderToken).join('') + (index < lines.length - 1 ? '\n' : '');
      const element = elementOf(index + 1, marks);
      if (element !== undefined)
        return `<${element} class=${element === 'mark' ? 'l' : 'g'}>${html}</${element}>`;
      const change = language === 'diff' ? changeOf(tokens) : undefined;
      return change === undefined ? html : `<${change} class=l>${html}</${change}>`;
    })
    .join('');
}

function elementOf(line: number, {mark, ins, del}: LineMarks): 'mark' | 'ins' | 'del' | undefined {
  if (ins.has(line)) return 'ins';
  if (del.has(line)) return 'del';
  return mark.has(line) ? 'mark' : undefined;
}

/** Whether a line of a diff was added or removed; its own sign says so already. */
function changeOf([first]: readonly Token[]): 'ins' | 'del' | undefined {
  if (first?.kind === 'i') return 'ins';
  return first?.kind === 'd' ? 'del' : undefined;
}

function renderToken({text, kind}: Token): string {
  const html = escapeHtml(text);
  return kind === undefined ? html : `<span class=${kind}>${html}</span>`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
