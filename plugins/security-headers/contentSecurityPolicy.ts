import type {ThirdParties} from './thirdParties';

export type PolicyParts = {
  /** Hashes of the allowed inline scripts. */
  scripts: readonly string[];
  /** Hashes of the allowed inline style elements. */
  styles: readonly string[];
  hasStyleAttributes: boolean;
  thirdParties: ThirdParties;
};

/**
 * Returns the policy of a page. It allows other hosts only if they are in `thirdParties`, inline scripts and style
 * elements only by hash, and no `eval`. Style attributes, which can't be hashed, are allowed if the site has any.
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

/** Forbids other sites to frame this one. Only a header can contain this directive. */
export const FRAME_ANCESTORS = "frame-ancestors 'none'";

/** Returns the unique values, sorted, so that builds are reproducible. */
function unique(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}
