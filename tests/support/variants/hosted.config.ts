import {variantOf} from './base';

const variant = variantOf({docs: 'tests/support/variants/docs', pages: 'tests/support/variants/pages'});

/** For the hosted engine, whose switch to the embedded one is also looked at without a network. */
export default {
  ...variant,
  plugins: [
    ...variant.plugins!,
    ['@docusaurus/plugin-pwa', {offlineModeActivationStrategies: ['queryString']}],
  ],
};
