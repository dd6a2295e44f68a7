import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { faultsOf, overflowOf } from '#axe.ts';
import { settle, someone, untilAwake } from '#people.ts';
import { aServerOfItsOwn, journey, openStage } from '#stage.ts';
import { said } from '#words.ts';
import { crowdOf, rareDreams } from '../apps/server/src/testing/dreamers.ts';

const stage = openStage(aServerOfItsOwn);
const timeout = 60_000;

const dreams = {
  fr: rareDreams,
  en: [
    'A wolf waits in the lift, in front of a mirror.',
    'The lift goes up, and a wolf looks at me in the mirror.',
  ],
};
const words = {
  fr: {
    off: 'Éteint, tant que vous ne l’allumez pas',
    agree: 'J’accepte',
    found: 'Quelqu’un a rêvé près de vous',
    bell: 'Quelqu’un partage trois de vos motifs rares',
    yes: 'Oui, si c’est oui des deux côtés',
    no: 'Non, et ne plus proposer cette personne',
    back: 'Reprendre mon oui',
    secret: 'Cela reste secret',
    met: 'Vous avez dit oui tous les deux',
    gone: 'Ne plus être proposé, et tout oublier',
  },
  en: {
    off: 'Off until you switch it on',
    agree: 'I agree',
    found: 'Somebody dreamt near you',
    bell: 'Somebody shares three of your unusual motifs',
    yes: 'Yes, if it is yes on both sides',
    no: 'No, and never this person again',
    back: 'Take my yes back',
    secret: 'It stays secret',
    met: 'Both of you said yes',
    gone: 'Stop, and forget all of it',
  },
};
type Language = keyof typeof words;

/** Somebody with a page of their own, who dreamt of the same three as a few others. */
async function arrive(language: Language, width: number, scripts = true) {
  const person = someone('proche');
  const { api, token } = await settle(stage.server, person, language);
  await api.accounts.updateProfile({ preferences: { isPublic: true } });
  for (const [at, content] of dreams[language].entries()) {
    const { id } = await api.dreams.create({ content, dreamedAt: `2026-01-0${at + 1}T05:00:00Z` });
    const status = async () => (await api.dreams.get({ id })).analysisStatus;
    await expect.poll(status, { timeout }).toBe('done');
  }
  const page = await stage.visit({ language, width, scripts });
  const cookie = { name: 'session', value: token, url: stage.server.origin };
  await page.context().addCookies([{ ...cookie, httpOnly: true, sameSite: 'Lax' }]);
  return { page, api, name: person.username, scripts };
}

type Arrived = Awaited<ReturnType<typeof arrive>>;

const button = (page: Page, name: string) =>
  page.getByRole('button', { name: said(name), exact: true });

async function expectSound({ page, scripts }: Arrived): Promise<void> {
  // What looks for faults is a script itself.
  if (!scripts) return;
  await untilAwake(page);
  expect(await faultsOf(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
}

async function agree(each: Arrived, t: (typeof words)[Language]): Promise<void> {
  await each.page.goto('/matches');
  await each.page.getByRole('heading', { name: said(t.off) }).waitFor();
  await expectSound(each);
  await button(each.page, t.agree).click();
  await button(each.page, t.gone).waitFor();
}

/** All of them dreamt, and came here, a month ago; a night passes. */
const aMonthLater = `
  update users set created_at = created_at - interval '30 days';
  update dreams set updated_at = updated_at - interval '30 days';
  insert into jobs.job (name, data, start_after)
  values ('scheduled', '{"work":"find-matches"}', now() + interval '2 seconds');`;

journey(
  'strangers with the same unusual motifs find each other, and learn nothing before both say yes',
  async () => {
    const [ada, lea] = [await arrive('fr', 1440), await arrive('fr', 390)];
    const [max, eve] = [await arrive('en', 768, false), await arrive('en', 1440, false)];
    for (const each of [ada, lea]) await agree(each, words.fr);
    for (const each of [max, eve]) await agree(each, words.en);
    await stage.server.rewrite(`${crowdOf({ dreamers: 1_000, carriers: 20 })};${aMonthLater}`);
    const found = async () => (await eve.api.matches.list()).matches.length;
    await expect.poll(found, { timeout }).toBe(1);

    const t = words.fr;
    await ada.page.goto('/notifications');
    await ada.page.getByRole('link', { name: said(t.bell) }).click();
    await ada.page.getByRole('heading', { name: said(t.found) }).waitFor();
    await expectSound(ada);
    await expect(ada.page.content()).resolves.not.toContain(lea.name);
    await lea.page.goto('/matches');
    await expectSound(lea);
    await button(lea.page, t.yes).click();
    await button(lea.page, t.back).waitFor();
    await lea.page.getByText(said(t.secret, 'part')).first().waitFor();
    await ada.page.reload();
    await button(ada.page, t.yes).click();
    await ada.page.getByText(said(t.met, 'part')).waitFor();
    await ada.page.goto('/connections');
    await ada.page.getByRole('link', { name: lea.name }).waitFor();
    await lea.page.goto('/connections');
    await lea.page.getByRole('link', { name: ada.name }).waitFor();

    // Without scripts, and with a no: the other sees what they saw.
    await eve.page.goto('/matches');
    const before = await eve.page.locator('main').innerText();
    await max.page.goto('/matches');
    await button(max.page, words.en.no).click();
    await expectSound(max);
    expect((await max.api.matches.list()).matches).toEqual([]);
    await eve.page.reload();
    expect(await eve.page.locator('main').innerText()).toBe(before);
    await button(eve.page, words.en.gone).click();
    await eve.page.getByRole('heading', { name: said(words.en.off) }).waitFor();
    expect((await eve.api.matches.list()).matches).toEqual([]);
  },
  240_000,
);
