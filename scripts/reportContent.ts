import {existsSync, readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {contentReport, formatReport} from '../plugins/content-checks/contentReport';
import {readSite} from '../plugins/content-checks/readSite';
import {VERIFIED_FILE, type Verified} from '../plugins/remark-samples/verification';

/**
 * `npm run report:content` prints a table with one row per section: existing and planned pages, words, code blocks, the
 * share of checked code blocks whose sample passed, diagrams, and pages that were checked more than six months ago.
 */
const site = readSite(resolve('.'));
const verified = existsSync(VERIFIED_FILE)
  ? (JSON.parse(readFileSync(VERIFIED_FILE, 'utf8')) as Verified)
  : {};
const rows = contentReport([...site.pages.values()], {planned: site.planned, verified, today: new Date()});
console.log(formatReport(rows));
if (site.unparsed.length > 0) {
  console.log(
    `\n${site.unparsed.map(({file}) => file).join(', ')}: not counted, because they don't parse; npm run check:content prints the errors`,
  );
}
