import path from 'node:path';
import {checkDocument} from '../plugins/openapi/checkDocument';
import {services} from '../plugins/openapi/document';
import {listFiles} from '../plugins/shared/listFiles';

/** Answers that were captured from a gateway. Each one must be an example in an OpenAPI document. */
const CAPTURED = 'samples/cli/rest-api/answers';

/**
 * `npm run check:api` checks the OpenAPI documents, and all captured responses against their schemas. It prints the problems
 * as `file:line: operation: problem`.
 */
async function main(): Promise<void> {
  const root = process.cwd();
  const checked = await Promise.all(services.map((service) => checkDocument(service, root)));
  const used = new Set(checked.flatMap(({captured = []}) => captured));
  const areAllRead = checked.every(({captured}) => captured !== undefined);
  const unused = listFiles(path.join(root, CAPTURED), /\.json$/)
    .map((file) => `${CAPTURED}/${file}`)
    .filter((file) => areAllRead && !used.has(file))
    .map((file) => `${file}: no operation has this answer; add it as externalValue to a response in src/api`);
  const found = checked.flatMap(({problems}) => problems);
  const problems = [...found.map(({file, line, message}) => `${file}:${line}: ${message}`), ...unused];
  for (const problem of problems) console.error(problem);
  console.log(
    `${services.length} OpenAPI documents and ${used.size} captured responses checked, ${problems.length} problems`,
  );
  if (problems.length > 0) process.exitCode = 1;
}

void main();
