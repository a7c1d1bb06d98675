/** The subcommands and flags in a command's `--help`. */
export type CommandHelp = {
  /** Names of subcommands; empty for a command without subcommands. */
  subcommands: ReadonlySet<string>;
  /** Maps each flag to whether it takes a value: true for `--pem PEM`, false for `--send`. */
  flags: ReadonlyMap<string, boolean>;
};

/** Parses the help texts of argparse (mxpy), clap (sc-meta, rustup), cobra (docker) and cargo's manual pages. */
export function parseHelp(help: string): CommandHelp {
  const lines = withoutColours(help).split('\n');
  return {subcommands: new Set(lines.flatMap(subcommandsOf)), flags: new Map(lines.flatMap(flagsOf))};
}

function subcommandsOf(line: string, index: number, lines: readonly string[]): string[] {
  // argparse: the choices are alone on a line, `  {deploy,call,upgrade}`.
  const choices = /^\s+\{(?<names>[\w,-]+)\}\s*$/.exec(line)?.groups?.names;
  if (choices !== undefined) return choices.split(',');
  // clap: `Commands:` and an indented list of `name[, alias]  description`.
  if (!/^[A-Z][\w ]*[Cc]ommands:\s*$|^(Commands|Subcommands|Installed Commands):\s*$/.test(line)) return [];
  const end = lines.findIndex((next, i) => i > index && !/^\s+\S/.test(next));
  return lines.slice(index + 1, end === -1 ? undefined : end).flatMap((entry) => {
    const names = /^\s+(?<names>[\w-]+(?:, [\w-]+)*)(?:\s|$)/.exec(entry)?.groups?.names;
    return names === undefined ? [] : names.split(', ');
  });
}

/** The definition of an option is at the start of a line, two spaces before its description. */
function flagsOf(line: string): [string, boolean][] {
  const definition = /^\s+(?<definition>-.*?)(?:\s{2,}|$)/.exec(line)?.groups?.definition;
  if (definition === undefined) return [];
  const flags = definition.match(/(?<![\w-])--?[A-Za-z0-9][\w-]*/g) ?? [];
  const takesValue = /-[\w-]+(?:=|\s+|\[=?)(?:<|\[|\{|[A-Z][A-Z_]+|[a-z][A-Za-z]*\d*(?:…|-\w+|$))/.test(
    definition,
  );
  return flags.map((flag) => [flag, takesValue]);
}

function withoutColours(text: string): string {
  // eslint-disable-next-line no-control-regex
  return text.replace(/\u001B\[[0-9;]*m/g, '').replace(/.\u0008/g, '');
}
