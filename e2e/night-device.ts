import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import {
  type Candidate,
  chromiumArguments,
  definedEnvironment,
  firstToStart,
  unseen,
} from '#browser.ts';
import { agreeToAll } from '#people.ts';

/** Five seconds of something that hums four notes: what the microphone of a journey hears. */
export const hum = fileURLToPath(new URL('./sounds/hum.wav', import.meta.url));

/** A phone: a profile on a disk that outlives its browser, and a microphone. */
export type Phone = {
  /** Of the server it speaks to. */
  origin: string;
  page: Page;
  context: BrowserContext;
  /** Ends the browser at once, as a system does that is short of memory. */
  kill(): Promise<void>;
  /** Closes the browser as people do, and opens it again: a disk is given time to write. */
  rest(): Promise<void>;
  /** Opens it again, with all that its disk has kept. */
  wake(): Promise<void>;
  close(): Promise<void>;
};

/** From now, in seconds as cookies count them. */
const days = (count: number) => Math.floor(Date.now() / 1000) + count * 86_400;

const size = { width: 390, height: 844 };

type Options = { origin: string; language?: 'fr' | 'en'; hasMicrophone?: boolean };

/** Rejects where no browser starts. */
export async function openPhone(options: Options): Promise<Phone> {
  const profile = await mkdtemp(join(tmpdir(), 'reverie-phone-'));
  let running = await start(profile, options);
  await agreeToAll(running.context, options.origin, days(30));
  return {
    origin: options.origin,
    get page() {
      return running.page;
    },
    get context() {
      return running.context;
    },
    kill: () => running.kill(),
    async rest() {
      await running.leave();
      running = await start(profile, options);
    },
    async wake() {
      running = await start(profile, options);
    },
    async close() {
      await running.kill();
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/** A process of its own, spoken to from outside: it is ended by its number, and never politely. */
async function start(profile: string, options: Options) {
  const { child, address } = await firstToStart((candidate) => launch(candidate, profile, options));
  const browser: Browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no window.');
  const page = context.pages()[0] ?? (await context.newPage());
  await page.setViewportSize(size);
  page.setDefaultTimeout(30_000);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  return {
    page,
    context,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await gone;
      await browser.close().catch(() => {});
    },
    async leave() {
      const session = await browser.newBrowserCDPSession();
      await session.send('Browser.close').catch(() => {});
      await gone;
    },
  };
}

async function launch(
  { path, env }: Candidate,
  profile: string,
  { language = 'fr', hasMicrophone = true }: Options,
) {
  const child = spawn(
    path,
    [
      ...chromiumArguments(),
      ...unseen,
      ...['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
      ...['--force-prefers-reduced-motion', `--lang=${language}`, `--accept-lang=${language}`],
      ...(hasMicrophone
        ? ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
        : ['--deny-permission-prompts']),
      ...(hasMicrophone ? [`--use-file-for-fake-audio-capture=${hum}`] : []),
      'about:blank',
    ],
    {
      env: { ...definedEnvironment(), ...env, TZ: 'Europe/Paris' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(said.slice(-2_000))));
  });
  return { child, address };
}
