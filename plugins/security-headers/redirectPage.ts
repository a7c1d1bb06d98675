/** Target of a page that @docusaurus/plugin-client-redirects wrote (3.10.2), or undefined for any other page. */
export function redirectTargetOf(html: string): string | undefined {
  const isRedirect = /<script>\s*window\.location\.href = '/.test(html);
  return isRedirect ? /<meta http-equiv="refresh" content="0; url=([^"]+)">/.exec(html)?.[1] : undefined;
}

/** The same in every redirect, so that one hash allows all of them; its target is the link above it. */
const FORWARD =
  "var to=document.querySelector('a').getAttribute('href');location.replace(/[?#]/.test(to)?to:to+location.search+location.hash)";

/** Whether a page is a redirect, the plugin's or one that was written anew. */
export function isRedirect(html: string): boolean {
  return redirectTargetOf(html) !== undefined || html.includes(FORWARD);
}

/**
 * A redirect that keeps query and hash, leaves no entry in the history and works without scripts. The plugin's own
 * carries a different inline script for each target, and its refresh can overtake that script and lose the query.
 * Its canonical address is the target's own, whole, and no robots tag forbids it, so that search engines apply
 * to the target what they knew of the old page.
 */
export function redirectPage(target: string, siteUrl: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<link rel="canonical" href="${new URL(target, siteUrl).href}">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="dark light">
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
</head>
<body>
<main><h1>This page has moved</h1><p><a href="${target}">Go to its new address</a></p></main>
<script>${FORWARD}</script>
</body>
</html>
`;
}
