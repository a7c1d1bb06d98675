import {useContext, type ComponentProps, type ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import PageLink from '@site/src/components/PageLink';
import {AnswerContext} from './AnswerContext';
import {linkKind} from './linkKind';

/** Attributes that Markdown sets on the links between a footnote and its reference. */
type FootnoteProps = Pick<ComponentProps<'a'>, 'id' | 'aria-label' | 'aria-describedby'>;

type Props = FootnoteProps & Pick<ComponentProps<'a'>, 'href' | 'children'>;

/** A link in an answer. Pages of this site open in this tab; other sites open in a new one. */
export default function AnswerLink({
  href = '',
  id,
  'aria-label': label,
  'aria-describedby': description,
  children,
}: Props): ReactNode {
  const {onNavigate, citations} = useContext(AnswerContext);
  const {siteConfig} = useDocusaurusContext();
  const {withBaseUrl} = useBaseUrlUtils();
  // Prompt injection can make a model link to any address, so only the sections that it received become links.
  const isCited = citations === undefined || href.startsWith('#') || citations.includes(href);
  const link = isCited ? linkKind(href, siteConfig.url) : ({kind: 'none'} as const);
  switch (link.kind) {
    case 'none':
      return <span>{children}</span>;
    case 'page':
      return (
        <PageLink to={link.href} onNavigate={onNavigate}>
          {children}
        </PageLink>
      );
    case 'plain':
      return (
        <a
          href={link.href.startsWith('/') ? withBaseUrl(link.href) : link.href}
          id={id}
          aria-label={label}
          aria-describedby={description}
        >
          {children}
        </a>
      );
    case 'external':
      return (
        <a href={link.href} target="_blank" rel="noopener noreferrer">
          {children}
        </a>
      );
    default:
      return link satisfies never;
  }
}
