import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { settle, someone } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage(async () => ({ REVERIE_SOURCE_URL: 'https://code.example/reverie' }));
const run = promisify(execFile);

for (const scripts of [true, false]) {
  const how = scripts ? 'with scripts' : 'without any script';
  journey(`a reader finds a page, turns to the next, and comes to a door, ${how}`, async () => {
    const page = await stage.visit({ scripts });
    await page.goto('/documentation');
    await page
      .getByRole('searchbox', { name: said('Chercher dans la documentation') })
      .fill('broullion');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: said('Le brouillon', 'part') }).click();
    await page.waitForURL('**/documentation/usage/recording#draft');
    await page.getByRole('link', { name: said('Page suivante', 'part') }).click();
    await page.waitForURL('**/documentation/usage/interpreting');
    await page.getByRole('link', { name: said('Guides') }).click();
    await page.getByRole('link', { name: said('En savoir plus : Rêver en le sachant') }).click();
    await page.getByRole('heading', { level: 1, name: said('Rêver en le sachant') }).waitFor();
    const source = page.getByRole('link', { name: said('Lire le code source') });
    expect(await source.getAttribute('href')).toBe('https://code.example/reverie');
    await page
      .getByRole('main')
      .getByRole('link', { name: said('Créer un compte') })
      .last()
      .click();
    await page.waitForURL('**/register');
  });

  journey(`each package manager has its command, ${how}`, async () => {
    const page = await stage.visit({ scripts, language: 'en' });
    await page.goto('/documentation/getting-started/installation#sdk');
    await page.getByText(/^npm install http/).waitFor();
    // The radio itself is for screen readers: people press its name.
    await page.locator('label', { hasText: /^pnpm$/ }).click();
    const [, address = ''] = (await page.getByText(/^pnpm add http/).innerText()).split('add ');
    await page.getByText(/^npm install http/).waitFor({ state: 'hidden' });
    const answer = await page.request.get(address);
    expect(answer.status()).toBe(200);
    expect((await answer.body()).subarray(0, 2).toString('hex')).toBe('1f8b');
  });
}

journey('the example dreams are read by the engine, one address each', async () => {
  const page = await stage.visit({ scripts: false, language: 'en' });
  await page.goto('/documentation/usage/interpreting?dream=chase');
  await page.getByText('Stranger', { exact: false }).first().waitFor();
  expect(await page.locator('.lit').count()).toBeGreaterThan(2);
  expect(await page.getByRole('cell', { name: /^\d+%$/ }).count()).toBeGreaterThan(2);
  await page.getByRole('link', { name: 'Water' }).click();
  await page
    .getByText('My grandmother goes on', { exact: false })
    .or(page.getByText('horizon'))
    .first()
    .waitFor();
  expect(page.url()).toContain('?dream=water');
});

journey('the programs run as they are printed', async () => {
  const page = await stage.visit({ scripts: false });
  const person = someone();
  const { token } = await settle(stage.server, person);
  const folder = await mkdtemp(fileURLToPath(new URL('.samples-', import.meta.url)));
  const execute = async (program: string) => {
    const file = join(folder, 'sample.mjs');
    await writeFile(file, program);
    const env = {
      PATH: process.env.PATH,
      REVERIE_EMAIL: person.email,
      REVERIE_PASSWORD: person.password,
      REVERIE_TOKEN: token,
    };
    return (await run(process.execPath, [file], { env })).stdout;
  };
  const printed = async (path: string) => {
    await page.goto(path);
    const programs = await page.locator('pre').allInnerTexts();
    return programs.filter((program) => program.startsWith('import'));
  };
  try {
    const [signIn = '', tell = '', read = '', refused = ''] = await printed(
      '/documentation/getting-started/first-steps',
    );
    expect(await execute(signIn)).toBe(`${person.username}\n`);
    expect(await execute(tell)).toMatch(/^[0-9a-f-]{36} private\n$/);
    expect(await execute(read)).toMatch(/sea/i);
    expect(await execute(refused)).toBe('401 unauthenticated\n');
    const [patterns = ''] = await printed('/documentation/features/patterns');
    expect(JSON.parse(await execute(patterns))).toMatchObject({ period: 'all' });
  } finally {
    await rm(folder, { recursive: true });
  }
});

const looks = [
  { path: '/documentation?q=r%C3%AAve', language: 'fr', scheme: 'light', width: 768 },
  {
    path: '/documentation/getting-started/first-steps',
    language: 'en',
    scheme: 'dark',
    width: 390,
  },
  { path: '/documentation/usage/interpreting', language: 'en', scheme: 'light', width: 320 },
  { path: '/documentation/guides/lucid-dreaming', language: 'fr', scheme: 'light', width: 1440 },
] as const;

for (const { path, ...look } of looks) {
  journey(`${path} is accessible, ${Object.values(look).join(' ')}`, async () => {
    const page = await stage.visit(look);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
  });
}

journey('an address that names no page leads to the nearest that does', async () => {
  const page = await stage.visit({ scripts: false });
  await page.goto('/documentation/guides/flying');
  await page.waitForURL('**/documentation/guides');
  await page.goto('/documentation/cooking/eggs');
  await page.waitForURL('**/documentation');
});
