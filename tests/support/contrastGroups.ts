/**
 * Runs in the page. Returns the elements that directly contain text, in groups of equal contrast, by a key that is the same
 * on all pages. All elements of a group have the same text style and the same backgrounds. Those in links also have the
 * same decoration, and the same style of the text around the link. Elements that can be covered, or that overflow their
 * box, share a group only with elements of the same classes.
 *
 * @param isInTextBlock axe's function: whether a link has text around it
 */
export function contrastGroups(isInTextBlock: (link: Element) => boolean): Map<string, Element[]> {
  const TEXT = ['color', 'webkitTextFillColor', 'fontSize', 'fontWeight', 'textShadow', 'display'] as const;
  const PAINT = ['backgroundColor', 'backgroundImage', 'opacity', 'filter', 'mixBlendMode'] as const;
  // Everything that axe accepts as a difference between a link and the text around it.
  const DECORATION = [
    'fontFamily',
    'fontStyle',
    'textDecoration',
    'borderTop',
    'borderBottom',
    'outline',
    'backgroundImage',
  ] as const;
  const PLAIN = 'rgba(0, 0, 0, 0)|none|1|none|normal';

  const elements = [document.body, ...document.body.querySelectorAll('*')];
  const styles = new Map(elements.map((element) => [element, getComputedStyle(element)]));
  const over = elements
    .filter((element) => leavesFlow(styles.get(element)!))
    .map((element) => ({element, box: element.getBoundingClientRect()}))
    .filter(({box}) => box.width > 0 && box.height > 0);

  const paints = new Map<Element, string>();
  const groups = new Map<string, Element[]>();
  for (const element of elements) {
    const style = styles.get(element)!;
    const own = PAINT.map((name) => style[name]).join('|');
    const below = paints.get(element.parentElement!) ?? '';
    paints.set(element, own === PLAIN ? below : `${below}/${own}`);
    if (!hasText(element) || element.getClientRects().length === 0) continue;
    const box = element.getBoundingClientRect();
    const alone = overflows(element, box) || over.some((other) => covers(other, element, box));
    const key = `${textStyleOf(element)}${paints.get(element)}${linkStyleOf(element)}${alone ? placeOf(element) : ''}`;
    groups.set(key, [...(groups.get(key) ?? []), element]);
  }
  return groups;

  function textStyleOf(element: Element): string {
    const style = styles.get(element)!;
    return TEXT.map((name) => style[name]).join('|');
  }

  /** Returns what distinguishes the link that contains an element from the text around that link. */
  function linkStyleOf(element: Element): string {
    const link = element.closest('a[href]');
    if (link === null) return '';
    if (!isInTextBlock(link)) return ' link';
    const block = blockOf(link.parentElement!);
    const look = [link, block].map((part) => {
      const decoration = DECORATION.map((name) => styles.get(part)![name]);
      return [textStyleOf(part), paints.get(part), ...decoration].join('|');
    });
    const added = ['::before', '::after'].map((pseudo) => getComputedStyle(link, pseudo).content);
    return ` link ${look.join(' in ')} ${added.join('|')}`;
  }

  function isInline(element: Element): boolean {
    return /^(?:inline|contents)$/.test(styles.get(element)?.display ?? '');
  }

  /** Returns the closest box that isn't inline: the element or an ancestor. */
  function blockOf(element: Element): Element {
    return isInline(element) ? blockOf(element.parentElement!) : element;
  }

  /** Returns the classes of an element and of its closest three ancestors. */
  function placeOf(element: Element | null, levels = 4): string {
    if (element === null || levels === 0) return '';
    return ` ${element.tagName}.${element.getAttribute('class')}${placeOf(element.parentElement, levels - 1)}`;
  }

  function hasText(element: Element): boolean {
    return (
      element.matches('input, select, textarea') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
    );
  }

  function leavesFlow(style: CSSStyleDeclaration): boolean {
    const {position, top, left, float, transform, translate} = style;
    const moved = position === 'relative' && [top, left].some((offset) => !/^(?:auto|0px)$/.test(offset));
    const margins = [style.marginTop, style.marginRight, style.marginBottom, style.marginLeft];
    return (
      moved ||
      /absolute|fixed|sticky/.test(position) ||
      [float, transform, translate].some((value) => value !== 'none') ||
      margins.some((margin) => margin.startsWith('-'))
    );
  }

  /** In-flow boxes don't overlap, so only out-of-flow elements can cover text. Ancestors are part of the group's key. */
  function covers(
    {element, box}: {element: Element; box: DOMRect},
    text: Element,
    textBox: DOMRect,
  ): boolean {
    const meets =
      box.left < textBox.right &&
      textBox.left < box.right &&
      box.top < textBox.bottom &&
      textBox.top < box.bottom;
    return meets && !element.contains(text);
  }

  function overflows(element: Element, box: DOMRect): boolean {
    const block = blockOf(element);
    const {left, right} = block.getBoundingClientRect();
    return block !== element
      ? box.left < left - 1 || box.right > right + 1
      : block.scrollWidth > block.clientWidth + 1 && styles.get(block)?.overflowX === 'visible';
  }
}
