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

/** The tool's kept help, and the tool itself where it prints a version and an option of `vote`. */
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
  it('gives the kept help where the tool is missing, and says so', async () => {
    const help = await open();
    expect(await help.textOf(['signer', 'vote'])).toContain('--config <FILE>');
    expect(help.notice).toBe(
      "signer 1.2.3 isn't installed: its command lines are checked against help/signer.txt, which it printed; " +
        'to compare the two see https://signer.example',
    );
    expect(help.problems).toEqual([]);
  });

  it('names another version that is installed instead', async () => {
    const help = await open({version: '2.0.0', option: '--set <FILE>'});
    await help.textOf(['signer', 'vote']);
    expect(help.notice).toMatch(/^signer 1\.2\.3 isn't installed \(2\.0\.0 is\): /);
    expect(help.problems).toEqual([]);
  });

  it('is content where the tool knows all that is kept', async () => {
    const help = await open({version: '1.2.3', option: '-c, --config <FILE>'});
    await help.textOf(['signer']);
    await help.textOf(['signer', 'vote']);
    expect(help.notice).toBeUndefined();
    expect(help.problems).toEqual([]);
  });

  it.each(['--set <FILE>', '-c, --config'])(
    'fails where the tool has %p in place of what is kept',
    async (option) => {
      const help = await open({version: '1.2.3', option});
      await help.textOf(['signer', 'vote']);
      expect(help.problems).toEqual([
        'help/signer.txt isn\'t what signer 1.2.3 says of "signer vote": ' +
          'run UPDATE_EXPECTED=1 npm run verify:samples where signer 1.2.3 is installed',
      ]);
    },
  );

  it('fails over a command whose help is not kept', async () => {
    const help = await open();
    expect(await help.textOf(['signer', 'plugin'])).toBe('');
    expect(help.problems).toEqual([
      'help/signer.txt has no help of "signer plugin": ' +
        'run UPDATE_EXPECTED=1 npm run verify:samples where signer 1.2.3 is installed',
    ]);
  });

  it('keeps what the tool prints where that is asked for', async () => {
    const help = await open({version: '1.2.3', option: '--set <FILE>'}, {update: true});
    await help.textOf(['signer', 'vote']);
    expect(help.problems).toEqual([]);
    expect(readFileSync(path.join(folder.directory, 'help/signer.txt'), 'utf8')).toBe(
      kept.replace('-c, --config', '--set'),
    );
  });
});
