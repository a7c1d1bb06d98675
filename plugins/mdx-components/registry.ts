/** A component that pages use without importing it. */
export type MdxComponent = {
  /** Attributes without which it shows nothing. */
  required?: readonly string[];
  /**
   * What is added to its content where only text is shown, as in search and answers: a label, which is the first of
   * these attributes that it has, or a line of code, which is all of them. `Cards` become a list.
   */
  text?: {label: readonly string[]} | {code: readonly string[]} | 'list of cards';
};

/**
 * Every MDX component by its name. What a component needs to hold is checked in `componentProblems`; the theme registers
 * its React component (src/theme/MDXComponents), and the table of CONTRIBUTING says what it is for.
 */
export const mdxComponents: Readonly<Record<string, MdxComponent>> = {
  Card: {required: ['title']},
  Cards: {text: 'list of cards'},
  // Its summary may also be an element of its content.
  Details: {text: {label: ['summary']}},
  Endpoint: {required: ['method', 'path'], text: {code: ['method', 'path']}},
  FileTree: {},
  KeyFacts: {},
  Steps: {},
  TabItem: {required: ['value', 'label'], text: {label: ['label', 'value']}},
  Tabs: {},
  Term: {},
};
