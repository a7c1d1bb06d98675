import {parse, type Declaration, type Rule} from 'postcss';

/** Distances in rem. */
const STEPS = [0.125, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 3.5, 4, 5];

const TEXT = /^var\(--mx-text-(?:xs|s|m|l|xl|2xl)\)$/;
const RADIUS = /^(?:0|50%|inherit|var\(--mx-radius(?:-small|-large)?\))$/;
const WEIGHT = /^(?:400|500|600|inherit)$/;

/**
 * Returns the declarations of a style sheet whose value isn't on the scale of `src/css/custom.css`: sizes of text, radii,
 * weights, distances, heights of controls and widths of text. Drawings have their own units, and the
 * specification gives the size of the chat's avatars.
 *
 * @param file shown in the problems
 */
export function scaleProblems(css: string, file: string): string[] {
  const problems: string[] = [];
  parse(css, {from: file}).walkDecls((declaration) => {
    const expected = isExempt(declaration) ? undefined : expectedInstead(declaration);
    if (expected === undefined) return;
    const {prop, value, source} = declaration;
    problems.push(`${file}:${source!.start!.line}: expected ${expected}, found ${prop}: ${value}`);
  });
  return problems;
}

function isExempt({parent, prop}: Declaration): boolean {
  if (prop.startsWith('--') || parent?.type !== 'rule') return true;
  const {selector} = parent as Rule;
  return selector.includes('.drawing') || selector === '.avatar';
}

function expectedInstead({prop, value}: Declaration): string | undefined {
  if (prop === 'font-size')
    return TEXT.test(value) || value === 'inherit' ? undefined : 'var(--mx-text-xs … 2xl) or inherit';
  if (prop === 'font') {
    const size = value.split(/[ /]/).find((word) => !WEIGHT.test(word));
    return value === 'inherit' || TEXT.test(size ?? '')
      ? undefined
      : 'a font with a size of var(--mx-text-xs … 2xl)';
  }
  if (prop === 'font-weight') return WEIGHT.test(value) ? undefined : '400, 500 or 600';
  if (prop === 'border-radius')
    return value.split(' ').every((radius) => RADIUS.test(radius))
      ? undefined
      : 'var(--mx-radius[-small|-large])';
  if (/^(?:margin|padding)\b|gap$/.test(prop))
    return lengths(value).every(({rem}) => rem <= 2 / 16 || rem > 6 || STEPS.includes(rem))
      ? undefined
      : `distances of ${STEPS.join(', ')} rem`;
  if (/^(?:min-)?height$/.test(prop) && !value.includes('('))
    return lengths(value).some(({rem}) => rem >= 1.75 && rem <= 3)
      ? 'var(--mx-control) or var(--mx-control-large)'
      : undefined;
  if (prop === 'max-width')
    return lengths(value).some(({rem}) => rem >= 30)
      ? 'var(--mx-measure), var(--mx-wide) or var(--mx-page-width)'
      : undefined;
  return undefined;
}

/** Returns the lengths in rem and px of a value; those of variables and other units are left out. */
function lengths(value: string): {rem: number}[] {
  return [...value.matchAll(/(?<![\w.-])-?(\d*\.?\d+)(rem|px)\b/g)].map(([, number, unit]) => ({
    rem: Number(number) / (unit === 'px' ? 16 : 1),
  }));
}
