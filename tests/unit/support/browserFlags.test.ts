import {readFileSync} from 'node:fs';
import path from 'node:path';
import {browserFlags} from '@site/tests/support/browserFlags';

it('disables all features that Playwright disables, and the pages of the address bar', () => {
  const folder = path.dirname(require.resolve('playwright-core/package.json'));
  const source = readFileSync(path.join(folder, 'lib/coreBundle.js'), 'utf8');
  const list = /\bdisabledFeatures = \[([^\]]+)\]/.exec(source)?.[1] ?? '';
  const names = [...list.matchAll(/^\s*"(\w+)",?$/gm)].map(([, name]) => name);
  expect(names).toContain('PaintHolding');
  const flag = browserFlags.find((flag) => flag.startsWith('--disable-features='));
  expect(flag).toBe(`--disable-features=${[...names, 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'].join()}`);
});
