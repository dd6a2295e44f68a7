import { afterEach, expect } from 'vitest';
import { faultsOf } from '#axe.ts';
import { openPhone, type Phone } from '#night-device.ts';
import { countOnDevice, enter, says, speak, tap, untilKept, untilOnServer } from '#night-steps.ts';
import { dreamPage, settle, someone } from '#people.ts';
import { speakFor } from '#spoken.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();
const phones: Phone[] = [];
afterEach(async () => {
  await Promise.all(phones.splice(0).map((phone) => phone.close()));
});

async function dreamer(told: Parameters<typeof speakFor>[1]) {
  const phone = await openPhone({ origin: stage.server.origin });
  phones.push(phone);
  await speakFor(phone.context, told);
  const person = someone();
  const { api } = await settle(stage.server, person);
  await enter(phone, person);
  return { phone, page: phone.page, api };
}

const phrases = [
  { first: 'la cuisine', final: 'euh la cuisine flotte' },
  { first: 'ma mère', final: 'ma mère chante' },
];
const asked = () => (globalThis as unknown as { asked: Record<string, unknown>[] }).asked;

journey('a dream is dictated through the browser’s maker, who is named first', async () => {
  const { phone, page, api } = await dreamer({ phrases, here: 'unavailable' });
  await page.goto(`${stage.server.origin}/dreams/new`);
  const field = page.getByLabel(said('Votre rêve'), { exact: true });
  await field.fill('Cette nuit.');
  const button = page.getByRole('button', { name: said('Dire le rêve') });
  await button.click();
  // Nothing listens before it is said what is kept, and who hears.
  await says(phone, 'gardé par Reverie pour vous seul');
  await says(phone, 'il envoie alors le son à son éditeur');
  expect(await page.evaluate(asked)).toEqual([]);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: said('Écrire par l’éditeur du navigateur') }).click();
  await says(phone, 'Je vous écoute');
  await expect
    .poll(() => field.inputValue(), { timeout: 15_000 })
    .toBe('Cette nuit. La cuisine flotte. Ma mère chante.');
  await page.keyboard.press('F9');
  await says(phone, 'Un repère.');
  expect(await faultsOf(page)).toEqual([]);
  expect(await page.evaluate(asked)).toMatchObject([
    {
      lang: 'fr-FR',
      continuous: true,
      interimResults: true,
      processLocally: false,
      track: 'audio',
    },
    { lang: 'fr-FR' },
    { lang: 'fr-FR' },
  ]);
  await page.getByRole('button', { name: said('Finir l’enregistrement') }).click();
  await page.waitForURL('**/dreams/new?audioId=*');
  const [recording] = await untilOnServer(api);
  const whole = await api.recordings.get({ id: recording?.id ?? '' });
  expect(whole.words.map(({ text }) => text).join(' ')).toBe(
    'euh la cuisine flotte ma mère chante',
  );
  expect(whole.marks).toHaveLength(1);
  expect(whole.transcription).toMatchObject({ source: 'browser', language: 'fr' });
  const [first, last] = [whole.words[0], whole.words.at(-1)];
  expect((last?.end ?? 0) - (first?.start ?? 0)).toBeGreaterThan(1);
  // What was typed and said is still there, and the sound beside it.
  expect(await field.inputValue()).toBe('Cette nuit. La cuisine flotte. Ma mère chante.');
  await page
    .getByRole('button', { name: said('Écouter') })
    .first()
    .waitFor();
  await page.reload();
  await expect.poll(() => field.inputValue()).toContain('Cette nuit.');
  await page
    .getByRole('button', { name: said('Publier', 'part') })
    .or(page.getByRole('button', { name: said('Garder le rêve', 'part') }))
    .click();
  await page.waitForURL(dreamPage);
  const { dreams } = await api.journal.list({});
  expect(dreams[0]).toMatchObject({ audioId: recording?.id });
  expect(dreams[0]?.content).toContain('Ma mère chante.');
  await page.goto(`${stage.server.origin}/dreams/new`);
  expect(await field.inputValue()).toBe('');
});

journey(
  'where the browser recognises on the device, nothing else is asked of it, nights as well',
  async () => {
    const { phone, page, api } = await dreamer({ phrases, here: 'downloadable' });
    await page.goto(`${stage.server.origin}/dreams/new`);
    await page.getByRole('button', { name: said('Dire le rêve') }).click();
    await page.getByRole('button', { name: said('Installer sur cet appareil') }).click();
    await says(phone, 'sans que le son quitte cet appareil');
    await page.getByRole('button', { name: said('Écrire pendant que je parle') }).click();
    await says(phone, 'Je vous écoute');
    await expect.poll(() => page.evaluate(asked)).toMatchObject([{ processLocally: true }]);
    await page.getByRole('button', { name: said('Finir l’enregistrement') }).click();
    await page.waitForURL('**/dreams/new?audioId=*');

    // The same choice in the dark: without a network and killed, words and marks are kept as they come.
    await phone.rest();
    await speakFor(phone.context, { phrases, here: 'available' });
    await speak(phone, false);
    await phone.context.setOffline(true);
    await untilKept(phone, 4);
    const { mouse } = phone.page;
    await mouse.move(195, 400);
    await mouse.down();
    await mouse.move(195, 300, { steps: 4 });
    await mouse.up();
    await says(phone, 'Repères posés : 1.');
    await untilKept(phone, 7);
    await phone.kill();
    await phone.wake();
    await phone.page.goto(`${stage.server.origin}/journal`);
    const recordings = await untilOnServer(api, 2);
    const night = await api.recordings.get({ id: recordings[0]?.id ?? '' });
    expect(night.words.map(({ text }) => text)).toContain('cuisine');
    expect(night.marks).toHaveLength(1);
    await expect.poll(() => phone.page.evaluate(countOnDevice)).toBe(0);
  },
);

journey('a maker that is not reached leaves the sound, and the page says so', async () => {
  const { phone, page, api } = await dreamer({ phrases, here: 'unavailable', error: 'network' });
  await page.goto(`${stage.server.origin}/dreams/new`);
  await page.getByRole('button', { name: said('Dire le rêve') }).click();
  await page.getByRole('button', { name: said('Écrire par l’éditeur du navigateur') }).click();
  await says(phone, 'Sans réseau, rien ne s’écrit. Le son, lui, est gardé.');
  await page.waitForTimeout(3_000);
  await page.getByRole('button', { name: said('Finir l’enregistrement') }).click();
  await page.waitForURL('**/dreams/new?audioId=*');
  expect((await untilOnServer(api))[0]).toMatchObject({ transcription: { status: 'none' } });
  // With nothing set up here, one types along: the player stays at hand while one writes.
  await says(phone, 'Aucun programme qui reconnaît la parole n’est réglé sur ce serveur');
  await page
    .getByRole('button', { name: said('Boucle lente') })
    .first()
    .waitFor();
  await page.getByText(said('Annuler')).scrollIntoViewIfNeeded();
  const dock = page.getByRole('region', { name: said('La voix, sous la main') });
  await dock.getByRole('button', { name: said('Boucle lente') }).click();
  await dock.getByRole('button', { name: said('Faire une pause') }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('F8');
  await dock.getByRole('button', { name: said('Écouter') }).waitFor();
});

journey('a keyword whispered is a keyword in the morning, and where it is heard', async () => {
  const { phone, page, api } = await dreamer({ phrases, here: 'unavailable' });
  await page.goto(`${stage.server.origin}/night`);
  await page.getByRole('button', { name: said('Parler'), disabled: false }).waitFor();
  await tap(phone);
  await says(phone, 'gardé par Reverie pour vous seul');
  await page.mouse.move(195, 400);
  await page.mouse.down();
  await says(phone, 'Un mot, tout bas');
  await untilKept(phone, 2);
  await page.mouse.up();
  await says(phone, 'C’est gardé');
  const [recording] = await untilOnServer(api);
  expect(recording).toMatchObject({ isKeyword: true });
  await page.goto(`${stage.server.origin}/journal`);
  await says(phone, 'Un mot-clé, à voix basse');
  await page
    .getByRole('link', { name: said('L’écrire') })
    .first()
    .click();
  await says(phone, 'Un mot-clé, à voix basse.');
});
