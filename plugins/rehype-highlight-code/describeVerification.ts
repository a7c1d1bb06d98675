import type {Verification} from '../remark-samples/verification';

/** How a sample was verified. */
export type VerificationTexts = {
  /** `Checked` if commands were only compared with their tool's options. */
  verb: 'Tested' | 'Checked';
  /** The library, or the tools without the shell that ran their test: `mxpy 12.0.0`. */
  tools: string[];
  /** Day of the run, UTC: `2026-11-20`. */
  date: string;
};

/** Characters of the tools in the note about a page, so that the note takes one line. */
const NOTE_TOOLS = 44;

export function describeVerification({library, tools, date}: Verification): VerificationTexts {
  if (library !== undefined)
    return {
      verb: 'Tested',
      tools: [`${shortName(library.name)} ${shortVersion(library.version)}`],
      date,
    };
  const {bash, ...others} = tools;
  return {
    verb: bash === undefined ? 'Checked' : 'Tested',
    tools: versionsOf(Object.keys(others).length > 0 ? others : tools),
    date,
  };
}

/** Returns the text of a sample's tick: `Tested · multiversx-sc 0.64.0`. */
export function tickText({verb, tools}: VerificationTexts): string {
  return `${verb} · ${tools.join(', ')}`;
}

/** Returns how all samples of a page were verified: `Tested with mxpy 12.0.0 and others, November 2026`. */
export function noteText(all: readonly VerificationTexts[]): string {
  const verb = all.every((one) => one.verb === 'Tested') ? 'Tested' : 'Checked';
  const tools = [...new Set(all.flatMap((one) => one.tools))];
  const fits = (count: number) => tools.slice(0, count).join(', ').length <= NOTE_TOOLS;
  const shown = tools.filter((_, index) => index === 0 || fits(index + 1));
  const [earliest] = all.map(({date}) => date).sort();
  const month = new Date(`${earliest}T00:00:00Z`).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return `${verb} with ${shown.join(', ')}${shown.length < tools.length ? ' and others' : ''}, ${month}`;
}

function versionsOf(tools: Record<string, string>): string[] {
  return Object.entries(tools).map(([name, version]) => `${name} ${shortVersion(version)}`);
}

/** The name of a Go module is the last part of its path. */
function shortName(name: string): string {
  return name.startsWith('github.com/') ? (name.split('/').at(-1) ?? name) : name;
}

/** Extracts the version number from a tool's version output. */
function shortVersion(version: string): string {
  return /\d+(?:\.\d+)+(?:-[\w.]+)?/.exec(version)?.[0] ?? version;
}
