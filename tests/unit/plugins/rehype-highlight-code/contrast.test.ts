import {readFileSync} from 'node:fs';
import {tokenClasses} from '@site/plugins/rehype-highlight-code/tokenTheme';

const css = ['custom', 'code'].map((name) => readFileSync(`src/css/${name}.css`, 'utf8')).join('\n');

/** The hexadecimal values of the custom properties that a mode's rules set. */
function variablesOf(mode: 'light' | 'dark'): Map<string, string> {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selector = '']) =>
    mode === 'light' ? selector.includes(':root') : selector.includes("[data-theme='dark']"),
  );
  const bodies = rules.map(([, , body = '']) => body).join('\n');
  const pairs = [...bodies.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6});/g)];
  return new Map(pairs.map(([, name = '', value = '']) => [name, value]));
}

/** Returns the variable that sets the colour of a token class. */
function variableOfClass(name: string): string | undefined {
  return new RegExp(`\\.mx-code \\.${name} \\{\\s*color: var\\((--[\\w-]+)\\)`).exec(css)?.[1];
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[0-9a-f]{2}/g) ?? []).map((pair) => {
    const part = Number.parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes `part` of a colour into another one, as `color-mix(in srgb, …)` does. */
function mix(color: string, part: number, other: string): string {
  const channels = (hex: string) =>
    (hex.match(/[0-9a-f]{2}/g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const mixed = channels(color).map((value, index) =>
    Math.round(value * part + (channels(other)[index] ?? 0) * (1 - part)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

describe.each(['light', 'dark'] as const)('colours of the %s mode', (mode) => {
  const variables = variablesOf(mode);
  const colorOf = (name: string): string => {
    const value = variables.get(name);
    if (value === undefined)
      throw new Error(`Expected ${name} as #rrggbb in src/css for the ${mode} mode, found none.`);
    return value;
  };
  const backgrounds = [
    '--mx-code-background',
    '--mx-code-line-mark',
    '--mx-code-line-ins',
    '--mx-code-line-del',
  ];

  it.each(tokenClasses)('tokens of class %s read well on code and on marked lines', (name) => {
    const color = colorOf(variableOfClass(name) ?? name);
    for (const background of backgrounds) {
      expect(contrast(color, colorOf(background))).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('plain code and the line below it read well', () => {
    for (const background of backgrounds) {
      expect(contrast(colorOf('--mx-code-text'), colorOf(background))).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(colorOf('--mx-text-muted'), colorOf('--mx-code-background'))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['type', 'function', 'attribute', 'deleted', 'keyword'])(
    'a method in the colour of %s reads well on its badge',
    (name) => {
      const color = colorOf(`--mx-code-${name}`);
      expect(contrast(color, mix(color, 0.12, colorOf('--mx-code-background')))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ['--mx-text', '--mx-accent-soft', 4.5],
    ['--mx-text-muted', '--mx-accent-soft', 4.5],
    ['--mx-text-muted', '--mx-surface', 4.5],
    ['--mx-text-muted', '--mx-surface-raised', 4.5],
    ['--mx-accent', '--mx-surface', 3],
    ['--mx-border-field', '--mx-page', 3],
    ['--mx-border-field', '--mx-surface', 3],
    ['--mx-border-field', '--mx-surface-raised', 3],
  ])('%s of diagrams or fields is clear on %s', (color, background, least) => {
    expect(contrast(colorOf(color), colorOf(background))).toBeGreaterThanOrEqual(least);
  });
});
