import type {ComponentProps} from 'react';
import {act, createEvent, fireEvent, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Term from '@site/src/components/Term';

// Docusaurus' links need its router. jsdom follows only anchors of the page.
jest.mock('@docusaurus/Link', () => ({to, children, ...props}: ComponentProps<'a'> & {to: string}) => (
  <a href={`#${to}`} {...props}>
    {children}
  </a>
));

const definition = 'A part of the network.';

function renderTerm() {
  render(
    <p>
      The{' '}
      <Term id="shard" definition={definition}>
        shards
      </Term>{' '}
      and <button type="button">more</button>
    </p>,
  );
  return {link: screen.getByRole('link', {name: 'shards'}), tooltip: screen.getByRole('tooltip')};
}

/** jsdom has no PointerEvent, whose `pointerType` distinguishes touch from mouse. */
function touch(element: Element) {
  const down = createEvent.pointerDown(element);
  Object.defineProperty(down, 'pointerType', {value: 'touch'});
  fireEvent(element, down);
  act(() => (element as HTMLElement).focus());
  return fireEvent.click(element);
}

describe('Term', () => {
  it('links to the glossary entry, and has the definition as its accessible description', () => {
    const {link} = renderTerm();
    expect(link).toHaveAttribute('href', '#/welcome/terminology#shard');
    expect(link).toHaveAccessibleDescription(definition);
  });

  it('shows the definition on focus, and hides it on Escape and when the focus leaves', async () => {
    const {link, tooltip} = renderTerm();
    expect(tooltip).not.toHaveClass('open');
    await userEvent.tab();
    expect(link).toHaveFocus();
    expect(tooltip).toHaveClass('open');
    await userEvent.keyboard('{Escape}');
    expect(tooltip).not.toHaveClass('open');
    await userEvent.tab({shift: true});
    await userEvent.tab();
    expect(tooltip).toHaveClass('open');
    await userEvent.tab();
    expect(tooltip).not.toHaveClass('open');
  });

  it('shows the definition while the pointer is on the term or on the definition', async () => {
    const {link, tooltip} = renderTerm();
    await userEvent.hover(link);
    expect(tooltip).toHaveClass('open');
    await userEvent.hover(tooltip);
    expect(tooltip).toHaveClass('open');
    await userEvent.unhover(tooltip);
    expect(tooltip).not.toHaveClass('open');
  });

  it('shows the definition on a first tap, with a link to the entry in it, and hides it on a tap elsewhere', () => {
    const {link, tooltip} = renderTerm();
    const followed = touch(link);
    expect(followed).toBe(false);
    expect(tooltip).toHaveClass('open');
    expect(screen.getByRole('link', {name: 'Open in the glossary'})).toHaveAttribute(
      'href',
      '#/welcome/terminology#shard',
    );
    touch(screen.getByRole('button'));
    expect(tooltip).not.toHaveClass('open');
  });

  it('follows the link on a second tap', () => {
    const {link} = renderTerm();
    touch(link);
    expect(touch(link)).toBe(true);
  });

  it('keeps the definition with its term when the page scrolls', async () => {
    const {tooltip} = renderTerm();
    await userEvent.tab();
    const moved = {left: 40, right: 90, top: 100, bottom: 120, width: 50, height: 20} as DOMRect;
    jest.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([moved] as unknown as DOMRectList);
    fireEvent.scroll(window);
    expect(tooltip).toHaveClass('open');
    expect(tooltip).toHaveStyle({left: '40px', top: '126px'});
    jest.restoreAllMocks();
  });
});
