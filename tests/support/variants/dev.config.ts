import chatEndpoint from '../../../plugins/chat-endpoint';
import pagesOnDemand from '../../../plugins/bundler/pagesOnDemand';
import leanTools from '../../../plugins/lean-first-load/leanTools';
import {variantOf} from './base';

/** For the dev server: pages in a folder that the test can change, compiled on demand, and the chat endpoint. */
export default variantOf({
  docs: process.env.VARIANT_DOCS ?? '',
  pages: 'tests/support/variants/pages',
  keep: [chatEndpoint, pagesOnDemand, leanTools],
});
