import {findStaleSamples} from './sampleProjects/findStaleSamples';

/** `npm run check:samples` fails where a sample changed after it was verified. It needs only Node. */
const problems = findStaleSamples(process.cwd());
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log('Every sample is as it was verified.');
