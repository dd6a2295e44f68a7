/**
 * `node scripts/refusals.ts FOLDER`: whether tests provoked every refusal that a call declares of its
 * own. Tests leave what they met in the folder that REVERIE_PROVOKED names. What follows from a path,
 * a body, a limit or an access is the same for every call, and `bind.test.ts` provokes it once.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '@reverie/contract/api';
import type { Endpoint } from '@reverie/contract/endpoint';

/** Those no test can provoke, each with its reason. One that is provoked does not belong here. */
const unprovoked: Record<string, string> = {};

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Which folder did the tests leave their refusals in?');

const met = new Set(
  readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n')),
);
const endpoints: Endpoint[] = Object.values(api).flatMap((nouns) => Object.values(nouns));
const declared = endpoints.flatMap(({ route, errors }) => errors.map((code) => `${route} ${code}`));

const faults = [
  ...declared
    .filter((one) => !met.has(one) && !(one in unprovoked))
    .map((one) => `${one}: no test provokes it`),
  ...Object.keys(unprovoked)
    .filter((one) => met.has(one) || !declared.includes(one))
    .map((one) => `${one}: provoked, or declared no more; take its reason away`),
];
for (const fault of faults) console.error(fault);
console.log(
  `${declared.length} refusals are declared, ${Object.keys(unprovoked).length} unprovoked`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
