import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { api, type Endpoint } from '@reverie/contract';
import { sdkPath } from '@reverie/contract/downloads.rules';
import { createClient } from '@reverie/sdk';
import { afterAll, beforeAll, expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { settle, someone } from '#people.ts';
import { aServerOfItsOwn, journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const run = promisify(execFile);
const stage = openStage(aServerOfItsOwn);
const firstSteps = '/documentation/getting-started/first-steps';
let folder = '';
let token = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reverie-samples-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** How each language runs a sample as it was copied, and how its interpreter says that it is there. */
const runners = {
  curl: { file: 'sample.sh', command: 'sh', probe: ['curl', '--version'] },
  javascript: { file: 'sample.mjs', command: process.execPath, probe: [process.execPath, '-v'] },
  sdk: { file: 'sample.mjs', command: process.execPath, probe: [process.execPath, '-v'] },
  python: { file: 'sample.py', command: 'python3', probe: ['python3', '--version'] },
  php: { file: 'sample.php', command: 'php', probe: ['php', '--version'] },
};

/** A word of what each call answers to a caller who may make it, in the program of every language. */
const answers: Record<string, RegExp> = {
  'dreams.list': /totalCount/,
  'dreams.create': /private/,
  'dreams.preview': /views/,
  'dreams.search': /totalCount/,
  'dreams.get': /la mer monte/,
  'dreams.beside': /before/,
  'dreams.restore': /la mer monte/,
  'dreams.like': /likes/,
  'dreams.share': /shares/,
  'dreams.look': /seenUntil/,
  'analysis.get': /apprehension/,
  'analysis.request': /status/,
  'analysis.feedback': /resonates/,
  'analysis.analyze': /apprehension/,
  'patterns.get': /not-enough-data/,
  'patterns.similar': /\bown\b/,
  'motifs.list': /categories/,
  'motifs.followed': /dreams/,
  'motifs.get': /figures/,
  'motifs.follow': /isFollowed/,
  'dreamWeather.get': /epsilon/,
};
/** The calls that the page lists. */
const calls = (['dreams', 'analysis', 'patterns', 'motifs', 'dreamWeather'] as const).flatMap(
  (group) =>
    Object.entries<Endpoint>(api[group])
      .filter(([, { route }]) => /^(GET|POST) /.test(route))
      .map(([name, { access }]) => ({ id: `${group}.${name}`, access })),
);

/** Those of which the interpreter is installed; says which are not. */
async function runnersHere() {
  const all = await Promise.all(
    Object.entries(runners).map(async ([language, runner]) => {
      const [command = '', ...args] = runner.probe;
      const isThere = await run(command, args).then(
        () => true,
        () => false,
      );
      if (!isThere) console.error(`Skipped: ${runner.command} is not installed here.`);
      return isThere ? [[language, runner] as const] : [];
    }),
  );
  return all.flat();
}

journey(
  'every sample runs as it is printed, and says what the server says',
  async () => {
    ({ token } = await settle(stage.server, someone('codeuse')));
    await mkdir(join(folder, 'node'));
    await writeFile(join(folder, 'package.json'), '{"private":true}');
    const address = `${stage.server.origin}${sdkPath}`;
    const quiet = ['--no-audit', '--no-fund', '--registry=http://127.0.0.1:9'];
    await run('npm', ['install', address, ...quiet, '--cache', join(folder, 'cache')], {
      cwd: folder,
    });
    await addDream(token);
    const page = await stage.visit({ scripts: false });
    const spoken = await runnersHere();
    expect(Object.keys(answers).sort()).toEqual(calls.map(({ id }) => id).sort());
    for (const { id: call, access } of calls) {
      const word = answers[call] ?? /^$/;
      await page.goto(`/api?call=${call}`);
      for (const [language, { file, command }] of spoken) {
        const code = await page.locator(`[data-sample="${language}"] code`).textContent();
        await writeFile(join(folder, file), code ?? '');
        const env = { ...process.env, NODE_OPTIONS: '', REVERIE_TOKEN: token };
        const [{ stdout }, { stdout: alone }] = await Promise.all([
          run(command, [file], { cwd: folder, env }),
          run(command, [file], { cwd: folder, env: { ...env, REVERIE_TOKEN: '' } }).catch(
            (error: { stdout: string; stderr: string }) => ({
              stdout: `${error.stdout}${error.stderr}`,
            }),
          ),
        ]);
        expect(stdout, `${call} in ${language}`).toMatch(word);
        const stranger = access === 'session' ? /unauthenticated/ : word;
        expect(alone, `${call} in ${language}, as a stranger`).toMatch(stranger);
      }
    }
  },
  300_000,
);

/** The dream that calls are tried on, once it has been analysed. */
async function addDream(own: string): Promise<void> {
  const { dreams, analysis } = createClient({ origin: stage.server.origin, token: own });
  const { id } = await dreams.create({ content: 'J’ai peur, la mer monte.', visibility: 'public' });
  await expect
    .poll(async () => 'status' in (await analysis.get({ id })), { timeout: 60_000 })
    .toBe(false);
}

journey('a visitor sends a real request, and reads what came back', async () => {
  const page = await stage.visit();
  await page.goto('/api?call=analysis.analyze');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  const answer = page.getByRole('region', { name: said('Réponse') });
  const status = answer.getByRole('strong');
  await status.getByText('200').waitFor();
  await answer.getByText('ratelimit-remaining').waitFor();
  await answer.getByText('"apprehension"').first().waitFor();
  await page.getByLabel(said('Corps de la requête, en JSON')).fill('{"content":""}');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await status.getByText('400').waitFor();
  await answer.getByText('"blank"').first().waitFor();
  await page.getByRole('link', { name: said('Vos motifs'), exact: true }).click();
  await page.getByText(said('Cet appel demande d’être connecté', 'part')).waitFor();
  await page.getByRole('link', { name: 'Rêves', exact: true }).click();
  await page.getByRole('link', { name: 'POST' }).click();
  await page.locator('.text-lead', { hasText: 'Garder un rêve' }).waitFor();
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await page.getByText(said('L’envoyer ?', 'part')).waitFor();
  await page.getByRole('button', { name: said('Oui, envoyer') }).click();
  await status.getByText('401').waitFor();
  await answer.getByText('"unauthenticated"').first().waitFor();
});

journey('a sample is copied as it is printed, or the page says that it may not', async () => {
  const page = await stage.visit({ language: 'en' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const places = { '/api?call=patterns.get': '[data-sample="curl"]', [firstSteps]: '.doc-code' };
  for (const [path, place] of Object.entries(places)) {
    await page.goto(path);
    const block = page.locator(place).first();
    await block.getByRole('button', { name: 'Copy', exact: true }).click();
    await block.getByRole('button', { name: 'Copied' }).waitFor();
    const kept = await page.evaluate(() => navigator.clipboard.readText());
    expect(kept).toBe(await block.locator('code').textContent());
  }
  // A page that came without HTTPS has no clipboard.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  for (const [path, place] of Object.entries(places)) {
    await page.goto(path);
    const block = page.locator(place).first();
    await block.getByRole('button', { name: 'Copy', exact: true }).click();
    await block.getByRole('button', { name: 'Copying was not allowed', exact: false }).waitFor();
  }
});

journey('the arrow keys move among languages, with scripts or without', async () => {
  for (const scripts of [true, false]) {
    const page = await stage.visit({ scripts, language: 'en' });
    await page.goto('/api?call=analysis.analyze');
    await page.getByRole('radio', { name: 'curl' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByText('node reverie.mjs').first().waitFor();
    expect(await page.getByText('curl --silent').first().isVisible()).toBe(false);
  }
});

journey('without scripts every call is still described, and a plain one opens', async () => {
  const page = await stage.visit({ scripts: false });
  await page.goto('/api');
  await page.getByText('POST /api/analyze', { exact: true }).click();
  await page.getByText('AnalyzedText', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Analyse' }).click();
  await page.getByText(said('Sans script, la page ne peut pas', 'part')).waitFor();
  await page.goto('/api');
  const form = page.locator('form', { has: page.getByLabel('pageSize') });
  expect(await form.getAttribute('action')).toBe('/api/dreams');
  await form.getByRole('button', { name: 'Envoyer' }).click();
  await page.waitForURL('**/api/dreams?*');
  expect(await page.textContent('body')).toContain('"totalCount"');
});

journey('a call that is chosen has no fault of access', async () => {
  const page = await stage.visit({ language: 'en', scheme: 'light', width: 390 });
  await page.goto('/api?call=dreams.search');
  expect(await faultsOf(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
});
