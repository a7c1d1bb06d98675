import {chmodSync, existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findBrowser} from '@site/tests/support/findBrowser';
import {makeFolder} from '@site/tests/support/folder';

/** A program that appends its name and arguments to a log and, where one is named, "installs" a file. */
const program = (installs?: string) =>
  `#!/bin/sh\necho "\${0##*/} $*" >> "$HOME/log"\n${installs === undefined ? 'exit 1' : `printf '#!/bin/sh\\n' > "$HOME/${installs}" && /bin/chmod +x "$HOME/${installs}"`}\n`;

describe('findBrowser', () => {
  let folder: {directory: string; remove(): void};
  afterEach(() => {
    jest.restoreAllMocks();
    folder.remove();
  });

  /** Looks for a browser on a machine whose search path contains some programs. */
  function findOn(programs: Record<string, string>, named?: string) {
    folder = makeFolder(programs);
    const at = (file: string) => path.join(folder.directory, file);
    for (const file of Object.keys(programs)) chmodSync(at(file), 0o755);
    const log = jest.spyOn(console, 'log').mockImplementation(() => {});
    const env = {
      HOME: folder.directory,
      PATH: [at('sbin'), at('bin')].join(path.delimiter),
      CHROMIUM_PATH: named && at(named),
    };
    let result: string;
    try {
      result = path.relative(
        folder.directory,
        findBrowser({env, applications: [], playwrightBrowser: at('playwright')}),
      );
    } catch (error) {
      result = (error as Error).message;
    }
    const ran = existsSync(at('log')) ? readFileSync(at('log'), 'utf8').trim().split('\n') : [];
    return {result, ran, said: log.mock.calls.map(([line]) => line as string)};
  }

  it('takes the program that CHROMIUM_PATH names before any other', () => {
    expect(findOn({chrome: '', 'bin/chromium': ''}, 'chrome').result).toBe('chrome');
  });

  it('says that CHROMIUM_PATH names no program', () => {
    expect(findOn({'bin/chromium': ''}, 'gone').result).toBe(
      `Expected CHROMIUM_PATH to name a program, found "${folder.directory}/gone". Correct it, or unset it to search.`,
    );
  });

  it('takes an installed browser before the one of Playwright, and installs nothing', () => {
    const found = findOn({'bin/google-chrome': '', playwright: '', 'bin/npx': program()});
    expect(found).toEqual({result: 'bin/google-chrome', ran: [], said: []});
  });

  it('takes the one of Playwright where the system has none', () => {
    expect(findOn({playwright: '', 'bin/npx': program()})).toEqual({result: 'playwright', ran: [], said: []});
  });

  it('lets Playwright install its own where there is none, and says so in a line', () => {
    expect(findOn({'bin/npx': program('playwright'), 'bin/apt-get': program('bin/chromium')})).toEqual({
      result: 'playwright',
      ran: ['npx playwright install chromium'],
      said: [
        "There is no Chromium or Chrome for the tests: installing Playwright's Chromium (npx playwright install chromium)",
      ],
    });
  });

  it('installs the package of the system where Playwright fails', () => {
    const {result, ran, said} = findOn({'bin/npx': program(), 'bin/apt-get': program('bin/chromium')});
    expect(result).toBe('bin/chromium');
    expect(ran).toEqual([
      'npx playwright install chromium',
      'apt-get update',
      'apt-get install --yes --no-install-recommends chromium',
    ]);
    expect(said).toHaveLength(2);
  });

  it('says what to do where all of it fails', () => {
    expect(findOn({'bin/npx': program(), 'bin/apt-get': program()}).result).toMatch(
      /^Expected a Chromium or Chrome .* Install Chromium or Chrome, or set CHROMIUM_PATH to the program\.$/,
    );
  });
});
