import Provider from '@theme-original/Layout/Provider';
import type ProviderType from '@theme/Layout/Provider';
import type {WrapperProps} from '@docusaurus/types';
import SystemColorMode from './SystemColorMode';

type Props = WrapperProps<typeof ProviderType>;

export default function LayoutProvider({children, ...props}: Props) {
  return (
    <Provider {...props}>
      <SystemColorMode />
      {children}
    </Provider>
  );
}
