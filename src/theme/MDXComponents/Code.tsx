// Ejected from Docusaurus 3.10.2: the original hands code with line breaks to the theme's CodeBlock, which highlights
// in the browser. Here fences are highlighted by the build (CodeFrame), so that no page needs a highlighter.
import type {ComponentProps} from 'react';
import CodeInline from '@theme/CodeInline';

/** Code in a sentence; the rare `<code>` of a page's JSX that has line breaks keeps them. */
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
