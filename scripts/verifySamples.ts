import {readVerified, writeVerified, type Verified} from '../plugins/remark-samples/verification';
import {cacheFolder} from './sampleProjects/cacheFolder';
import {chooseProjects, readProjects} from './sampleProjects/projects';
import {canVerify, describeMissing, findTools} from './sampleProjects/toolchains';
import {verifyProject} from './sampleProjects/verifyProject';
import {exitWith} from './shared/exitWith';

/**
 * `npm run verify:samples [name…]` builds and tests the projects of `samples/projects.json` with their toolchains, and
 * writes the results to `samples/verified.json`. Builds and installed tools are cached in
 * `$XDG_CACHE_HOME/multiversx-docs` (`~/.cache/multiversx-docs`).
 */
async function main(): Promise<void> {
  const root = process.cwd();
  const projects = readProjects(root);
  const chosen = chooseProjects(projects, process.argv.slice(2));
  const cache = cacheFolder();

  const tools = await findTools();
  const missing = describeMissing(chosen, tools);
  for (const sentence of missing) console.error(sentence);

  const fresh: Verified = {};
  for (const project of chosen.filter((candidate) => canVerify(candidate, tools))) {
    fresh[project.name] = await verifyProject(project, {
      root,
      cache,
      tools,
      today: new Date().toISOString().slice(0, 10),
      log: (line) => console.log(line),
    });
    const known: Verified = {...readVerified(root), ...fresh};
    // In the order of the projects, without removed ones.
    const entries = projects.flatMap(({name}) => (known[name] ? [[name, known[name]] as const] : []));
    writeVerified(root, Object.fromEntries(entries));
  }

  const failed = Object.keys(fresh).filter((name) => fresh[name]?.result === 'failed');
  const skipped = chosen.filter(({name}) => fresh[name] === undefined).map(({name}) => name);
  console.log(
    `${Object.keys(fresh).length - failed.length} of ${chosen.length} projects passed` +
      (failed.length === 0 ? '' : `; failed: ${failed.join(', ')}`) +
      (skipped.length === 0 ? '' : `; not verified because a tool is missing: ${skipped.join(', ')}`),
  );
  if (failed.length + skipped.length > 0) process.exitCode = 1;
}

main().catch(exitWith(1));
