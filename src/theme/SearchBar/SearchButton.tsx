import {Fragment, type ComponentPropsWithRef} from 'react';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';

type Props = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'className' | 'type'>;

/**
 * Replaces DocSearch's button and uses the same class names. DocSearch 3.9.0 has its button and its modal in one file,
 * so importing the button would add the modal to the first load of every page.
 */
export default function SearchButton(props: Props) {
  const isBrowser = useIsBrowser();
  const isApple = isBrowser && /Mac|iPhone|iPod|iPad/i.test(navigator.platform);
  // Not from `@theme/SearchTranslations`, which contains all texts of the modal.
  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
  const keys = isBrowser ? [isApple ? '⌘' : 'Ctrl', 'K'] : [];
  return (
    <button
      type="button"
      className="DocSearch DocSearch-Button"
      // Narrow windows hide the text. Where it is visible, the name is the same (WCAG 2.5.3), for readers who speak it.
      aria-label={[label, ...keys].join(' ')}
      aria-keyshortcuts={isBrowser ? `${isApple ? 'Meta' : 'Control'}+k` : undefined}
      {...props}
    >
      <span className="DocSearch-Button-Container">
        <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
          <circle cx="11" cy="11" r="8" strokeWidth="1.4" />
          <path d="m21 21-4.3-4.3" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        <span className="DocSearch-Button-Placeholder">{label}</span>
      </span>{' '}
      {/* The spaces separate the words of the text, which must be those of the name. The layout ignores them. */}
      <span className="DocSearch-Button-Keys">
        {keys.map((key, index) => (
          <Fragment key={key}>
            {index > 0 && ' '}
            <kbd className="DocSearch-Button-Key">{key}</kbd>
          </Fragment>
        ))}
      </span>
    </button>
  );
}
