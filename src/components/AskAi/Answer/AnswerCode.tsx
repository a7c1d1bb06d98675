import {isValidElement, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import CodeFrame from '@site/src/components/CodeFrame';
import styles from './highlight.module.css';

type Props = {
  /** The `code` element inside Markdown's `pre`. Its class name contains the language. */
  children?: ReactNode;
};

/** A code block in an answer, in the same frame as code blocks on pages. */
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
