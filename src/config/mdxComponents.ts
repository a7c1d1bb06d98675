import type Details from '@theme/Details';
import type TabItem from '@theme/TabItem';
import type Tabs from '@theme/Tabs';
import type Card from '../components/Card';
import type Cards from '../components/Cards';
import type Endpoint from '../components/Endpoint';
import type FileTree from '../components/FileTree';
import type GlossaryFilter from '../components/GlossaryFilter';
import type KeyFacts from '../components/KeyFacts';
import type OperationCode from '../components/OperationCode';
import type OperationColumns from '../components/OperationColumns';
import type Steps from '../components/Steps';
import type Term from '../components/Term';
import type AbiTool from '../components/tools/AbiTool';
import type AddressTool from '../components/tools/AddressTool';
import type AmountTool from '../components/tools/AmountTool';
import type CodeMetadataTool from '../components/tools/CodeMetadataTool';
import type DataFieldTool from '../components/tools/DataFieldTool';
import type EpochTool from '../components/tools/EpochTool';
import type FeeTool from '../components/tools/FeeTool';
import type RatingTool from '../components/tools/RatingTool';
import type RewardsTool from '../components/tools/RewardsTool';
import type VotesTool from '../components/tools/VotesTool';
import {icons} from './icons';

/** The values of an attribute: any, these, or `built` if the build sets the attribute. */
type Values = 'any' | 'built' | readonly string[];

/** A component that pages use without importing it. */
type MdxComponent = {
  attributes: Readonly<Record<string, Values>>;
  /** Required attributes. */
  required?: readonly string[];
  /**
   * Text that search and answers add to the component's content: a label (the first of these attributes that is set), or
   * a line of code (all of these attributes). `Cards` become a list.
   */
  text?: {label: readonly string[]} | {code: readonly string[]} | 'list of cards';
  /** Whether only the pages that use the component load it. The theme registers the others for all pages. */
  isOwn?: true;
  /** For a tool (src/components/tools): its name, the heading's id on /tools, and what readers search for. Answers link to it. */
  tool?: {name: string; section: string; verbs: readonly string[]};
};

/** All props of a React component but its children, so that the type check finds those that are missing below, or gone. */
type PropsOf<Component> = Record<
  Component extends (props: infer Props) => unknown ? Exclude<keyof Props, 'children'> : never,
  Values
>;

/** Every tool is interactive, so only the pages that embed it load it. */
function tool(
  name: string,
  section: string,
  verbs: readonly string[],
  attributes: MdxComponent['attributes'],
) {
  return {isOwn: true, tool: {name, section, verbs}, attributes} as const;
}

const components = {
  AbiTool: tool('ABI encoder and decoder', 'abi', ['encode', 'decode'], {id: 'any'} satisfies PropsOf<
    typeof AbiTool
  >),
  AddressTool: tool('Address converter', 'address', ['convert'], {
    id: 'any',
    address: 'any',
    shards: 'any',
    nonce: 'any',
  } satisfies PropsOf<typeof AddressTool>),
  AmountTool: tool('Amount converter', 'amount', ['convert', 'denominate'], {
    id: 'any',
    value: 'any',
    unit: 'any',
    decimals: 'any',
  } satisfies PropsOf<typeof AmountTool>),
  Card: {
    attributes: {title: 'any', href: 'any', icon: Object.keys(icons)} satisfies PropsOf<typeof Card>,
    required: ['title'],
  },
  Cards: {attributes: {} satisfies PropsOf<typeof Cards>, text: 'list of cards'},
  CodeMetadataTool: tool('Code metadata decoder', 'code-metadata', ['decode', 'encode'], {
    id: 'any',
    metadata: 'any',
  } satisfies PropsOf<typeof CodeMetadataTool>),
  DataFieldTool: tool('Data field decoder and builder', 'data-field', ['decode', 'encode', 'build'], {
    id: 'any',
    data: 'any',
    decimals: 'any',
  } satisfies PropsOf<typeof DataFieldTool>),
  // The summary can also be a child element.
  Details: {
    attributes: {summary: 'any'} satisfies Partial<PropsOf<typeof Details>>,
    text: {label: ['summary']},
  },
  Endpoint: {
    attributes: {
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'WS'],
      path: 'any',
      operation: 'any',
      service: 'any',
      run: ['now'],
      id: 'built',
    } satisfies PropsOf<typeof Endpoint>,
    required: ['method', 'path'],
    text: {code: ['method', 'path']},
  },
  EpochTool: tool('Dates, rounds and epochs', 'epochs', ['convert'], {
    id: 'any',
    network: 'any',
    from: 'any',
    value: 'any',
  } satisfies PropsOf<typeof EpochTool>),
  FeeTool: tool('Gas and fee calculator', 'fee', ['calculate', 'estimate'], {
    id: 'any',
    data: 'any',
    limit: 'any',
    used: 'any',
  } satisfies PropsOf<typeof FeeTool>),
  FileTree: {attributes: {} satisfies PropsOf<typeof FileTree>},
  GlossaryFilter: {attributes: {} satisfies PropsOf<typeof GlossaryFilter>, isOwn: true},
  KeyFacts: {attributes: {} satisfies PropsOf<typeof KeyFacts>},
  // `remarkOpenApi` writes these two.
  OperationCode: {
    attributes: {request: 'any', lazy: ['true']} satisfies PropsOf<typeof OperationCode>,
    isOwn: true,
  },
  OperationColumns: {attributes: {} satisfies PropsOf<typeof OperationColumns>, isOwn: true},
  RatingTool: tool('Rating simulator', 'rating', ['simulate', 'calculate'], {
    id: 'any',
    rating: 'any',
    offline: 'any',
    online: 'any',
    empty: 'any',
  } satisfies PropsOf<typeof RatingTool>),
  RewardsTool: tool('Staking reward estimator', 'rewards', ['estimate', 'calculate'], {
    id: 'any',
    delegated: 'any',
    stake: 'any',
    nodes: 'any',
    eligible: 'any',
    serviceFee: 'any',
    supply: 'any',
    topUp: 'any',
    fees: 'any',
    ownersFees: 'any',
    blocks: 'any',
  } satisfies PropsOf<typeof RewardsTool>),
  Steps: {attributes: {} satisfies PropsOf<typeof Steps>},
  TabItem: {
    attributes: {value: 'any', label: 'any'} satisfies Partial<PropsOf<typeof TabItem>>,
    required: ['value', 'label'],
    text: {label: ['label', 'value']},
  },
  Tabs: {attributes: {groupId: 'any'} satisfies Partial<PropsOf<typeof Tabs>>},
  Term: {attributes: {id: 'any', definition: 'built'} satisfies PropsOf<typeof Term>},
  VotesTool: tool('Vote counter', 'votes', ['count', 'calculate'], {
    id: 'any',
    yes: 'any',
    no: 'any',
    abstain: 'any',
    veto: 'any',
    locked: 'any',
    quorum: 'any',
    pass: 'any',
    vetoed: 'any',
    fee: 'any',
    lost: 'any',
  } satisfies PropsOf<typeof VotesTool>),
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
