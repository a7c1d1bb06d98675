import {isValidElement, memo, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import CodeFrame from '@site/src/components/CodeFrame';
import styles from './highlight.module.css';

type Props = {
  /** The code, or its markup. */
  children: ReactNode;
  language?: string;
};

/** A block of code in an answer, as it would stand on a page. */
export default function AnswerCode({children, language}: Props) {
  return (
    <div className={styles.code}>
      <CodeFrame label={language ?? translate({id: 'askAi.plainCode', message: 'Plain'})}>
        {typeof children === 'string' ? <Lines code={children} /> : children}
      </CodeFrame>
    </div>
  );
}

/** The code of a `pre` in Markdown, which holds a `code` with its language as a class. */
export function AnswerPre({children}: {children?: ReactNode}) {
  if (!isValidElement<{className?: string; children?: ReactNode}>(children))
    return <AnswerCode>{children}</AnswerCode>;
  const {className, children: code} = children.props;
  return <AnswerCode language={/\blanguage-(\S+)/.exec(className ?? '')?.[1]}>{code}</AnswerCode>;
}

/** Lines that are laid out together; of code that grows, the browser lays out the last ones only. */
const LINES_TOGETHER = 40;

const Lines = memo(function Lines({code}: {code: string}) {
  const lines = code.split(/(?<=\n)/);
  if (lines.length <= LINES_TOGETHER) return code;
  return Array.from({length: Math.ceil(lines.length / LINES_TOGETHER)}, (_, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- lines keep their place
    <span key={index} className={styles.lines}>
      {lines.slice(index * LINES_TOGETHER, (index + 1) * LINES_TOGETHER).join('')}
    </span>
  ));
});
