import {createHash} from 'node:crypto';
import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';

/** What a page asks its content security policy for. Hashes are in the policy's own notation. */
export type InlineCode = {
  /** Hashes of inline scripts, in their order. */
  scripts: string[];
  /** Hashes of inline style elements. */
  styles: string[];
  hasStyleAttributes: boolean;
  /** Code that no hash can allow: event handlers in attributes and javascript: addresses. */
  forbidden: string[];
  /** Offset right after the page's charset, where a policy covers everything below; undefined without one. */
  policyOffset: number | undefined;
  /** The policy that the page has already, and whether a script or style comes before it. */
  policy: {text: string; isLate: boolean} | undefined;
};

/** Types of scripts that run or steer what runs; any other type is data, which a policy doesn't look at. */
const EXECUTABLE =
  /^(?:module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)?$/i;
const ADDRESSES = ['href', 'src', 'action', 'formAction', 'xLinkHref', 'data'] as const;

export function readInlineCode(html: string): InlineCode {
  const code: InlineCode = {
    scripts: [],
    styles: [],
    hasStyleAttributes: false,
    forbidden: [],
    policyOffset: undefined,
    policy: undefined,
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
    if (tagName === 'meta' && properties.charSet !== undefined) code.policyOffset = position?.end.offset;
    if (tagName === 'meta' && String(properties.httpEquiv).toLowerCase() === 'content-security-policy') {
      code.policy = {text: String(properties.content), isLate: hasCode};
    }
    if (properties.style !== undefined) code.hasStyleAttributes = true;
    for (const name of Object.keys(properties).filter((name) => /^on[A-Z]/.test(name))) {
      code.forbidden.push(`<${tagName}> has the event handler ${name.toLowerCase()}`);
    }
    for (const name of ADDRESSES) {
      if (/^\s*javascript:/i.test(String(properties[name] ?? ''))) {
        code.forbidden.push(`<${tagName}> has code in its ${name.toLowerCase()}`);
      }
    }
  });
  return code;
}

/** The source expression that allows exactly this text. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
