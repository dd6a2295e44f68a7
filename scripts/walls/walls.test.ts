import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import walls from '#root/.dependency-cruiser.mjs';
import { copyCheckout } from '#scripts/copy-checkout.ts';
import { type Breach, type Cruise, cruise } from '#scripts/walls/cruise.ts';
import { blindness } from '#scripts/walls/minimum.ts';
import { nameBreaches, nameWalls } from '#scripts/walls/names.ts';
import { planted } from '#scripts/walls/planted.ts';
import { strangerBreaches } from '#scripts/walls/strangers.ts';

let copy: string;
let found: Breach[];
let seen: Cruise;

beforeAll(async () => {
  copy = await copyCheckout();
  for (const { file, source, also } of planted) {
    await plant(file, source);
    if (also) await plant(...also);
  }
  seen = await cruise(copy);
  found = [...seen.breaches, ...nameBreaches(planted.map(({ file }) => file))];
}, 60_000);

afterAll(() => rm(copy, { recursive: true, force: true }));

async function plant(file: string, source: string): Promise<void> {
  await mkdir(dirname(join(copy, file)), { recursive: true });
  await writeFile(join(copy, file), source);
}

test.each(planted)('the wall $wall bites', ({ wall, file, also }) => {
  const culprits = found.filter((breach) => breach.wall === wall).map(({ from }) => from);
  expect(culprits.some((from) => from === file || from === also?.[0])).toBe(true);
});

test('every wall has a planted violation', () => {
  const names = [
    ...(walls.forbidden ?? []).map(({ name }) => name),
    ...nameWalls.map(({ name }) => name),
  ];
  expect(new Set(planted.map(({ wall }) => wall))).toEqual(new Set(names));
});

test('a check that saw nothing fails', () => {
  expect(blindness({ modules: [], arrows: [], breaches: [] }).length).toBeGreaterThan(10);
  expect(blindness({ ...seen, arrows: [] }).map(({ wall }) => wall)).toContain('sees-enough');
});

test('a file that names a machine or a registry is found', async () => {
  const slash = '/';
  await plant('planted.md', `See ${slash}home${slash}someone${slash}reverie.`);
  await plant('planted.json', `{ "resolved": "https://registry${'.'}npmjs.org/zod" }`);
  await plant('honest.md', 'See docs/home/page.md, and src/work/.');
  const breaches = await strangerBreaches(copy, ['planted.md', 'planted.json', 'honest.md']);
  expect(breaches.map(({ from }) => from)).toEqual(['planted.md:1', 'planted.json:1']);
});

test('a scope that is made of a text is found, but where the policy mints it', async () => {
  const folder = 'apps/server/src/features';
  const made = 'const own = text as Scope;\n';
  const places = [`${folder}/planted/queries.ts`, `${folder}/dreams/policy.ts`];
  for (const place of places) await plant(place, made);
  const breaches = await strangerBreaches(copy, places);
  expect(breaches.map(({ wall, from }) => [wall, from])).toEqual([
    ['scopes-are-minted', `${folder}/planted/queries.ts:1`],
  ]);
});
