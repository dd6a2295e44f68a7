/**
 * `npm test`: unit and property tests, the server's suite, then the journeys in a browser, and
 * whether a test provoked every refusal that is declared.
 * `npm run test:e2e` runs the journeys alone.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
const provoked = mkdtempSync(join(tmpdir(), 'reverie-provoked-'));

function run(...words: string[]): boolean {
  const env = { ...process.env, REVERIE_PROVOKED: provoked };
  return spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit', env }).status === 0;
}

const isWhole = !isJourneysAlone && wishes.length === 0;
const isSound =
  run(vitest, 'run', ...projects, ...wishes) &&
  (!isWhole || run('--conditions=reverie-source', 'scripts/refusals.ts', provoked));
rmSync(provoked, { recursive: true });
process.exitCode = isSound ? 0 : 1;
