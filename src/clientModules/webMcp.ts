import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ModelContext} from '../mcp/browserTools';

/** The interface is a draft (https://webmachinelearning.github.io/webmcp/). Until Chrome 150, it belonged to the navigator. */
type Holder = {modelContext?: ModelContext};

/** Offers the documentation's tools to the browser's assistant, where the browser has the interface for it. */
if (ExecutionEnvironment.canUseDOM) {
  const context = (document as Holder).modelContext ?? (navigator as Holder).modelContext;
  if (context) {
    const {baseUrl, customFields} = siteConfig;
    import('../mcp/browserTools')
      .then(({registerTools}) => registerTools(context, baseUrl, String(customFields?.chatOrigin ?? '')))
      // The page works without the tools.
      .catch(() => undefined);
  }
}
