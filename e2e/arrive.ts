import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { settle, someone, untilAwake } from '#people.ts';
import type { Stage, Visit } from '#stage.ts';

/** Somebody new on the stage, signed in within a browser of their own. */
export async function arrive(stage: Stage, visit: Visit = {}, name = 'dormeur') {
  const person = someone(name);
  const { api, token } = await settle(stage.server, person, visit.language);
  const page = await stage.visit(visit);
  const cookie = { name: 'session', value: token, url: stage.server.origin };
  await page.context().addCookies([{ ...cookie, httpOnly: true, sameSite: 'Lax' }]);
  return { page, api, person };
}

/** Nothing that axe knows is wrong with the page, and nobody can push it sideways. */
export async function expectSound(page: Page): Promise<void> {
  await untilAwake(page);
  expect(await faultsOf(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
}
