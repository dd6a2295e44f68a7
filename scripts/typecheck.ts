import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '#scripts/builder/run.ts';
import { packages, root } from '#scripts/paths.ts';

// The compiler of TypeScript 7 is native: it checks in a third of the time. dependency-cruiser and
// knip read code through version 6, which has the API.
const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
const rooms = [...packages.map((name) => `packages/${name}`), 'apps/server', 'apps/web'];
const projects = [
  ...rooms,
  'apps/web/service-worker',
  'packages/oneirology/evaluate',
  'packages/oneirology/scripts',
  'packages/painter/scripts',
  'e2e',
  'bench',
  '.',
].filter((room) => existsSync(join(root, room, 'tsconfig.json')));

// Pages are typed by files the router writes from its table of routes.
const router = join(root, 'node_modules/@react-router/dev/bin.cjs');
await runNode([router, 'typegen'], { cwd: join(root, 'apps/web') });

const faults: string[] = [];
const waiting = [...projects];

/**
 * Two at a time: a compiler uses one core, and a small machine has two. What is known to be sound is
 * kept, so that the next check looks at what has changed.
 */
async function work(): Promise<void> {
  for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
    const known = join(root, 'node_modules/.cache/types', `${project}.json`);
    const words = ['--project', project, '--incremental', '--tsBuildInfoFile', known];
    await runNode([compiler, ...words], { cwd: root }).catch((error: Error) => {
      faults.push(error.message);
    });
  }
}

await Promise.all([work(), work()]);
for (const fault of faults) console.error(fault);
console.log(`Types: ${projects.length - faults.length} of ${projects.length} projects are sound.`);
process.exitCode = faults.length > 0 ? 1 : 0;
