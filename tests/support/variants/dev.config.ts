import {variantOf} from './base';

/** For the dev server: pages in a folder that the test may change. */
export default variantOf({docs: process.env.VARIANT_DOCS ?? '', pages: 'tests/support/variants/pages'});
