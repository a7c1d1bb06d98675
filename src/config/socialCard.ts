/** Size of the social cards, in pixels, as the networks recommend for `summary_large_image`. */
export const CARD_SIZE = {width: 1200, height: 630} as const;

/** Returns the path of a page's social card, relative to the site's root: `img/cards/learn/sharding.png`. */
export function cardFile(route: string): string {
  return `img/cards/${route.replaceAll(/^\/|\/$/g, '')}.png`;
}
