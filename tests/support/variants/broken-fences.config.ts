import {variantOf} from './base';

/** Pages with invalid fences, which are reported when the bundler compiles them. */
export default variantOf({
  docs: 'tests/support/variants/broken-fences',
  pages: 'tests/support/variants/pages',
});
