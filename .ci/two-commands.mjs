/**
 * Does what the README promises, as a stranger would: clone, `npm ci`, `npm start`, open the page.
 * `node .ci/two-commands.mjs FOLDER` clones the commit at hand into FOLDER.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const [clone] = process.argv.slice(2);
const patience = 240_000;

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function answer(url) {
  const response = await fetch(url);
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return text;
}

/** A stranger's shell knows nothing of ours: no pinned Node in PATH, no CI, no database. */
const { DATABASE_URL, ...env } = process.env;
env.PATH = env.PATH.split(':')
  .filter((folder) => !folder.includes('node_modules'))
  .join(':');

execFileSync('git', ['clone', '--quiet', '.', clone], { stdio: 'inherit' });
execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: clone, env, stdio: 'inherit' });

const port = await freePort();
// A group of its own: stopping npm's whole group is what Ctrl+C in a terminal does.
const start = spawn('npm', ['start'], {
  cwd: clone,
  env: { ...env, PORT: String(port) },
  stdio: 'inherit',
  detached: true,
});
const ended = new Promise((resolve) => start.on('exit', resolve));
try {
  const deadline = Date.now() + patience;
  let page;
  while (!page) {
    if (start.exitCode !== null) throw new Error(`npm start ended with ${start.exitCode}`);
    if (Date.now() > deadline) throw new Error('npm start never answered');
    page = await answer(`http://localhost:${port}/`).catch(() => sleep(500));
  }
  if (!page.includes('<html')) throw new Error('The first page is no page.');
  const list = JSON.parse(await answer(`http://localhost:${port}/api/dreams`));
  if (list.totalCount !== 0) throw new Error('A new archive holds dreams.');
  console.log(`npm ci && npm start serves http://localhost:${port}`);
} finally {
  if (start.exitCode === null) process.kill(-start.pid, 'SIGTERM');
  await Promise.race([ended, sleep(10_000)]);
}
