// DocSearch 3.9.0 has types for its package as a whole only.
declare module '@docsearch/react/modal' {
  export {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
}
