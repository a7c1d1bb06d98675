import type {ReactElement, ReactNode} from 'react';
import {render} from '@testing-library/react';
import MDXDetails from '@site/src/theme/MDXComponents/Details';

// The theme's alias, which the bundler resolves.
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
