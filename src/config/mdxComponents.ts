/** A component that pages use without importing it. */
type MdxComponent = {
  /** Required attributes. */
  required?: readonly string[];
  /**
   * Text that search and answers add to the component's content: a label (the first of these attributes that is set), or
   * a line of code (all of these attributes). `Cards` become a list.
   */
  text?: {label: readonly string[]} | {code: readonly string[]} | 'list of cards';
  /** Whether only the pages that use the component load it. The theme registers the others for all pages. */
  isOwn?: true;
  /** For a tool (src/components/tools): its name, and the heading's id on /tools. Search and answers get a link to it. */
  tool?: {name: string; section: string};
};

/** Every tool is interactive, so only the pages that embed it load it. */
function tool(name: string, section: string) {
  return {isOwn: true, tool: {name, section}} as const;
}

const components = {
  AbiTool: tool('ABI encoder and decoder', 'abi'),
  AddressTool: tool('Address converter', 'address'),
  AmountTool: tool('Amount converter', 'amount'),
  Card: {required: ['title']},
  Cards: {text: 'list of cards'},
  CodeMetadataTool: tool('Code metadata decoder', 'code-metadata'),
  DataFieldTool: tool('Data field decoder and builder', 'data-field'),
  // The summary can also be a child element.
  Details: {text: {label: ['summary']}},
  Endpoint: {required: ['method', 'path'], text: {code: ['method', 'path']}},
  EpochTool: tool('Dates, rounds and epochs', 'epochs'),
  FeeTool: tool('Gas and fee calculator', 'fee'),
  FileTree: {},
  GlossaryFilter: {isOwn: true},
  KeyFacts: {},
  RatingTool: tool('Rating simulator', 'rating'),
  RewardsTool: tool('Staking reward estimator', 'rewards'),
  Steps: {},
  TabItem: {required: ['value', 'label'], text: {label: ['label', 'value']}},
  Tabs: {},
  Term: {},
  VotesTool: tool('Vote counter', 'votes'),
} as const satisfies Record<string, MdxComponent>;

type Components = typeof components;

/** Names of the components of all pages. The type check requires the theme to register a React component for each. */
export type MdxComponentName = {
  [Name in keyof Components]: Components[Name] extends {isOwn: true} ? never : Name;
}[keyof Components];

/**
 * All MDX components by name. `componentProblems` checks their content, the theme registers their React components
 * (src/theme/MDXComponents), and docs/utils.mdx shows their use.
 */
export const mdxComponents: Readonly<Record<string, MdxComponent>> = components;
