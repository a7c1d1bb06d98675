import {chmodSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {openRecordedHelp} from '@site/scripts/sampleProjects/recordedHelp';
import {makeFolder} from '@site/tests/support/folder';

const tool = {name: 'signer', version: '1.2.3', file: 'help/signer.txt', source: 'https://signer.example'};
const kept = `$ signer --help
Commands:
  vote  Votes

$ signer vote --help
Options:
  -c, --config <FILE>  Where it looks
`;

let folder: {directory: string; remove(): void};
afterEach(() => folder.remove());

/** Opens the recorded help of a tool; the tool is installed if a version is given, with one option of `vote`. */
function open(installed?: {version: string; option: string}, {update = false} = {}) {
  const program = `#!${process.execPath}
const [, , ...args] = process.argv;
if (args.includes('--version')) console.log('signer ${installed?.version}');
else if (args[0] === 'vote') console.log('Options:\\n  ${installed?.option}  Where it looks');
else console.log('Commands:\\n  vote  Votes\\n  plugin  Of this machine');
`;
  folder = makeFolder({'help/signer.txt': kept, ...(installed === undefined ? {} : {'bin/signer': program})});
  if (installed !== undefined) chmodSync(path.join(folder.directory, 'bin/signer'), 0o755);
  const env = {PATH: path.join(folder.directory, 'bin')};
  return openRecordedHelp(tool, {folder: folder.directory, env, update});
}

describe('openRecordedHelp', () => {
  it('returns the recorded help if the tool is missing, with a notice', async () => {
    const help = await open();
    expect(await help.textOf(['signer', 'vote'])).toContain('--config <FILE>');
    expect(help.notice).toBe(
      "signer 1.2.3 isn't installed: its command lines are checked against its recorded help in help/signer.txt; " +
        'to get the tool see https://signer.example',
    );
    expect(help.problems).toEqual([]);
  });

  it('names the version that is installed instead', async () => {
    const help = await open({version: '2.0.0', option: '--set <FILE>'});
    await help.textOf(['signer', 'vote']);
    expect(help.notice).toMatch(/^signer 1\.2\.3 isn't installed \(2\.0\.0 is\): /);
    expect(help.problems).toEqual([]);
  });

  it('accepts a tool that supports everything recorded', async () => {
    const help = await open({version: '1.2.3', option: '-c, --config <FILE>'});
    await help.textOf(['signer']);
    await help.textOf(['signer', 'vote']);
    expect(help.notice).toBeUndefined();
    expect(help.problems).toEqual([]);
  });

  it.each(['--set <FILE>', '-c, --config'])(
    'fails if the tool has %p instead of the recorded option',
    async (option) => {
      const help = await open({version: '1.2.3', option});
      await help.textOf(['signer', 'vote']);
      expect(help.problems).toEqual([
        'help/signer.txt differs from the help of "signer vote" in signer 1.2.3: ' +
          'run UPDATE_EXPECTED=1 npm run verify:samples where signer 1.2.3 is installed',
      ]);
    },
  );

  it('reports a command without recorded help', async () => {
    const help = await open();
    expect(await help.textOf(['signer', 'plugin'])).toBe('');
    expect(help.problems).toEqual([
      'help/signer.txt has no help of "signer plugin": ' +
        'run UPDATE_EXPECTED=1 npm run verify:samples where signer 1.2.3 is installed',
    ]);
  });

  it('records the output of the tool on request', async () => {
    const help = await open({version: '1.2.3', option: '--set <FILE>'}, {update: true});
    await help.textOf(['signer', 'vote']);
    expect(help.problems).toEqual([]);
    expect(readFileSync(path.join(folder.directory, 'help/signer.txt'), 'utf8')).toBe(
      kept.replace('-c, --config', '--set'),
    );
  });
});
