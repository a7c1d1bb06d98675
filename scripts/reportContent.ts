import {resolve} from 'node:path';
import {contentReport} from '../plugins/content-checks/contentReport';
import {readSite} from '../plugins/content-checks/readSite';
import {readVerified} from '../plugins/remark-samples/verification';

/**
 * `npx tsx scripts/reportContent.ts` prints a table with one row per section: pages, words, code blocks, the
 * share of checked code blocks whose sample passed, diagrams, and pages that were checked more than six months ago.
 */
const site = readSite(resolve('.'));
console.table(contentReport([...site.pages.values()], {verified: readVerified('.'), today: new Date()}));
if (site.unparsed.length > 0) {
  console.log(
    `\n${site.unparsed.map(({file}) => file).join(', ')}: not counted, because they don't parse; npm run check:content prints the errors`,
  );
}
