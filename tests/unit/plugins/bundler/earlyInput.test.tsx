import {keepEarlyInput} from '@site/plugins/bundler/earlyInput';

const page = document.documentElement;
let keys: KeyboardEvent[];
const listen = (event: KeyboardEvent) => void keys.push(event);

/** Marks the page as hydrated, and waits until the kept input was repeated. */
async function hydrate(): Promise<void> {
  window.addEventListener('keydown', listen);
  page.dataset.hasHydrated = 'true';
  await Promise.resolve();
}

beforeEach(() => {
  keys = [];
  page.dataset.hasHydrated = 'false';
  document.body.innerHTML =
    '<button id="a"><svg></svg></button><div><button id="b" disabled></button></div><input>';
  keepEarlyInput();
});
afterEach(() => window.removeEventListener('keydown', listen));

const elementOf = (selector: string) => document.querySelector<HTMLElement>(selector)!;

function clicksOf(selector: string): () => number {
  let count = 0;
  elementOf(selector).addEventListener('click', () => (count += 1));
  return () => count;
}

function press(target: EventTarget, init: KeyboardEventInit): boolean {
  return target.dispatchEvent(new KeyboardEvent('keydown', {bubbles: true, cancelable: true, ...init}));
}

// tests/e2e/early-input.spec.ts repeats clicks and keys in a browser.
describe('keepEarlyInput', () => {
  it('repeats the click of a button that was disabled', async () => {
    elementOf('div').click();
    elementOf('#b').removeAttribute('disabled');
    const clicks = clicksOf('#b');
    await hydrate();
    expect(clicks()).toBe(1);
  });

  it("doesn't repeat a click if React is already hydrating the page", async () => {
    Object.assign(window, {docusaurusRoot: {}});
    elementOf('#a').click();
    const clicks = clicksOf('#a');
    await hydrate();
    expect(clicks()).toBe(0);
    Reflect.deleteProperty(window, 'docusaurusRoot');
  });

  it('repeats no other keys', async () => {
    expect(press(document.body, {key: 'k'})).toBe(true);
    expect(press(elementOf('input'), {key: '/'})).toBe(true);
    await hydrate();
    expect(keys).toEqual([]);
  });
});
