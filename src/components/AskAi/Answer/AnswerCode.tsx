import {isValidElement, memo, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import CodeFrame from '@site/src/components/CodeFrame';
import styles from './highlight.module.css';

type Props = {
  /** The code as it arrives, or the `code` element of a finished block. */
  children: ReactNode;
  language?: string;
};

/** A block of code in an answer, as it would stand on a page. */
export default function AnswerCode({children, language}: Props) {
  const element = isValidElement<{className?: string; children?: ReactNode}>(children)
    ? children.props
    : undefined;
  const code = element ? element.children : children;
  const name = language ?? /\blanguage-(\S+)/.exec(element?.className ?? '')?.[1];
  return (
    <div className={styles.code}>
      <CodeFrame label={name ?? translate({id: 'askAi.plainCode', message: 'Plain'})}>
        {typeof code === 'string' ? <Lines code={code} /> : code}
      </CodeFrame>
    </div>
  );
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
