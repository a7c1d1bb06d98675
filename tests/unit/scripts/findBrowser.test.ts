import {findBrowser, type Machine} from '@site/scripts/findBrowser';

/** A machine with some programs, on which installing adds others. */
function machineWith(
  programs: string[],
  {
    env = {},
    installs = {},
    isRoot = false,
  }: {
    env?: Record<string, string>;
    installs?: Record<string, string>;
    isRoot?: boolean;
  } = {},
) {
  const present = new Set(programs);
  const ran: string[] = [];
  const machine: Machine = {
    env,
    searchPath: ['/usr/local/bin', '/usr/bin'],
    isExecutable: (file) => present.has(file),
    playwrightBrowser: () => '/cache/playwright/chrome',
    canInstallPackages: isRoot,
    run(command, args) {
      ran.push(`${command} ${args.join(' ')}`);
      if (command === 'apt-get' && args[0] === 'update') return true;
      const program = installs[command];
      if (program) present.add(program);
      return program !== undefined;
    },
  };
  return {machine, ran};
}

describe('findBrowser', () => {
  it('takes the program that CHROMIUM_PATH names before any other', () => {
    const {machine} = machineWith(['/opt/chrome', '/usr/bin/chromium'], {
      env: {CHROMIUM_PATH: '/opt/chrome'},
    });
    expect(findBrowser(machine)).toBe('/opt/chrome');
  });

  it('says that CHROMIUM_PATH names no program', () => {
    const {machine} = machineWith(['/usr/bin/chromium'], {env: {CHROMIUM_PATH: '/opt/gone'}});
    expect(() => findBrowser(machine)).toThrow(
      'CHROMIUM_PATH must name a program, and "/opt/gone" is none. Correct it, or unset it to search.',
    );
  });

  it('takes a browser of the system before the one of Playwright, and installs nothing', () => {
    const {machine, ran} = machineWith(['/usr/bin/google-chrome', '/cache/playwright/chrome']);
    expect([findBrowser(machine), ran]).toEqual(['/usr/bin/google-chrome', []]);
  });

  it('takes the one of Playwright where the system has none', () => {
    expect(findBrowser(machineWith(['/cache/playwright/chrome']).machine)).toBe('/cache/playwright/chrome');
  });

  it('lets Playwright install its own where there is none', () => {
    const {machine, ran} = machineWith([], {installs: {npx: '/cache/playwright/chrome'}});
    expect([findBrowser(machine), ran]).toEqual([
      '/cache/playwright/chrome',
      ['npx playwright install chromium'],
    ]);
  });

  it('installs the package of Debian where Playwright fails and it may', () => {
    const {machine, ran} = machineWith([], {installs: {'apt-get': '/usr/bin/chromium'}, isRoot: true});
    expect(findBrowser(machine)).toBe('/usr/bin/chromium');
    expect(ran).toEqual([
      'npx playwright install chromium',
      'apt-get update',
      'apt-get install --yes --no-install-recommends chromium',
    ]);
  });

  it('says what to do where all of it fails', () => {
    const {machine, ran} = machineWith([], {installs: {'apt-get': '/usr/bin/chromium'}});
    expect(() => findBrowser(machine)).toThrow(
      /Install Chromium or Chrome, or set CHROMIUM_PATH to the program\.$/,
    );
    expect(ran).toEqual(['npx playwright install chromium']);
  });
});
