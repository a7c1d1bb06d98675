import {variantOf} from './base';

/** A page with a sample that isn't there, one with a region and one with a fact: what the Markdown is filled with. */
export default variantOf({
  docs: 'tests/support/variants/broken-content',
  pages: 'tests/support/variants/pages',
});
