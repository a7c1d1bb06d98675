const CONTROLS = 'input, textarea, select, button, summary';
const PRESSED = 'data-pressed';

/** Does in a tool what the reader did in its rendered copy. */
export type Repeat = (tool: HTMLElement) => void;

/**
 * Reads what the reader entered, opened and focused in a tool that isn't interactive yet, also before the page's scripts ran.
 *
 * @returns a function that does the same in the tool that replaces it, whose controls are in the same order
 */
export function keepInput(rendered: HTMLElement): Repeat {
  const controls = [...rendered.querySelectorAll<HTMLElement>(CONTROLS)];
  const repeats = controls.map(repeatOf);
  const focused = controls.findIndex((control) => control === document.activeElement);
  const {selectionStart, selectionEnd} = (controls[focused] ?? {}) as Partial<HTMLInputElement>;
  return (tool) => {
    const copies = tool.querySelectorAll<HTMLElement>(CONTROLS);
    for (const [index, repeat] of repeats.entries()) if (copies[index]) repeat?.(copies[index]);
    const copy = copies[focused] as HTMLInputElement | undefined;
    copy?.focus({preventScroll: true});
    // React renders the values first, which moves the caret to the end.
    if (typeof selectionStart === 'number')
      queueMicrotask(() => copy?.setSelectionRange(selectionStart, selectionEnd ?? selectionStart));
  };
}

/** Listens to clicks in a rendered tool, whose buttons don't change when they are pressed. */
export function rememberPress({target}: Event): void {
  if (target instanceof Element) target.closest('button')?.setAttribute(PRESSED, '');
}

/** Returns undefined for a control that is as the build rendered it. */
function repeatOf(control: HTMLElement): Repeat | undefined {
  const click: Repeat = (copy) => copy.click();
  if (control instanceof HTMLSelectElement) {
    return control.selectedOptions[0]?.defaultSelected ? undefined : type(control.value, 'change');
  }
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    return control.checked === control.defaultChecked ? undefined : click;
  }
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    return control.value === control.defaultValue ? undefined : type(control.value, 'input');
  }
  const isOpened = control.matches('details[open] > summary');
  return isOpened || control.hasAttribute(PRESSED) ? click : undefined;
}

/** React listens to the event, and ignores it unless the value was set by the browser's own setter. */
function type(value: string, event: 'input' | 'change'): Repeat {
  return (copy) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(copy), 'value')?.set?.call(copy, value);
    copy.dispatchEvent(new Event(event, {bubbles: true}));
  };
}
