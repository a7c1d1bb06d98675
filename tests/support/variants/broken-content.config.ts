import {variantOf} from './base';

/** A page with a broken sample, one with a broken region, a fact, a diagram and a fence. */
export default variantOf({
  docs: 'tests/support/variants/broken-content',
  pages: 'tests/support/variants/pages',
});
