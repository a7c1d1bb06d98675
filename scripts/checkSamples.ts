import {findStaleSamples} from './sampleProjects/findStaleSamples';

/** `npm run check:samples` fails if a sample changed after its verification. It needs only Node. */
const problems = findStaleSamples(process.cwd());
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log('No sample changed after its verification.');
