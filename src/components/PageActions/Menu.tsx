import {Fragment, useEffect, useEffectEvent, useRef, type KeyboardEvent, type RefObject} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {focusOnKey} from './focusOnKey';
import {actionsOf, type Action, type MenuPage} from './pageMenu';
import styles from './menu.module.css';

type Props = {
  page: MenuPage;
  opensAt: 'first' | 'last';
  /** The button that opened the menu. */
  button: RefObject<HTMLElement | null>;
  onClose(options: {returnsFocus: boolean}): void;
};

/** The menu of a page, with the keys of the menu button pattern (https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/). */
export default function Menu({page, opensAt, button, onClose}: Props) {
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const items = itemsOf(menu.current!);
    items.at(opensAt === 'first' ? 0 : -1)?.focus();
  }, [opensAt]);

  const closeOutside = useEffectEvent((target: EventTarget | null) => {
    const isInside = [menu, button].some(({current}) => current?.contains(target as Node | null));
    if (!isInside) onClose({returnsFocus: false});
  });
  useEffect(() => {
    const onEvent = ({target}: Event) => closeOutside(target);
    document.addEventListener('pointerdown', onEvent);
    document.addEventListener('focusin', onEvent);
    return () => {
      document.removeEventListener('pointerdown', onEvent);
      document.removeEventListener('focusin', onEvent);
    };
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    const items = itemsOf(menu.current!);
    // Tab continues from the button.
    if (event.key === 'Escape' || event.key === 'Tab') onClose({returnsFocus: true});
    else if (event.key === ' ') (event.target as HTMLElement).click();
    else if (!focusOnKey(event, items)) return;
    if (event.key !== 'Tab') event.preventDefault();
  }

  function select({onSelect}: Action) {
    // The focus returns first, so that the chat, when it closes, gives it back to the button.
    onClose({returnsFocus: true});
    onSelect?.();
  }

  return (
    <div
      ref={menu}
      className={styles.menu}
      role="menu"
      tabIndex={-1}
      aria-label={translate({id: 'pageMenu.label', message: 'This page'})}
      onKeyDown={onKeyDown}
    >
      {actionsOf(page).map((group, index) => (
        <Fragment key={group[0]!.label}>
          {index > 0 && <hr className={styles.separator} />}
          {group.map((action) => (
            <Item key={action.label} action={action} onSelect={() => select(action)} />
          ))}
        </Fragment>
      ))}
    </div>
  );
}

function Item({action: {icon, label, href, to}, onSelect}: {action: Action; onSelect: () => void}) {
  const props = {className: styles.item, role: 'menuitem', tabIndex: -1, onClick: onSelect};
  const content = (
    <>
      <Icon name={icon} />
      {label}
    </>
  );
  if (to !== undefined) {
    return (
      <Link {...props} to={to}>
        {content}
      </Link>
    );
  }
  if (href !== undefined) {
    return (
      <a {...props} href={href} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    );
  }
  return (
    <button type="button" {...props}>
      {content}
    </button>
  );
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];
}
