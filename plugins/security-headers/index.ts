import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {formatHeadersFile} from '../../server/headersFile';
import {listBuiltFiles} from '../../server/listBuiltFiles';
import {headerRules} from './headerRules';
import {securePages} from './securePages';
import type {ThirdParties} from './thirdParties';

/**
 * `docusaurus secure-pages`, the step of `npm run build` after `docusaurus build`: writes a content security policy
 * into every page and the hosts' headers file. It is a command and no postBuild hook because Docusaurus runs all of
 * those at once, and pages that other plugins write there (redirects) need a policy too.
 */
export default function securityHeaders(thirdParties: ThirdParties) {
  return function securityHeadersPlugin({outDir, baseUrl, siteConfig}: LoadContext): Plugin {
    return {
      name: 'security-headers',
      extendCli(cli) {
        cli
          .command('secure-pages')
          .description('Write content security policies and the headers file into the built site.')
          .action(async () => {
            const files = await listBuiltFiles(outDir);
            const sources = await Promise.all(
              files
                .filter((file) => file.endsWith('.html'))
                .map(async (file) => ({file, html: await readFile(path.join(outDir, file), 'utf8')})),
            );
            const {pages, sitePolicy} = securePages(sources, {siteUrl: siteConfig.url, thirdParties});
            const headersFile = formatHeadersFile(headerRules({policy: sitePolicy, baseUrl, files}));
            await Promise.all(pages.map(({file, html}) => writeFile(path.join(outDir, file), html)));
            await writeFile(path.join(outDir, '_headers'), headersFile);
            console.log(
              `Secured ${pages.length} pages; the policy of the site takes ${sitePolicy.length} characters.`,
            );
          });
      },
    };
  };
}
