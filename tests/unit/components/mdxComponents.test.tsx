import type {ComponentProps} from 'react';
import {render, screen, within} from '@testing-library/react';
import Card from '@site/src/components/Card';
import Cards from '@site/src/components/Cards';
import Diagram from '@site/src/components/Diagram';
import Endpoint from '@site/src/components/Endpoint';
import FileTree from '@site/src/components/FileTree';
import KeyFacts from '@site/src/components/KeyFacts';
import Steps from '@site/src/components/Steps';

// Docusaurus' links need its router.
jest.mock('@docusaurus/Link', () => ({to, children, ...props}: ComponentProps<'a'> & {to: string}) => (
  <a href={to} {...props}>
    {children}
  </a>
));

describe('Cards', () => {
  it('are a list in which each card is one link, named by its title', () => {
    render(
      <Cards>
        <Card title="Learn" href="/learn" icon="book">
          How it works.
        </Card>
        <Card title="Later">Not written yet.</Card>
      </Cards>,
    );
    const [first, second] = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(within(first as HTMLElement).getByRole('link', {name: 'Learn'})).toHaveAttribute('href', '/learn');
    expect(first?.querySelector('svg')).toBeInTheDocument();
    expect(within(second as HTMLElement).queryByRole('link')).toBeNull();
    expect(second).toHaveTextContent('LaterNot written yet.');
  });
});

describe('Endpoint', () => {
  it('shows method and path, with highlighted parameters', () => {
    const {container} = render(<Endpoint method="GET" path="/address/{address}/nonce" />);
    expect(screen.getByText('GET')).toHaveClass('get');
    expect(container.querySelector('code')).toHaveTextContent('/address/{address}/nonce');
    expect(screen.getByText('{address}')).toHaveClass('parameter');
    expect(screen.getByRole('button', {name: 'Copy path'})).toBeVisible();
    expect(screen.queryByRole('button', {name: 'Try it'})).toBeNull();
  });

  it('offers the console if it has an operation', () => {
    render(<Endpoint method="GET" path="/about" operation="gateway.getAbout" />);
    expect(screen.getByRole('button', {name: 'Try it'})).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('Diagram', () => {
  const html = '<svg role=img aria-labelledby=a><title id=a>Blocks</title></svg>';

  it('is a figure with a caption, and keeps the accessible name of the drawing', () => {
    render(<Diagram html={html} title="Blocks" width="500" />);
    expect(screen.getByRole('figure')).toHaveTextContent('Blocks');
    expect(screen.getByRole('img', {name: 'Blocks'})).toBeInTheDocument();
  });

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

describe('Steps, FileTree and KeyFacts', () => {
  it('keep the steps of a procedure as a list', () => {
    render(
      <Steps>
        <ol>
          <li>One</li>
          <li>Two</li>
        </ol>
      </Steps>,
    );
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  });

  it('keep a tree of files nested', () => {
    render(
      <FileTree>
        <ul>
          <li>
            src
            <ul>
              <li>lib.rs</li>
            </ul>
          </li>
        </ul>
      </FileTree>,
    );
    expect(screen.getAllByRole('list')).toHaveLength(2);
  });

  it('name the box of facts', () => {
    render(
      <KeyFacts>
        <dl>
          <div>
            <dt>Round</dt>
            <dd>6 seconds</dd>
          </div>
        </dl>
      </KeyFacts>,
    );
    expect(screen.getByRole('region', {name: 'Key facts'})).toHaveTextContent('Round6 seconds');
  });
});
