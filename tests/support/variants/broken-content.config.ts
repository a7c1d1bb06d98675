import {variantOf} from './base';

/** Pages with a missing sample, region and fact, which the remark plugins report. */
export default variantOf({
  docs: 'tests/support/variants/broken-content',
  pages: 'tests/support/variants/pages',
});
