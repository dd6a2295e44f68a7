/** `node .ci/count.mjs REPORT PROJECT` prints what a run of Vitest counted: `passed failed`. */
import { readFileSync } from 'node:fs';

const [report, project] = process.argv.slice(2);
const { success, numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
  readFileSync(report, 'utf8'),
);
const stillborn = testResults.filter(
  ({ status, assertionResults }) =>
    status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
).length;
// A journey that did not run proves nothing; of other tests a machine may truly not be able to run.
const skipped = project === 'journeys' ? numPendingTests : 0;
const counted = numFailedTests + stillborn + skipped;
const empty = numPassedTests + counted === 0 || (!success && counted === 0) ? 1 : 0;
console.log(numPassedTests, counted + empty);
