import {contentSecurityPolicy, FRAME_ANCESTORS} from './contentSecurityPolicy';
import {readInlineCode, type InlineCode} from './inlineCode';
import {redirectPage, redirectTargetOf} from './redirectPage';
import type {ThirdParties} from './thirdParties';

export type Page = {file: string; html: string};

type Site = {
  /** Origin of the deployed site. */
  siteUrl: string;
  thirdParties: ThirdParties;
};

type Secured = {
  pages: Page[];
  /** The policy for the headers file, which allows the inline code of all pages. */
  sitePolicy: string;
};

/**
 * Adds a policy to every page that allows only the page's inline scripts. Styles of all pages are allowed everywhere,
 * because after client-side navigation the policy of the first page still applies.
 *
 * @throws Error that lists every page with code that hashes can't allow
 */
export function securePages(pages: readonly Page[], {siteUrl, thirdParties}: Site): Secured {
  const read = pages.map(({file, html: original}) => {
    const target = redirectTargetOf(original);
    const html = withoutPolicy(target === undefined ? original : redirectPage(target, siteUrl));
    return {file, html, code: readInlineCode(html)};
  });
  fail(read.flatMap(({file, code}) => code.forbidden.map((problem) => `${file}: ${problem}`)));
  const shared = {
    styles: read.flatMap(({code}) => code.styles),
    hasStyleAttributes: read.some(({code}) => code.hasStyleAttributes),
    thirdParties,
  };
  const site = contentSecurityPolicy({...shared, scripts: read.flatMap(({code}) => code.scripts)});
  const secured = read.map(({file, html, code}) => ({
    file,
    html: withPolicy(html, code, contentSecurityPolicy({...shared, scripts: code.scripts})),
  }));
  const sitePolicy = `${site}; ${FRAME_ANCESTORS}`;
  fail(
    secured.flatMap(({file, html}) =>
      policyProblems(html, sitePolicy).map((problem) => `${file}: ${problem}`),
    ),
  );
  return {pages: secured, sitePolicy};
}

/** Checks a finished page against the policies by parsing its HTML again. Returns the problems. */
export function policyProblems(html: string, sitePolicy: string): string[] {
  const {scripts, styles, forbidden, policy} = readInlineCode(html);
  if (policy === undefined) return [...forbidden, 'has no content security policy'];
  const problems = [...forbidden];
  if (policy.isLate) problems.push('its policy comes after code, to which it does not apply');
  for (const {name, text} of [
    {name: 'the policy of the page', text: policy.text},
    {name: 'the policy of the headers file', text: sitePolicy},
  ]) {
    const allowed = new Set(text.split(/[\s;]+/));
    const missing = [...scripts, ...styles].filter((hash) => !allowed.has(hash));
    if (missing.length > 0)
      problems.push(`${name} lacks the hashes of ${missing.length} inline scripts or styles`);
    if (/script-src[^;]*'unsafe-/.test(text)) problems.push(`${name} allows unsafe scripts`);
  }
  return problems;
}

function fail(problems: readonly string[]): void {
  if (problems.length > 0)
    throw new Error(
      `Expected every page to have a content security policy for all its code, found:\n${problems.join('\n')}`,
    );
}

const POLICY_META = /<meta http-equiv="Content-Security-Policy" content="[^"]*">/;

function withoutPolicy(html: string): string {
  return html.replace(POLICY_META, '');
}

function withPolicy(html: string, {policyOffset}: InlineCode, policy: string): string {
  if (policyOffset === undefined) return html;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.slice(0, policyOffset) + meta + html.slice(policyOffset);
}
