import {chmodSync, existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findBrowser} from '@site/tests/support/findBrowser';
import {makeFolder} from '@site/tests/support/folder';

/** A program that appends its name and arguments to a log and, if a file is given, "installs" it. */
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

  it('prefers the program that CHROMIUM_PATH names', () => {
    expect(findOn({chrome: '', 'bin/chromium': ''}, 'chrome').result).toBe('chrome');
  });

  it('says that CHROMIUM_PATH names no program', () => {
    expect(findOn({'bin/chromium': ''}, 'gone').result).toBe(
      `Expected CHROMIUM_PATH to name a program, found "${folder.directory}/gone". Correct it, or unset it to search.`,
    );
  });

  it('prefers an installed browser to that of Playwright, and installs nothing', () => {
    const found = findOn({'bin/google-chrome': '', playwright: '', 'bin/npx': program()});
    expect(found).toEqual({result: 'bin/google-chrome', ran: [], said: []});
  });

  it('uses the browser of Playwright if the system has none', () => {
    expect(findOn({playwright: '', 'bin/npx': program()})).toEqual({result: 'playwright', ran: [], said: []});
  });

  it('lets Playwright install its browser if there is none, and logs one line', () => {
    expect(findOn({'bin/npx': program('playwright'), 'bin/apt-get': program('bin/chromium')})).toEqual({
      result: 'playwright',
      ran: ['npx playwright install chromium'],
      said: [
        "There is no Chromium or Chrome for the tests: installing Playwright's Chromium (npx playwright install chromium)",
      ],
    });
  });

  it('installs the package of the system if Playwright fails', () => {
    const {result, ran, said} = findOn({'bin/npx': program(), 'bin/apt-get': program('bin/chromium')});
    expect(result).toBe('bin/chromium');
    expect(ran).toEqual([
      'npx playwright install chromium',
      'apt-get update',
      'apt-get install --yes --no-install-recommends chromium',
    ]);
    expect(said).toHaveLength(2);
  });

  it('says what to do if every installation fails', () => {
    expect(findOn({'bin/npx': program(), 'bin/apt-get': program()}).result).toMatch(
      /^Expected a Chromium or Chrome .* Install Chromium or Chrome, or set CHROMIUM_PATH to the program\.$/,
    );
  });
});
