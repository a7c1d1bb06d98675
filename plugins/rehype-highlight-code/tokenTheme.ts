import type {ThemeRegistration} from 'shiki/types';

/**
 * TextMate scopes of each token class. A class is one letter, whose colours for both modes are in src/css/code.css.
 * Punctuation, operators and variables have the text colour, which keeps the markup short.
 */
const scopesOfClass = {
  /** Comments. */
  c: [
    'comment',
    'punctuation.definition.comment',
    'meta.diff',
    'punctuation.definition.from-file',
    'punctuation.definition.to-file',
    'punctuation.definition.range',
  ],
  /** Keywords and declarations. */
  k: [
    'keyword',
    'storage',
    'variable.language',
    'entity.name.tag',
    'keyword.operator.new',
    'keyword.operator.expression',
    'keyword.operator.logical.python',
    'punctuation.definition.heading.markdown',
  ],
  /** Strings. */
  s: ['string', 'punctuation.definition.string', 'markup.inline.raw'],
  /** Numbers and other constants. */
  n: ['constant', 'support.constant', 'storage.type.numeric.bigint', 'keyword.other.unit'],
  /** Functions, methods, macros, commands. */
  f: [
    'entity.name.function',
    'support.function',
    'meta.function-call.generic',
    'entity.name.command',
    'markup.heading',
    'markup.underline.link',
  ],
  /** Types, classes, traits, modules. */
  t: [
    'entity.name.type',
    'entity.name.class',
    'entity.other.inherited-class',
    'entity.name.section.toml',
    'entity.name.section.group-title',
    'support.type',
    'support.class',
    'storage.type.numeric.go',
    'storage.type.string.go',
    'storage.type.boolean.go',
    'storage.type.error.go',
  ],
  /** Attributes, annotations, decorators, placeholders. */
  a: [
    'meta.attribute.rust',
    'meta.attribute.rust punctuation',
    'meta.attribute.rust keyword.operator',
    'meta.attribute.placeholder',
    'entity.other.attribute-name',
    'meta.decorator',
    'entity.name.function.decorator',
    'punctuation.definition.decorator',
  ],
  /** Keys of data, fields of objects, options of commands. */
  p: [
    'support.type.property-name',
    'punctuation.support.type.property-name',
    'entity.name.tag.yaml',
    'meta.object-literal.key',
    'variable.other.property',
    'variable.other.object.property',
    'variable.other.key',
    'constant.other.option',
    'keyword.other.definition.ini',
  ],
  /** Lines added and removed. */
  i: ['markup.inserted', 'punctuation.definition.inserted'],
  d: ['markup.deleted', 'punctuation.definition.deleted'],
} as const satisfies Record<string, readonly string[]>;

export type TokenClass = keyof typeof scopesOfClass;

export const tokenClasses = Object.keys(scopesOfClass) as TokenClass[];

/** Scopes that would match a class but are shown as plain text. */
const plainScopes = [
  'keyword.operator',
  'punctuation',
  'meta.brace',
  'meta.embedded',
  'storage.type.function.arrow',
  'string.unquoted.argument.shell',
  'markup.fenced_code',
  'constant.character.escape.line-continuation',
];

const TEXT = '#000000';

/** Returns the placeholder colour of a token class. It is never displayed. */
function placeholderColor(index: number): string {
  return `#0000${(index + 1).toString(16).padStart(2, '0')}`;
}

/** Theme for the highlighter. Its colours are placeholders for the classes. */
export const tokenTheme: ThemeRegistration = {
  name: 'token-classes',
  type: 'light',
  fg: TEXT,
  bg: '#ffffff',
  settings: [
    {settings: {foreground: TEXT, background: '#ffffff'}},
    {scope: plainScopes, settings: {foreground: TEXT}},
    ...tokenClasses.map((name, index) => ({
      scope: [...scopesOfClass[name]],
      settings: {foreground: placeholderColor(index)},
    })),
  ],
};

/** Returns the class of a placeholder colour; undefined for plain text. */
export function classOfColor(color: string | undefined): TokenClass | undefined {
  return tokenClasses.find((_, index) => placeholderColor(index) === color?.toLowerCase());
}
