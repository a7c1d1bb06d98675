import type {ComponentProps, ReactElement, ReactNode} from 'react';
import {render} from '@testing-library/react';
import MDXCode from '@site/src/theme/MDXComponents/Code';
import MDXDetails from '@site/src/theme/MDXComponents/Details';

// The theme's aliases, which the bundler resolves.
jest.mock('@theme/CodeInline', () => (props: ComponentProps<'code'>) => <code data-inline {...props} />, {
  virtual: true,
});
jest.mock(
  '@theme/Details',
  () =>
    ({summary, children}: {summary: ReactElement | string; children: ReactNode}) => (
      <details open>
        {typeof summary === 'string' ? <summary>{summary}</summary> : summary}
        {children}
      </details>
    ),
  {virtual: true},
);

describe('MDXComponents', () => {
  it("keeps the line breaks of code in a page's JSX", () => {
    const {container} = render(<MDXCode>{'one\ntwo'}</MDXCode>);
    expect(container.innerHTML).toBe('<pre><code>one\ntwo</code></pre>');
  });

  it('takes the summary of Details from its attribute', () => {
    const {container} = render(<MDXDetails summary="Why?">Because.</MDXDetails>);
    expect(container.innerHTML).toBe('<details open=""><summary>Why?</summary>Because.</details>');
  });

  it('takes the summary of Details from a child', () => {
    const {container} = render(
      <MDXDetails>
        <summary>Why?</summary>
        Because.
      </MDXDetails>,
    );
    expect(container.innerHTML).toBe('<details open=""><summary>Why?</summary>Because.</details>');
  });
});
