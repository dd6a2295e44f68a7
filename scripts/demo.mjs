/** `npm run demo`: a community of its own, in a data folder of its own, told once and then served. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

process.env.REVERIE_DATA ||= './data/demo';

// A process for each: the embedded database is open in one at a time.
const run = fileURLToPath(new URL('./run.mjs', import.meta.url));
const { status } = spawnSync(process.execPath, [run, 'commands/seed'], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

process.argv.splice(2, process.argv.length, 'main');
await import('./run.mjs');
