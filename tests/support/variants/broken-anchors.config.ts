import {variantOf} from './base';

export default variantOf({
  docs: 'tests/support/variants/broken-docs',
  pages: 'tests/support/variants/pages',
});
