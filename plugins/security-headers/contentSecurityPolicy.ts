import type {ThirdParties} from './thirdParties';

export type PolicyParts = {
  /** Hashes of the inline scripts that may run. */
  scripts: readonly string[];
  /** Hashes of the inline style elements that apply. */
  styles: readonly string[];
  hasStyleAttributes: boolean;
  thirdParties: ThirdParties;
};

/**
 * The policy of a page. Nothing comes from another host but what `thirdParties` names, no inline script runs but
 * the hashed ones, and nothing is evaluated. Style attributes, which can't be hashed, are allowed where the site has
 * any; style elements need their hash.
 */
export function contentSecurityPolicy({
  scripts,
  styles,
  hasStyleAttributes,
  thirdParties,
}: PolicyParts): string {
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...unique(scripts), ...thirdParties.script],
    ['style-src', "'self'", ...unique(styles)],
    ['style-src-attr', hasStyleAttributes ? "'unsafe-inline'" : "'none'"],
    ['img-src', "'self'", 'data:', ...thirdParties.image],
    ['connect-src', "'self'", ...thirdParties.connect],
    ['frame-src', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** What a policy in a page can't say: no site may frame this one. */
export const FRAME_ANCESTORS = "frame-ancestors 'none'";

/** Every value once, sorted, so that the same site always gives the same text. */
function unique(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}
