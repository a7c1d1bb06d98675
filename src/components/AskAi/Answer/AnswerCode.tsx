import {isValidElement, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import CodeFrame from '@site/src/components/CodeFrame';
import styles from './highlight.module.css';

type Props = {
  /** The `code` element that Markdown puts into a `pre`; its class names the language. */
  children?: ReactNode;
};

/** A block of code in an answer, in the frame that code has on a page. */
export default function AnswerCode({children}: Props) {
  const {className, children: code} = isValidElement<CodeProps>(children) ? children.props : {children};
  const language = /\blanguage-(\S+)/.exec(className ?? '')?.[1];
  return (
    <div className={styles.code}>
      <CodeFrame label={language ?? translate({id: 'askAi.plainCode', message: 'Plain'})}>{code}</CodeFrame>
    </div>
  );
}

type CodeProps = {className?: string; children?: ReactNode};
