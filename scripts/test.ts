/**
 * `npm test`: unit and property tests, the server's suite, then the journeys in a browser.
 * `npm run test:e2e` runs the journeys alone.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from '#scripts/builder/ensure-built.ts';
import { root } from '#scripts/paths.ts';

const [only, ...rest] = process.argv.slice(2);
const isJourneysAlone = only === 'journeys';

// Journeys walk through the built product, and packages are tried as they will be published.
await ensureBuilt(console.error);

const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const projects = isJourneysAlone ? ['--project', 'journeys'] : [];
const wishes = isJourneysAlone ? rest : process.argv.slice(2);
const { status } = spawnSync(process.execPath, [vitest, 'run', ...projects, ...wishes], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
