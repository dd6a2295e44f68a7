/**
 * `node .ci/count.mjs REPORT PROJECT REMARKS` prints what a run of Vitest counted: `passed failed`.
 * Adds the names of the tests that failed, or passed only when tried again, to the file REMARKS.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const [report, project, remarks] = process.argv.slice(2);
const { success, numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
  readFileSync(report, 'utf8'),
);
const stillborn = testResults.filter(
  ({ status, assertionResults }) =>
    status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
);
// A journey that did not run proves nothing; of other tests a machine may truly not be able to run.
const skipped = project === 'journeys' ? numPendingTests : 0;
const counted = numFailedTests + stillborn.length + skipped;
const empty = numPassedTests + counted === 0 || (!success && counted === 0) ? 1 : 0;

for (const { name, message, assertionResults } of testResults) {
  const file = relative(process.cwd(), name);
  for (const { status, fullName, failureMessages } of assertionResults) {
    if (status === 'failed') remark('failed', file, fullName, failureMessages[0]);
    else if (failureMessages.length > 0) remark('second try', file, fullName, failureMessages[0]);
  }
  if (stillborn.some((one) => one.name === name)) remark('failed', file, 'the file', message);
}

function remark(kind, file, test, message = '') {
  appendFileSync(remarks, `${kind}: ${file} > ${test}: ${message.split('\n')[0]}\n`);
}

// Where the time goes: what a run may be shortened by.
const slowest = testResults
  .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
  .sort((a, b) => b.seconds - a.seconds);
for (const { name, seconds } of slowest.slice(0, 12)) {
  console.error(`${seconds.toFixed(0).padStart(6)} s  ${relative(process.cwd(), name)}`);
}

console.log(numPassedTests, counted + empty);
