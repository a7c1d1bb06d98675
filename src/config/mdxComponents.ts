/** A component that pages use without importing it. */
type MdxComponent = {
  /** Required attributes. */
  required?: readonly string[];
  /**
   * Text that search and answers add to the component's content: a label (the first of these attributes that is set), or
   * a line of code (all of these attributes). `Cards` become a list.
   */
  text?: {label: readonly string[]} | {code: readonly string[]} | 'list of cards';
};

const components = {
  Card: {required: ['title']},
  Cards: {text: 'list of cards'},
  // The summary can also be a child element.
  Details: {text: {label: ['summary']}},
  Endpoint: {required: ['method', 'path'], text: {code: ['method', 'path']}},
  FileTree: {},
  KeyFacts: {},
  Steps: {},
  TabItem: {required: ['value', 'label'], text: {label: ['label', 'value']}},
  Tabs: {},
  Term: {},
} as const satisfies Record<string, MdxComponent>;

/** Names of all MDX components. The type check requires the theme to register a React component for each. */
export type MdxComponentName = keyof typeof components;

/**
 * All MDX components by name. `componentProblems` checks their content, the theme registers their React components
 * (src/theme/MDXComponents), and a table in CONTRIBUTING describes their use.
 */
export const mdxComponents: Readonly<Record<string, MdxComponent>> = components;
