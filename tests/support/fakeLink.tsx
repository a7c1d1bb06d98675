import type {ReactNode} from 'react';

type Props = {to: string; children: ReactNode; onClick?: () => void};

/** A link as the router draws it; jsdom goes nowhere. */
export default function FakeLink({to, children, onClick, ...props}: Props) {
  return (
    <a
      href={to}
      onClick={(event) => {
        event.preventDefault();
        onClick?.();
      }}
      {...props}
    >
      {children}
    </a>
  );
}
