import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';

const run = promisify(execFile);
const cache = fileURLToPath(new URL('../node_modules/.cache/reverie-chromium/', import.meta.url));

export type Candidate = { path: string; origin: string; env: Record<string, string> };

const installed = [
  ...['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  ...['/usr/bin/google-chrome-stable', '/usr/bin/microsoft-edge', '/snap/bin/chromium'],
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

// Without these a browser asks its maker's servers for updates from the moment it starts.
const quiet = [
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  ...['--no-first-run', '--disable-quic', '--disable-gpu'],
];

/**
 * For a browser that is asked and never looked at: with no memory for what it draws, it lays pages
 * out and draws next to nothing of them, which takes half of its work away.
 */
export const unseen = ['--force-gpu-mem-available-mb=1'];

/**
 * A headless Chromium: the one `REVERIE_CHROMIUM` names, the one a package of ours brings, or an
 * installed one, whichever starts first. Rejects with every reason when none does.
 */
export function openBrowser(
  more: readonly string[] = [],
): Promise<{ browser: Browser; origin: string }> {
  return firstToStart(async (candidate) => ({
    browser: await launch(candidate, more),
    origin: candidate.origin,
  }));
}

/** Starts a Chromium by any means, which reject where it does not start. */
export async function firstToStart<T>(
  start: (candidate: Candidate) => Promise<T>,
  finders = [named, packaged, present],
): Promise<T> {
  const reasons: string[] = [];
  for (const find of finders) {
    try {
      const candidate = await find();
      if (typeof candidate === 'string') reasons.push(candidate);
      else return await start(candidate);
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new Error(`No Chromium starts here.\n- ${reasons.join('\n- ')}`);
}

function launch({ path, env }: Candidate, more: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: path,
    args: [...chromiumArguments(), ...more],
    env: { ...definedEnvironment(), ...env },
  });
}

export function chromiumArguments(): string[] {
  // The sandbox of Chromium refuses to start for root, which is who containers are.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return [...quiet, ...sandbox];
}

export function definedEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env).filter((entry) => entry[1] !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/** The one `REVERIE_CHROMIUM` names. */
export async function named(): Promise<Candidate | string> {
  const path = process.env.REVERIE_CHROMIUM;
  return path ? { path, origin: path, env: {} } : 'REVERIE_CHROMIUM names none.';
}

/** One that is installed on this machine. */
export async function present(): Promise<Candidate | string> {
  const path = installed.find((candidate) => existsSync(candidate));
  return path ? { path, origin: path, env: {} } : 'None is installed where they usually are.';
}

/**
 * The browser of `@sparticuz/chromium`, unpacked once into our own cache with the libraries and the
 * font it was built with: a machine that never showed a page needs nothing else.
 */
async function packaged(): Promise<Candidate | string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return `@sparticuz/chromium holds no browser for ${process.platform} on ${process.arch}.`;
  }
  const require = createRequire(import.meta.url);
  const entry = require.resolve('@sparticuz/chromium');
  const { version } = require(join(dirname(entry), '../../package.json'));
  const folder = join(cache, version);
  if (!existsSync(folder)) await unpack(folder);
  const hasFonts = existsSync('/etc/fonts/fonts.conf');
  return {
    path: join(folder, 'chromium'),
    origin: `@sparticuz/chromium ${version}`,
    env: {
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      ...(!hasFonts && { FONTCONFIG_PATH: join(folder, 'fonts') }),
    },
  };
}

/**
 * The package unpacks into the system's temporary folder, shared by every user and by every test
 * that starts at once; a process of its own with a temporary folder of its own does not. Its
 * libraries it brings along only where it believes to be on the platform it was made for.
 */
async function unpack(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const draft = await mkdtemp(`${folder}-`);
  const program = "await (await import('@sparticuz/chromium')).default.executablePath()";
  await run(process.execPath, ['--input-type=module', '-e', program], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    env: { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
  });
  // The second to come finds the folder in place, and throws its own away.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
}
