/**
 * The parts of `@docusaurus/utils-common` that run in the browser. Its index requires all of tslib, 11 KB, for one function.
 */
export {default as applyTrailingSlash} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {getErrorCausalChain} from '@docusaurus/utils-common/lib/errorUtils';
