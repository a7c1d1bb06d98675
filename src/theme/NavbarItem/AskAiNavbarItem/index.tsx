import AskAiButton from './AskAiButton';

type Props = {mobile?: boolean; position?: string};

/** The Ask AI button. It is always visible in the navbar, so the mobile menu doesn't repeat it. */
export default function AskAiNavbarItem({mobile = false}: Props) {
  return mobile ? null : <AskAiButton />;
}
