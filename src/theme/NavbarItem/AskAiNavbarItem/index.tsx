import AskAiButton from './AskAiButton';

type Props = {mobile?: boolean; position?: string};

/** The bar shows the button at every width, so the mobile menu needs none. */
export default function AskAiNavbarItem({mobile = false}: Props) {
  return mobile ? null : <AskAiButton />;
}
