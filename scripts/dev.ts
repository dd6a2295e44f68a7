/**
 * `npm run dev`: the server from its sources, started again at every change; pages are built again
 * first when they, or what they import, have changed.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensurePagesBuilt } from '#scripts/builder/ensure-built.ts';
import { packages, root } from '#scripts/paths.ts';

const settling = 150;

await ensureBuilt(console.error);

let child: ChildProcess | undefined;
let isStale = { server: true, pages: false };
let isBusy = false;

async function catchUp(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  while (isStale.server) {
    const { pages } = isStale;
    isStale = { server: false, pages: false };
    if (pages) await ensurePagesBuilt().catch((error: Error) => console.error(error.message));
    await stop();
    child = spawn(process.execPath, ['--conditions=reverie-source', 'apps/server/src/main.ts'], {
      cwd: root,
      stdio: 'inherit',
    });
  }
  isBusy = false;
}

async function stop(): Promise<void> {
  const running = child;
  if (!running || running.exitCode !== null) return;
  const gone = new Promise((resolve) => running.once('exit', resolve));
  running.kill('SIGTERM');
  await gone;
}

let timer: NodeJS.Timeout | undefined;

function observe(folder: string, hasPages: boolean): void {
  watch(join(root, folder), { recursive: true }, (_, file) => {
    if (file?.includes('.test.')) return;
    isStale = { server: true, pages: isStale.pages || hasPages };
    clearTimeout(timer);
    timer = setTimeout(catchUp, settling);
  });
}

observe('apps/server/src', false);
observe('apps/web/app', true);
for (const name of packages) observe(`packages/${name}/src`, true);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    await stop();
    process.exit(0);
  });
}

await catchUp();
