import {variantOf} from './base';

/** A page with a broken link and a broken anchor. */
export default variantOf({
  docs: 'tests/support/variants/broken-docs',
  pages: 'tests/support/variants/pages',
  config: {onBrokenLinks: 'throw'},
});
