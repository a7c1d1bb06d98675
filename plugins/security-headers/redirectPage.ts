/** Identical in every redirect, so that one hash allows all of them. It reads the target from the page's link. */
const FORWARD =
  "var to=document.querySelector('a').getAttribute('href');location.replace(/[?#]/.test(to)?to:to+location.search+location.hash)";

/**
 * Returns the target of a redirect, by @docusaurus/plugin-client-redirects 3.10.2 or by `redirectPage`; undefined for other
 * pages.
 */
export function redirectTargetOf(html: string): string | undefined {
  const isRedirect = /<script>\s*window\.location\.href = '/.test(html) || html.includes(FORWARD);
  return isRedirect ? /<meta http-equiv="refresh" content="0; url=([^"]+)">/.exec(html)?.[1] : undefined;
}

/**
 * Returns a redirect that keeps query and hash, adds no history entry, and works without scripts. It replaces the
 * plugin's page, which has a different inline script for each target, and whose meta refresh can run before that script
 * and lose the query. Its canonical URL is the target's absolute URL, and it has no robots tag, so that search engines
 * transfer the ranking of the old page to the target.
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
