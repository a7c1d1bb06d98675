/** A page's HTML with a preload of the font before its first style sheet; a page without one is left as it is. */
export function preloadFont(html: string, address: string): string {
  const styles = html.search(/<link [^>]*rel="?stylesheet"?/);
  if (styles === -1) return html;
  const preload = `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin="anonymous">`;
  return `${html.slice(0, styles)}${preload}${html.slice(styles)}`;
}
