import {variantOf} from './base';

export default variantOf({
  docs: 'tests/support/variants/docs',
  pages: 'tests/support/variants/duplicates',
  config: {onBrokenLinks: 'ignore'},
});
