import {isValidElement, type ReactNode} from 'react';
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
  const name = language ?? /\blanguage-(\S+)/.exec(element?.className ?? '')?.[1];
  return (
    <div className={styles.code}>
      <CodeFrame label={name ?? translate({id: 'askAi.plainCode', message: 'Plain'})}>
        {element ? element.children : children}
      </CodeFrame>
    </div>
  );
}
