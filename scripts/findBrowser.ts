import {spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

/** What the search needs to know of a machine and do on it. */
export type Machine = {
  env: Record<string, string | undefined>;
  /** Folders of programs. */
  searchPath: readonly string[];
  isExecutable(file: string): boolean;
  /** Where Playwright keeps its own Chromium, whether it is there or not. */
  playwrightBrowser(): string;
  /** Runs a command in view of the user; true where it succeeds. */
  run(command: string, args: readonly string[]): boolean;
  /** Debian's package manager is there and may install. */
  canInstallPackages: boolean;
};

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const FIXED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a Chromium for the tests: the one that CHROMIUM_PATH names, one of the system, Playwright's own, or one
 * that it installs: Playwright's, else Debian's package.
 *
 * @throws Error that says what was tried and what to do.
 */
export function findBrowser(machine: Machine = thisMachine()): string {
  const {CHROMIUM_PATH: named} = machine.env;
  if (named) {
    if (machine.isExecutable(named)) return named;
    throw new Error(
      `CHROMIUM_PATH must name a program, and "${named}" is none. Correct it, or unset it to search.`,
    );
  }
  const present = () => [...systemBrowsers(machine), machine.playwrightBrowser()].find(machine.isExecutable);
  const found = present();
  if (found) return found;

  if (machine.run('npx', ['playwright', 'install', 'chromium'])) {
    const installed = present();
    if (installed) return installed;
  }
  if (machine.canInstallPackages && machine.run('apt-get', ['update'])) {
    machine.run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium']);
    const installed = present();
    if (installed) return installed;
  }
  throw new Error(
    'The tests need a Chromium and there is none: CHROMIUM_PATH is not set, the system has neither Chromium nor Chrome, ' +
      'and installing one failed (output above). Install Chromium or Chrome, or set CHROMIUM_PATH to the program.',
  );
}

function systemBrowsers({searchPath}: Machine): string[] {
  return [...searchPath.flatMap((folder) => NAMES.map((name) => path.join(folder, name))), ...FIXED];
}

function thisMachine(): Machine {
  return {
    env: process.env,
    searchPath: (process.env.PATH ?? '').split(path.delimiter).filter(Boolean),
    isExecutable(file) {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    },
    playwrightBrowser: () => chromium.executablePath(),
    run: (command, args) => spawnSync(command, args, {stdio: 'inherit'}).status === 0,
    canInstallPackages: process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
  };
}
