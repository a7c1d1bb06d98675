import path from 'node:path';
import {verifyCli} from '@site/scripts/sampleProjects/verifyCli';
import {makeFolder} from '@site/tests/support/folder';

const files = {
  'tools.json': JSON.stringify({
    signer: {version: '1.2.3', help: 'help/signer.txt', source: 'https://signer.example'},
  }),
  'help/signer.txt': `$ signer --help
Commands:
  vote  Votes

$ signer vote --help
Options:
  -c, --config <FILE>  Where it looks
`,
};

/** Verifies these scripts. Also returns the commands that were run, and the first PATH entries that they got. */
async function verify(scripts: Record<string, string>) {
  const {directory, remove} = makeFolder({...files, ...scripts});
  const ran: string[] = [];
  const searchPaths: string[] = [];
  const findings = await verifyCli({
    project: {name: 'cli', folder: 'samples/cli', toolchain: 'cli'},
    folder: directory,
    cache: directory,
    run(title, {env}) {
      ran.push(title);
      if (env?.PATH !== undefined)
        searchPaths.push(path.relative(directory, env.PATH.split(path.delimiter)[0] ?? ''));
      return Promise.resolve({ok: true, output: '', seconds: 0});
    },
  });
  remove();
  return {...findings, ran, searchPaths};
}

describe('verifyCli', () => {
  it('accepts known subcommands and flags, and returns the tools that a script uses', async () => {
    const {problems, uses, tools, notices, ran} = await verify({
      'vote.sh': 'sudo signer vote --config ~/vote.toml | tail -n 1\n',
    });
    expect(problems).toEqual([]);
    expect(uses).toEqual({'vote.sh': ['signer']});
    expect(tools).toEqual({signer: '1.2.3'});
    expect(notices).toEqual([expect.stringMatching(/^signer 1\.2\.3 isn't installed: /)]);
    expect(ran).toEqual(['bash -n vote.sh']);
  });

  it('reports the line of an unknown subcommand or flag', async () => {
    const {problems} = await verify({
      'vote.sh': 'set -e\nsigner vote --set ~/vote.toml\nsigner register ecdsa\n',
    });
    expect(problems).toEqual([
      'vote.sh:2: signer vote has no flag --set; closest: --config, -c',
      'vote.sh:3: signer has no subcommand "register"; it has vote',
    ]);
  });

  it('recognizes a tool that a script calls by its path', async () => {
    const {problems, uses} = await verify({
      'vote.sh': 'signer vote\n~/tools/signer vote --set ~/vote.toml\n./signer vote --config a.toml\n',
    });
    expect(problems).toEqual(['vote.sh:2: signer vote has no flag --set; closest: --config, -c']);
    expect(uses).toEqual({'vote.sh': ['signer']});
  });

  it('rejects a command that has no recorded help and is run by no test', async () => {
    const script = 'ask() { cat "$1"; }\nask question\nwizard --now\n';
    expect((await verify({'ask.sh': script})).problems).toEqual([
      "ask.sh:3: wizard isn't checked: add it to tools.json, or run the script in a .test.sh in the same folder",
    ]);
    const tested = await verify({'ask.sh': script, 'ask.test.sh': 'wizard() { :; }\nsource ./ask.sh\n'});
    expect(tested.problems).toEqual([]);
    expect(tested.uses).toEqual({'ask.sh': ['bash']});
    expect(tested.ran).toEqual(['bash -n ask.sh', 'bash ask.test.sh']);
  });

  it('adds the installed tools to the PATH of a test', async () => {
    const {searchPaths} = await verify({
      'tools.json': JSON.stringify({signer: {version: '1.2.3', crate: 'signer-cli'}}),
      'cargo/signer-cli-1.2.3/bin/signer': '',
      'ask.test.sh': 'signer vote\n',
    });
    expect(searchPaths).toEqual(['cargo/signer-cli-1.2.3/bin']);
  });

  it('accepts the commands of a script if a test is named after its folder', async () => {
    const inFolder = await verify({
      'oracle/ask.sh': 'wizard --now\n',
      'oracle/oracle.test.sh': 'wizard() { :; }\nsource ./ask.sh\n',
    });
    expect(inFolder.problems).toEqual([]);
    expect(inFolder.uses).toEqual({'oracle/ask.sh': ['bash']});
  });
});
