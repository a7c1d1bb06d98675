import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';

/** The inline code of a page that its content security policy has to allow. Hashes are CSP source expressions. */
export type InlineCode = {
  /** Hashes of inline scripts, in document order. */
  scripts: string[];
  /** Hashes of inline style elements. */
  styles: string[];
  hasStyleAttributes: boolean;
  /** Code that hashes can't allow (event handlers, javascript: URLs), or to which the policy would not apply. */
  problems: string[];
  /** Offset after the page's charset element, where the policy is inserted. */
  policyOffset: number;
};

/** Script types that a policy applies to; any other type is data. */
const EXECUTABLE =
  /^(?:module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)?$/i;
const URL_ATTRIBUTES = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data'];

/** Finds the inline code of a page's HTML. It builds no tree, because all pages together have 60 MB. */
export function readInlineCode(html: string): InlineCode {
  const code: InlineCode = {
    scripts: [],
    styles: [],
    hasStyleAttributes: false,
    problems: [],
    policyOffset: 0,
  };
  let hasCode = false;
  /** Text of the open element with inline code, and the list for its hash. */
  let inline: {text: string; hashes: string[]} | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script' || name === 'style' || name === 'link') hasCode = true;
      if (name === 'style') inline = {text: '', hashes: code.styles};
      if (name === 'script' && attributes.src === undefined && EXECUTABLE.test(attributes.type ?? ''))
        inline = {text: '', hashes: code.scripts};
      if (name === 'meta' && attributes.charset !== undefined) {
        if (hasCode)
          code.problems.push('has code before its charset element, so the policy would come too late');
        code.policyOffset = parser.endIndex + 1;
      }
      if (attributes.style !== undefined) code.hasStyleAttributes = true;
      for (const attribute of Object.keys(attributes).filter((each) => each.startsWith('on')))
        code.problems.push(`<${name}> has the event handler ${attribute}`);
      for (const attribute of URL_ATTRIBUTES)
        if (/^\s*javascript:/i.test(attributes[attribute] ?? ''))
          code.problems.push(`<${name}> has code in its ${attribute}`);
    },
    ontext(text) {
      if (inline !== undefined) inline.text += text;
    },
    onclosetag(name) {
      if (inline === undefined || (name !== 'script' && name !== 'style')) return;
      inline.hashes.push(hashOf(inline.text));
      inline = undefined;
    },
  });
  parser.end(html);
  if (code.policyOffset === 0)
    code.problems.push('has no charset element, after which the policy is inserted');
  return code;
}

/** Returns the CSP source expression that allows exactly this text. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
