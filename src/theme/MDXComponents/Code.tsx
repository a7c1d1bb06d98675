// Ejected from Docusaurus 3.10.2: the original renders multi-line code with the theme's CodeBlock, which highlights it
// in the browser. Here the build highlights fenced code (CodeFrame), so that no page loads a highlighter.
import type {ComponentProps} from 'react';
import CodeInline from '@theme/CodeInline';

/** Inline code. Multi-line `<code>` in a page's JSX keeps its line breaks. */
export default function MDXCode(props: ComponentProps<'code'>) {
  const {children} = props;
  return typeof children === 'string' && children.includes('\n') ? (
    <pre>
      <code {...props} />
    </pre>
  ) : (
    <CodeInline {...props} />
  );
}
