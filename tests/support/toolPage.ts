import {TextDecoder as NodeTextDecoder, TextEncoder as NodeTextEncoder} from 'node:util';
import {fireEvent, screen, within} from '@testing-library/react';

/** Call it once in a test file. Adds what jsdom lacks for the tools, and resets the page's URL before each test. */
export function prepareToolPage(): void {
  // jsdom has neither. Node's own encoder returns an array of another realm, which isn't an instance of Uint8Array here.
  globalThis.TextDecoder = NodeTextDecoder as typeof TextDecoder;
  globalThis.TextEncoder = class extends NodeTextEncoder {
    override encode(text?: string) {
      return Uint8Array.from(super.encode(text));
    }
  } as typeof TextEncoder;
  beforeEach(() => history.replaceState(null, '', '/page/'));
}

/** The text field with this name. */
export const field = (name: string | RegExp) => screen.getByRole('textbox', {name});
/** The select element with this name. */
export const choice = (name: string | RegExp) => screen.getByRole('combobox', {name});
/** Replaces the value of a field. */
export const enter = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label, {selector: 'input, select, textarea'}), {target: {value}});
/** The results by their names. */
export const results = () =>
  Object.fromEntries(
    screen
      .queryAllByRole('term')
      .map((term) => [
        term.textContent,
        within(term.parentElement!).getByRole('definition').querySelector('span')!.textContent,
      ]),
  );
