import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { type Person, settle, signIn, someone } from '#people.ts';
import { journey, openStage, type Stage } from '#stage.ts';
import { longDreams } from '../apps/server/src/demo/long-dreams.ts';

const stage = openStage();

/** Two people and a painted dream between them: pages are judged with something on them. */
let person: Person | undefined;
let dreamPath = '';

async function furnish({ server }: Stage): Promise<Person> {
  if (person) return person;
  const owner = someone('maelle');
  const { api } = await settle(server, owner);
  const [long] = longDreams;
  const { id } = await api.dreams.create({
    content: long?.content ?? 'Une gare sous la maison.',
    report: long?.report ?? null,
    tags: ['gare', 'mère'],
    title: 'La gare sous la maison',
  });
  await api.dreams.create({ content: 'On me poursuivait.', types: ['nightmare'] });
  dreamPath = `/dreams/${id}`;
  const deadline = Date.now() + 45_000;
  while (Date.now() < deadline) {
    const { imageStatus } = await api.dreams.get({ id });
    if (imageStatus === 'done') break;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  person = owner;
  return owner;
}

async function judge(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').waitFor();
  await page.evaluate(() => document.fonts.ready);
  expect.soft(await faultsOf(page), `${path} axe`).toEqual([]);
  expect.soft(await overflowOf(page), `${path} is wider than the window`).toBe(0);
}

for (const width of [390, 1440]) {
  for (const scheme of ['dark', 'light'] as const) {
    journey(
      `every page a visitor may see is accessible at ${width} px, ${scheme}`,
      async () => {
        await furnish(stage);
        const page = await stage.visit({ width, scheme });
        for (const path of [
          '/',
          '/login',
          '/register',
          '/contact',
          '/credits',
          '/terms',
          '/privacy',
          dreamPath,
        ]) {
          await judge(page, path);
        }
      },
      90_000,
    );

    journey(
      `every page of one’s own is accessible at ${width} px, ${scheme}`,
      async () => {
        const owner = await furnish(stage);
        const page = await stage.visit({ width, scheme });
        await signIn(page, owner);
        const own = ['/dashboard', '/dreams/new', '/profile', dreamPath, `${dreamPath}/edit`];
        for (const path of own) await judge(page, path);
      },
      90_000,
    );
  }
}
