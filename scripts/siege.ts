/**
 * `npm run siege`: what an attacker or a bad night would try, whole. The same checks run in a short
 * form with the other tests; `REVERIE_SIEGE=whole` is what makes them long.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from '#scripts/builder/ensure-built.ts';
import { root } from '#scripts/paths.ts';

const trials = [
  // Every call of the contract, each person, each state of a dream.
  'apps/server/src/siege',
  // Odd requests to the whole surface, API and pages.
  'e2e/siege',
  // Killed in the middle of writing; a full disk; two containers on one folder; other people.
  'apps/server/src/platform/db/kill.test.ts',
  'apps/server/src/platform/db/space.test.ts',
  'apps/server/src/platform/db/lock.test.ts',
  'apps/server/src/platform/private-folder.test.ts',
  // A key that is lost, words that were sealed.
  'apps/server/src/platform/seal',
  'apps/server/src/features/analysis/sealed.test.ts',
  // Guesses, forged addresses and floods; a clock set back; a database that freezes; providers
  // that hang.
  'apps/server/src/platform/limits',
  'apps/server/src/features/accounts',
  'apps/server/src/platform/jobs/turns.test.ts',
  'apps/server/src/features/status',
  'apps/server/src/platform/db/postgres.test.ts',
  'apps/server/src/providers',
];

await ensureBuilt(console.error);

const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', ...trials], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, REVERIE_SIEGE: 'whole' },
});
process.exitCode = status ?? 1;
