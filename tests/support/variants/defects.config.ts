import {variantOf} from './base';

/** Pages that each have one defect: the build fails and names all of them. */
export default variantOf({docs: 'tests/support/variants/docs', pages: 'tests/support/variants/defects'});
