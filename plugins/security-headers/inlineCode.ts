import {createHash} from 'node:crypto';
import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';

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
const URL_PROPERTIES = ['href', 'src', 'action', 'formAction', 'xLinkHref', 'data'] as const;

/** Finds the inline code of a page's HTML. */
export function readInlineCode(html: string): InlineCode {
  const code: InlineCode = {
    scripts: [],
    styles: [],
    hasStyleAttributes: false,
    problems: [],
    policyOffset: 0,
  };
  let hasCode = false;
  visit(fromHtml(html), 'element', ({tagName, properties, children, position}) => {
    if (tagName === 'script' || tagName === 'style') {
      hasCode = true;
      const inline =
        tagName === 'style' ||
        (properties.src === undefined && EXECUTABLE.test(String(properties.type ?? '')));
      const text = children.map((child) => (child.type === 'text' ? child.value : '')).join('');
      if (inline) (tagName === 'style' ? code.styles : code.scripts).push(hashOf(text));
    }
    if (tagName === 'link') hasCode = true;
    if (tagName === 'meta' && properties.charSet !== undefined) {
      if (hasCode)
        code.problems.push('has code before its charset element, so the policy would come too late');
      code.policyOffset = position!.end.offset!;
    }
    if (properties.style !== undefined) code.hasStyleAttributes = true;
    for (const name of Object.keys(properties).filter((name) => /^on[A-Z]/.test(name))) {
      code.problems.push(`<${tagName}> has the event handler ${name.toLowerCase()}`);
    }
    for (const name of URL_PROPERTIES) {
      if (/^\s*javascript:/i.test(String(properties[name] ?? ''))) {
        code.problems.push(`<${tagName}> has code in its ${name.toLowerCase()}`);
      }
    }
  });
  if (code.policyOffset === 0)
    code.problems.push('has no charset element, after which the policy is inserted');
  return code;
}

/** Returns the CSP source expression that allows exactly this text. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
