import {useRef, useState, type ReactNode} from 'react';
import {clsx} from 'clsx';
import {translate} from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

type Props = {
  /** The code as HTML, made by the build (plugins/rehype-highlight-code). */
  html?: string;
  /** The code where it isn't known before the page runs. */
  children?: ReactNode;
  /** The language, as a reader calls it. */
  label: string;
  title?: string;
  /** What the sample was checked with, and when; missing where nobody checked it. */
  verified?: string;
};

/** A block of code: complete as markup; the buttons are all that the browser adds. */
export default function CodeFrame({html, children, label, title, verified}: Props) {
  const code = useRef<HTMLElement>(null);
  const [wrapped, setWrapped] = useState(false);

  const wrapLabel = translate({
    id: 'theme.CodeBlock.wordWrapToggle',
    message: 'Toggle word wrap',
    description: 'The name of the button that wraps long lines of code',
  });
  const copyLabel = translate({
    id: 'theme.CodeBlock.copyButtonAriaLabel',
    message: 'Copy code to clipboard',
    description: 'The name of the button that copies a block of code',
  });
  const blockLabel = translate(
    {
      id: 'codeFrame.label',
      message: '{language} code',
      description: 'The name of a block of code without a title',
    },
    {language: label},
  );

  return (
    <div className={clsx('theme-code-block', styles.frame, title !== undefined && styles.titled)}>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls has to be reachable by keyboard, and a hundred blocks shouldn't be a hundred landmarks */}
      <pre
        className={clsx(styles.block, wrapped && styles.wrapped)}
        role="group"
        aria-label={title ?? blockLabel}
        tabIndex={0}
      >
        <code
          ref={code}
          className={clsx('mx-code', styles.code)}
          {...(html === undefined ? {children} : {dangerouslySetInnerHTML: {__html: html}})}
        />
      </pre>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role */}
      <div className={styles.buttons}>
        <button
          type="button"
          className={clsx('clean-btn', styles.wrap)}
          aria-label={wrapLabel}
          aria-pressed={wrapped}
          title={wrapLabel}
          onClick={() => setWrapped(!wrapped)}
        >
          <Icon name="wrap" />
        </button>
        <CopyButton source={code} label={copyLabel} />
      </div>
      {verified !== undefined && (
        <p className={styles.verified}>
          <Icon name="check" />
          {verified}
        </p>
      )}
    </div>
  );
}
