import {parseArgs} from 'node:util';
import {checks, probeSite} from './probe/probeSite';
import {openSite} from './probe/site';
import {exitWith} from './shared/exitWith';

/**
 * `npm run probe -- <URL>` tests a deployed site from outside: version, pages, headers, search index, redirects, Markdown,
 * chat and MCP server. It prints a sentence for each fault.
 *
 * `--without chat,mcp` leaves out checks of what the host doesn't have.
 * `--chat <origin>` is the origin of the chat endpoint, if it isn't the site's.
 * `--commit <hash>` is the commit that the site should be built from.
 *
 * Exits with code 1 if there is a fault, and with 2 if the arguments are wrong.
 */
async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      without: {type: 'string', default: ''},
      chat: {type: 'string'},
      commit: {type: 'string'},
    },
  });
  const [address = ''] = positionals;
  if (positionals.length !== 1 || !URL.canParse(address)) {
    throw new Error(
      `Expected the address of a site, such as https://docs.example.org, found "${positionals.join(' ')}".`,
    );
  }
  const root = new URL(address.endsWith('/') ? address : `${address}/`);
  const without = values.without.split(',').filter(Boolean);
  const site = openSite({
    root,
    chatOrigin: values.chat && new URL(values.chat).origin,
    commit: values.commit,
  });
  const faults = await probeSite(site, without);
  for (const fault of faults) console.error(fault);
  const checked = Object.keys(checks).filter((name) => !without.includes(name));
  console.log(`${root.href}: ${faults.length} faults in ${checked.join(', ')}.`);
  if (faults.length > 0) process.exitCode = 1;
}

main().catch(exitWith(2));
