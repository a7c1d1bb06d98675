import type {ComponentProps} from 'react';
import {render, screen, within} from '@testing-library/react';
import Diagram from '@site/src/components/Diagram';

// Docusaurus' links need its router.
jest.mock('@docusaurus/Link', () => ({to, children, ...props}: ComponentProps<'a'> & {to: string}) => (
  <a href={to} {...props}>
    {children}
  </a>
));

describe('Diagram', () => {
  const html = '<svg role=img aria-labelledby=a><title id=a>Blocks</title></svg>';

  it('scrolls on a phone, and is focusable for scrolling', () => {
    render(<Diagram html={html} title="Blocks" width="500" />);
    const region = screen.getByRole('group', {name: 'Blocks'});
    expect(region).toHaveAttribute('tabindex', '0');
    expect(region.firstElementChild).toHaveStyle({maxWidth: '550px', minWidth: '425px'});
  });

  it('has a second drawing for phones if there is a narrower one', () => {
    const narrow = '<svg role=img aria-labelledby=b><title id=b>Blocks, narrow</title></svg>';
    render(<Diagram html={html} title="Blocks" width="500" narrowHtml={narrow} narrowWidth="200" />);
    const [wide, narrowRegion] = screen.getAllByRole('group', {name: 'Blocks'});
    expect(wide).toHaveClass('wide');
    expect(narrowRegion).toHaveClass('narrow');
    expect(within(narrowRegion!).getByRole('img', {name: 'Blocks, narrow'})).toBeInTheDocument();
    expect(narrowRegion!.firstElementChild).toHaveStyle({minWidth: '170px'});
  });
});
