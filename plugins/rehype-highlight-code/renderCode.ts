import type {FenceMeta} from '../shared/fenceMeta';
import type {Token} from './tokenizer';

type LineMarks = Pick<FenceMeta, 'mark' | 'ins' | 'del'>;

/**
 * Renders lines of tokens as the HTML content of a `<code>` element. Its text content is exactly the code.
 * A marked line is a `<mark>`, `<ins>` or `<del>` that includes its line break; `class=g` adds a sign in the gutter.
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

/** Returns whether a line of a diff was added or removed. Such a line contains its own sign. */
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
