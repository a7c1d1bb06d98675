import {useContext, type ComponentProps, type ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import PageLink from '../PageLink';
import {AnswerContext} from './AnswerContext';
import {linkKind} from './linkKind';

/** What else than an address Markdown gives to links: those to a note, and from there back to its reference. */
type NoteProps = Pick<ComponentProps<'a'>, 'id' | 'aria-label' | 'aria-describedby'>;

type Props = NoteProps & Pick<ComponentProps<'a'>, 'href' | 'children'>;

/** A link of an answer: to a page of the site, or safely out of it. */
export default function AnswerLink({
  href = '',
  id,
  'aria-label': label,
  'aria-describedby': description,
  children,
}: Props): ReactNode {
  const {onLeave, citations} = useContext(AnswerContext);
  const {siteConfig} = useDocusaurusContext();
  const {withBaseUrl} = useBaseUrlUtils();
  // A model may be led to link anywhere; only the sections that it was given can be followed.
  const isCited = citations === undefined || href.startsWith('#') || citations.includes(href);
  const link = isCited ? linkKind(href, siteConfig.url) : ({kind: 'none'} as const);
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
