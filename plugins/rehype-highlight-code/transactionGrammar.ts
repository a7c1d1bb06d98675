import type {LanguageRegistration} from 'shiki/types';

/**
 * TextMate grammar for the notation of transactions and their data fields:
 *
 *     Receiver: erd1…
 *     Data: issue@416c696365
 *     issue
 *       @416c696365    "Alice"
 *       @12            18
 *       @<address>     who gets it
 */
export const transactionGrammar: LanguageRegistration = {
  name: 'transaction',
  scopeName: 'source.transaction',
  repository: {},
  patterns: [
    {match: '#.*$', name: 'comment.line.transaction'},
    {
      match: '^\\s*([A-Z][A-Za-z ]*)(:)(?=\\s|$)',
      captures: {
        1: {name: 'support.type.property-name.transaction'},
        2: {name: 'punctuation.separator.transaction'},
      },
    },
    {match: '\\berd1[a-z0-9]{58}\\b', name: 'entity.name.type.address.transaction'},
    {
      match: '(@)([0-9A-Fa-f]+)\\b',
      captures: {
        1: {name: 'keyword.control.argument.transaction'},
        2: {name: 'constant.numeric.hex.transaction'},
      },
    },
    {match: '@', name: 'keyword.control.argument.transaction'},
    {match: '<[^<>]*>|\\{[^{}]*\\}', name: 'meta.attribute.placeholder.transaction'},
    {match: '"[^"]*"', name: 'string.quoted.double.transaction'},
    // Text after two spaces is a comment on the argument before it.
    {match: '(?<=\\S)\\s{2,}(?=[^@"<{\\s]).*$', name: 'comment.line.transaction'},
    // A function name starts a line or a data field, before the arguments of the call.
    {
      match: '(?:(?<=^\\s*)|(?<=Data:\\s*))[A-Za-z_][A-Za-z0-9_]*(?=@|\\s*$|\\s+@|\\s{2,})',
      name: 'entity.name.function.transaction',
    },
    {match: '\\b\\d[\\d,_]*(?:\\.\\d+)?\\b', name: 'constant.numeric.transaction'},
  ],
};
