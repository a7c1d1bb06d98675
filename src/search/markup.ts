import type {TextPart} from '../retrieval/ranking/markMatches';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const CHARACTERS = new Map(Object.entries(ENTITIES).map(([character, entity]) => [entity, character]));

/** Text as HTML in which nothing but the marks is markup. */
export function toMarkup(parts: readonly TextPart[]): string {
  return parts
    .map(({text, isMatch}) => {
      const escaped = text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);
      return isMatch ? `<mark>${escaped}</mark>` : escaped;
    })
    .join('');
}

/** The opposite; markup other than marks is taken for text, as it comes from outside in the hosted engine. */
export function fromMarkup(html: string): TextPart[] {
  const parts: TextPart[] = [];
  let isMatch = false;
  for (const piece of html.split(/(<\/?mark>)/)) {
    if (piece === '<mark>' || piece === '</mark>') isMatch = piece === '<mark>';
    else if (piece !== '') parts.push({text: unescape(piece), isMatch});
  }
  return parts;
}

function unescape(html: string): string {
  return html.replaceAll(/&(?:amp|lt|gt|quot|#0?39|#x27);/g, (entity) => CHARACTERS.get(entity) ?? "'");
}
