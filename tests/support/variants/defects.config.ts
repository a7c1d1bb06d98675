import {variantOf} from './base';

/** Pages with one defect each; the build fails and reports all of them. */
export default variantOf({docs: 'tests/support/variants/docs', pages: 'tests/support/variants/defects'});
