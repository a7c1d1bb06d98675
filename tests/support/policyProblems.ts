import {readInlineCode} from '../../plugins/security-headers/inlineCode';

const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/** Returns what the policies of a built page and of the headers file don't cover, and what they allow unsafely. */
export function policyProblems(html: string, sitePolicy: string): string[] {
  const {scripts, styles, problems} = readInlineCode(html);
  const policy = META.exec(html)?.[1];
  if (policy === undefined) return [...problems, 'has no content security policy'];
  const policies = {'the policy of the page': policy, 'the policy of the headers file': sitePolicy};
  return [
    ...problems,
    ...Object.entries(policies).flatMap(([name, text]) => {
      const allowed = new Set(text.split(/[\s;]+/));
      const missing = [...scripts, ...styles].filter((hash) => !allowed.has(hash));
      return [
        ...missing.map((hash) => `${name} lacks ${hash}`),
        ...(/script-src[^;]*'unsafe-/.test(text) ? [`${name} allows unsafe scripts`] : []),
      ];
    }),
  ];
}
