import {parseHelp} from '@site/scripts/sampleProjects/commandHelp';

function read(help: string): {subcommands: string[]; flags: Record<string, boolean>} {
  const {subcommands, flags} = parseHelp(help);
  return {subcommands: [...subcommands], flags: Object.fromEntries(flags)};
}

describe('parseHelp', () => {
  it('reads a command group of argparse', () => {
    const help = `usage: mxpy contract COMMAND [-h] ...

COMMANDS:
  {deploy,call,reproducible-build}

OPTIONS:
  -h, --help            show this help message and exit

----------------
deploy                         Deploy a Smart Contract.
`;
    expect(read(help)).toEqual({
      subcommands: ['deploy', 'call', 'reproducible-build'],
      flags: {'-h': false, '--help': false},
    });
  });

  it('reads the options of argparse, and which of them take a value', () => {
    const help = `options:
  --pem PEM                                      🔑 the PEM file, if keyfile not provided
  --ledger                                       🔐 bool flag for signing, not with --keyfile
  --arguments ARGUMENTS [ARGUMENTS ...]          arguments, e.g. --arguments 42 0x64
  --chain {D,T}                                  the chain identifier
`;
    expect(read(help)).toEqual({
      subcommands: [],
      flags: {'--pem': true, '--ledger': false, '--arguments': true, '--chain': true},
    });
  });

  it('reads clap, with aliases of commands and short flags', () => {
    const help = `Usage: sc-meta [COMMAND]

Commands:
  new                 Creates a contract
  test, t             Runs cargo test

Options:
  -p, --path <PATH>      Target directory (default: current directory)
  -w, --wasm             Run tests that are based on compiled contracts
      --tag <TAG>
          Of the framework
  -v, --verbose...       Use verbose output
  -p, --package [<SPEC>]  Package to run tests for
`;
    expect(read(help)).toEqual({
      subcommands: ['new', 'test', 't'],
      flags: {
        '-p': true,
        '--path': true,
        '-w': false,
        '--wasm': false,
        '--tag': true,
        '-v': false,
        '--verbose': false,
        '--package': true,
      },
    });
  });

  it('reads cobra, whose values are named by their types', () => {
    const help = `Usage:  docker [OPTIONS] COMMAND

Common Commands:
  run         Create and run a new container from an image

Swarm Commands:
  node        Manage Swarm nodes

Options:
      --blkio-weight uint16    Block IO (relative weight)
  -d, --detach                 Run container in background
      --env-file stringArray   Specify an alternate environment file
  -v, --volume list            Bind mount a volume
`;
    expect(read(help)).toEqual({
      subcommands: ['run', 'node'],
      flags: {
        '--blkio-weight': true,
        '-d': false,
        '--detach': false,
        '--env-file': true,
        '-v': true,
        '--volume': true,
      },
    });
  });
});
