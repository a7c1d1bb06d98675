import {act, fireEvent, render, screen} from '@testing-library/react';
import GlossaryFilter from '@site/src/components/GlossaryFilter';

let mockHash = '';
jest.mock('@docusaurus/router', () => ({useLocation: () => ({hash: mockHash})}));
jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({to, children}: {to: string; children: string}) => <a href={to}>{children}</a>,
}));

function Page() {
  return (
    <div>
      <GlossaryFilter />
      <p>The topics</p>
      <h2>Accounts</h2>
      <h3 id="guardian">
        Guardian
        <a className="hash-link" href="#guardian" aria-label="Direct link" />
      </h3>
      <p>A second key.</p>
      <p>It co-signs.</p>
      <h3 id="wallet">Wallet</h3>
      <p>Stores keys.</p>
      <h2>Tokens</h2>
      <h3 id="esdt">ESDT</h3>
      <p>A token.</p>
    </div>
  );
}

const visible = () =>
  ['The topics', 'Accounts', 'Guardian', 'A second key.', 'It co-signs.', 'Wallet', 'Tokens', 'ESDT'].filter(
    (text) => !screen.getByText(text, {exact: true}).hidden,
  );
const field = () => screen.getByRole('searchbox', {name: 'Find a term'});
const type = (value: string) => fireEvent.change(field(), {target: {value}});

describe('GlossaryFilter', () => {
  beforeEach(() => {
    mockHash = '';
  });

  it('shows the terms whose name contains the text, with their definition and topic', () => {
    render(<Page />);
    type('guard');
    expect(visible()).toEqual(['Accounts', 'Guardian', 'A second key.', 'It co-signs.']);
    expect(screen.getByRole('status')).toHaveTextContent('Terms shown: 1');
    type('');
    expect(visible()).toHaveLength(8);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('looks into definitions if no name contains the text, and offers search if none does', () => {
    render(<Page />);
    type('co-signs');
    expect(visible()).toContain('Guardian');
    type('zebra');
    expect(visible()).toEqual([]);
    expect(screen.getByRole('link', {name: 'Search all pages'})).toHaveAttribute('href', '/search?q=zebra');
  });

  it('shows the terms of a letter, and disables letters without terms', () => {
    render(<Page />);
    expect(screen.getByRole('button', {name: 'Z'})).toBeDisabled();
    const letter = screen.getByRole('button', {name: 'E'});
    fireEvent.click(letter);
    expect(letter).toHaveAttribute('aria-pressed', 'true');
    expect(visible()).toEqual(['Tokens', 'ESDT']);
    fireEvent.click(letter);
    expect(visible()).toHaveLength(8);
  });

  it('shows all terms when a link leads to a hidden one', () => {
    Element.prototype.scrollIntoView = jest.fn();
    const {rerender} = render(<Page />);
    type('guard');
    mockHash = '#esdt';
    act(() => rerender(<Page />));
    expect(visible()).toHaveLength(8);
    expect(field()).toHaveValue('');
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  });
});
