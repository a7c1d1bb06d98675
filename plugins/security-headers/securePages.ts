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
 * @throws Error that lists every page to whose code no policy can apply
 */
export function securePages(pages: readonly Page[], {siteUrl, thirdParties}: Site): Secured {
  const read = pages.map(({file, html: original}) => {
    const target = redirectTargetOf(original);
    const html = withoutPolicy(target === undefined ? original : redirectPage(target, siteUrl));
    return {file, html, code: readInlineCode(html)};
  });
  const problems = read.flatMap(({file, code}) => code.problems.map((problem) => `${file}: ${problem}`));
  if (problems.length > 0)
    throw new Error(
      `Expected every page to have a content security policy for all its code, found:\n${problems.join('\n')}`,
    );
  const shared = {
    styles: read.flatMap(({code}) => code.styles),
    hasStyleAttributes: read.some(({code}) => code.hasStyleAttributes),
    thirdParties,
  };
  const sitePolicy = contentSecurityPolicy({...shared, scripts: read.flatMap(({code}) => code.scripts)});
  return {
    pages: read.map(({file, html, code}) => ({
      file,
      html: withPolicy(html, code, contentSecurityPolicy({...shared, scripts: code.scripts})),
    })),
    sitePolicy: `${sitePolicy}; ${FRAME_ANCESTORS}`,
  };
}

const POLICY_META = /<meta http-equiv="Content-Security-Policy" content="[^"]*">/;

function withoutPolicy(html: string): string {
  return html.replace(POLICY_META, '');
}

function withPolicy(html: string, {policyOffset}: InlineCode, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.slice(0, policyOffset) + meta + html.slice(policyOffset);
}
