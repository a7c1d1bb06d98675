import {icons, type IconName} from '@site/src/config/icons';

export type {IconName};

type Props = {
  name: IconName;
  className?: string;
};

/** An icon that scales with the surrounding text. It is hidden from screen readers, so it needs an accompanying text. */
export default function Icon({name, className}: Props) {
  const shapes = Object.hasOwn(icons, name) ? icons[name] : undefined;
  if (shapes === undefined) {
    console.error(`Could not find icon "${String(name)}"`);
    return null;
  }
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{__html: shapes}}
    />
  );
}
