import {variantOf} from './base';

/** A page with a broken diagram and one with a broken fence: what the bundler finds when it compiles a page. */
export default variantOf({
  docs: 'tests/support/variants/broken-fences',
  pages: 'tests/support/variants/pages',
});
