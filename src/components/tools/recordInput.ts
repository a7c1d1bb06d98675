type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Start and end of the selected text, which are equal if only the caret is there. */
type TextSelection = [number | null, number | null];

const FIELDS = 'input:not([type=checkbox]), textarea, select';
const BUTTONS = 'button, summary, [type=checkbox]';

/** What the reader did in a frame that isn't interactive yet. */
export type RecordedInput = {
  /** Does the same in the tool that replaced the frame, whose elements are in the same order. */
  repeat: (tool: HTMLElement) => void;
  stop: () => void;
};

/** Records what the reader types, focuses and presses in a frame, so that nothing is lost while the tool loads. */
export function recordInput(frame: HTMLElement): RecordedInput {
  const values = new Map<number, string>();
  const pressed = new Set<number>();
  let focused: {selector: string; index: number; selection?: TextSelection} | undefined;

  function indexIn(selector: string, target: EventTarget | null): number {
    const element = target instanceof Element ? target.closest(selector) : null;
    return element === null ? -1 : [...frame.querySelectorAll(selector)].indexOf(element);
  }

  function record({type, target}: Event): void {
    const field = indexIn(FIELDS, target);
    const button = indexIn(BUTTONS, target);
    if (field !== -1) {
      const {value} = target as Field;
      if (type === 'input') values.set(field, value);
      focused = {selector: FIELDS, index: field, selection: selectionOf(target as Field)};
    } else if (button !== -1) {
      if (type === 'click') pressed.add(button);
      focused = {selector: BUTTONS, index: button};
    }
  }

  /** A browser may also say that the focus leaves a field because the frame is replaced, just before `repeat`. */
  function leave(): void {
    const left = focused;
    setTimeout(() => {
      if (focused === left) focused = undefined;
    });
  }

  const events = ['focusin', 'input', 'keyup', 'click', 'select'] as const;
  for (const event of events) frame.addEventListener(event, record);
  frame.addEventListener('focusout', leave);
  return {
    stop() {
      for (const event of events) frame.removeEventListener(event, record);
      frame.removeEventListener('focusout', leave);
    },
    repeat(tool) {
      const fields = tool.querySelectorAll<Field>(FIELDS);
      for (const [index, value] of values) {
        const field = fields[index];
        if (field) typeInto(field, value);
      }
      const buttons = tool.querySelectorAll<HTMLElement>(BUTTONS);
      for (const index of pressed) buttons[index]?.click();
      if (focused === undefined) return;
      const {selector, index, selection} = focused;
      const element = tool.querySelectorAll<HTMLElement>(selector)[index];
      element?.focus({preventScroll: true});
      // React renders the values of `typeInto` first, which moves the caret to the end.
      if (selection)
        queueMicrotask(() => (element as HTMLInputElement | undefined)?.setSelectionRange(...selection));
    },
  };
}

function selectionOf(field: Field): TextSelection | undefined {
  return 'selectionStart' in field ? [field.selectionStart, field.selectionEnd] : undefined;
}

/** React listens to the event, and ignores it unless the value was set by the browser's own setter. */
function typeInto(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', {bubbles: true}));
}
