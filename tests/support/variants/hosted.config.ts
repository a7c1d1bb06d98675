import {variantOf} from './base';

const variant = variantOf({docs: 'tests/support/variants/docs', pages: 'tests/support/variants/pages'});

/** For the hosted search engine; offline mode is included to test the fallback to the embedded engine. */
export default {
  ...variant,
  plugins: [
    ...variant.plugins!,
    ['@docusaurus/plugin-pwa', {offlineModeActivationStrategies: ['queryString']}],
  ],
};
