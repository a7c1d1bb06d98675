import {variantOf} from './base';

/** A page with a broken link, one with a broken anchor, and two at one route. */
export default variantOf({
  docs: 'tests/support/variants/broken-docs',
  pages: 'tests/support/variants/pages',
  config: {onBrokenLinks: 'throw'},
});
