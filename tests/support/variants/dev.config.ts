import chatEndpoint from '../../../plugins/chat-endpoint';
import {variantOf} from './base';

/** For the dev server: pages in a folder that the test can change, and the chat endpoint. */
export default variantOf({
  docs: process.env.VARIANT_DOCS ?? '',
  pages: 'tests/support/variants/pages',
  keep: [chatEndpoint],
});
