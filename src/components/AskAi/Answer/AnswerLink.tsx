import {useContext, type ComponentProps, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import PageLink from '../PageLink';
import {AnswerContext} from './AnswerContext';
import {linkKind} from './linkKind';

/** A link of an answer: to a page of the site, or safely out of it. */
export default function AnswerLink({
  href = '',
  children,
}: Pick<ComponentProps<'a'>, 'href' | 'children'>): ReactNode {
  const {onLeave} = useContext(AnswerContext);
  const {siteConfig} = useDocusaurusContext();
  const link = linkKind(href, siteConfig.url);
  switch (link.kind) {
    case 'none':
      return <span>{children}</span>;
    case 'page':
      return (
        <PageLink to={link.href} onLeave={onLeave}>
          {children}
        </PageLink>
      );
    case 'plain':
      return <a href={link.href}>{children}</a>;
    case 'outside':
      return (
        <a href={link.href} target="_blank" rel="noopener noreferrer">
          {children}
        </a>
      );
    default:
      return link satisfies never;
  }
}
