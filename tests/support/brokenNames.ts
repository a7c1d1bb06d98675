import type {Page} from '@playwright/test';

/**
 * Returns the names that a line break divides: letters at both sides of the break, which aren't the end of one word of the
 * name and the capital of the next. Hashes and addresses can break anywhere.
 *
 * @param selector of the elements whose text is checked
 */
export async function brokenNames(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) => {
    const broken = new Set<string>();
    for (const element of elements) {
      if (element.closest('.mx-hash, pre') || element.getClientRects().length < 1) continue;
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        const range = document.createRange();
        range.selectNodeContents(text);
        if (range.getClientRects().length < 2 || text.parentElement!.closest('pre')) continue;
        const topAt = (index: number) => {
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          return range.getBoundingClientRect().top;
        };
        for (const {0: name, index} of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
          if (name.length > 28) continue;
          for (let at = index + 1; at < index + name.length; at++) {
            const isWordStart = /\p{Lu}/u.test(text.data[at]!) && !/\p{Lu}/u.test(text.data[at - 1]!);
            if (!isWordStart && topAt(at) > topAt(at - 1) + 4) {
              broken.add(`${text.data.slice(index, at)}|${text.data.slice(at, index + name.length)}`);
            }
          }
        }
      }
    }
    return [...broken];
  });
}
