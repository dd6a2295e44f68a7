import { afterEach, expect } from 'vitest';
import { faultsOf } from '#axe.ts';
import { openPhone, type Phone } from '#night-device.ts';
import {
  countOnDevice,
  enter,
  middle,
  says,
  speak,
  tap,
  untilKept,
  untilOnServer,
} from '#night-steps.ts';
import { dreamPage, settle, someone } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();
const phones: Phone[] = [];
afterEach(async () => {
  await Promise.all(phones.splice(0).map((phone) => phone.close()));
});

async function pickUp(options: Partial<Parameters<typeof openPhone>[0]> = {}) {
  const phone = await openPhone({ origin: stage.server.origin, ...options });
  phones.push(phone);
  return phone;
}

journey('a dream is said in the dark, and the journal greets with it', async () => {
  const phone = await pickUp();
  const person = someone();
  const { api } = await settle(stage.server, person);
  await enter(phone, person);
  await speak(phone);
  const kept = await untilKept(phone, 5);
  await tap(phone);
  await says(phone, 'C’est gardé');
  const [recording] = await untilOnServer(api);
  expect(recording?.seconds).toBeGreaterThan(kept - 1);

  await phone.page.goto(`${stage.server.origin}/journal`);
  await phone.page.getByRole('heading', { name: said('Ce que la nuit a laissé') }).waitFor();
  const link = phone.page.getByRole('link', { name: said('L’écrire') }).first();
  expect(await link.getAttribute('href')).toBe(`/dreams/new?audioId=${recording?.id}`);
});

journey('a browser that is killed loses five seconds at most, without a network', async () => {
  const phone = await pickUp();
  const person = someone();
  const { api } = await settle(stage.server, person);
  await enter(phone, person);
  // From a cold start, with no network at all.
  await phone.rest();
  await phone.context.setOffline(true);
  await speak(phone);
  // A browser that is told before its page is there does not tell the page.
  await phone.context.setOffline(false);
  await phone.context.setOffline(true);
  await says(phone, 'Hors ligne');
  await untilKept(phone, 10);
  const [minutes = 0, seconds = 0] = (await phone.page.locator('.dark-clock').innerText())
    .split(':')
    .map(Number);
  await phone.kill();
  expect((await api.recordings.list({})).recordings).toEqual([]);

  await phone.wake();
  await phone.page.goto(`${stage.server.origin}/journal`);
  const [recording] = await untilOnServer(api);
  expect(recording?.seconds).toBeGreaterThan(minutes * 60 + seconds - 5);
  await expect.poll(() => phone.page.evaluate(countOnDevice)).toBe(0);
});

journey('who signs in after another finds nothing, and the other finds it again', async () => {
  const phone = await pickUp();
  const [first, second] = [someone('ada'), someone('grace')];
  const { api } = await settle(stage.server, first);
  const { api: others } = await settle(stage.server, second);
  await enter(phone, first);
  await phone.rest();
  await speak(phone);
  await untilKept(phone, 2);
  await phone.context.setOffline(true);
  await tap(phone);
  await says(phone, 'Il partira quand le réseau reviendra');
  await phone.kill();

  // The session of the first has ended; another signs in on the same device.
  await phone.wake();
  await phone.context.clearCookies({ name: 'session' });
  await enter(phone, second);
  await phone.page.goto(`${stage.server.origin}/journal`);
  await phone.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await phone.page.getByText(said('Ce que la nuit a laissé')).count()).toBe(0);
  await phone.page.goto(`${stage.server.origin}/offline`);
  await says(phone, 'Rien n’attend sur cet appareil');
  expect(await phone.page.evaluate(countOnDevice)).toBe(1);
  expect((await others.recordings.list({})).recordings).toEqual([]);
  expect((await api.recordings.list({})).recordings).toEqual([]);

  await phone.context.clearCookies({ name: 'session' });
  await enter(phone, first);
  await untilOnServer(api);
  expect((await others.recordings.list({})).recordings).toEqual([]);
});

journey('a refused microphone leaves words, which wait to be written out', async () => {
  const phone = await pickUp({ hasMicrophone: false });
  const person = someone();
  const { api } = await settle(stage.server, person);
  await enter(phone, person);
  const { page } = phone;
  await page.goto(`${stage.server.origin}/night`);
  await page.getByRole('button', { name: said('Parler'), disabled: false }).waitFor();
  await tap(phone);
  await says(phone, 'gardé par Reverie pour vous seul');
  await tap(phone);
  await says(phone, 'Le micro est refusé');
  expect(await faultsOf(page)).toEqual([]);
  // By a swipe, without a word.
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x - 120, middle.y, { steps: 4 });
  await page.mouse.up();
  await page.getByRole('button', { name: said('eau'), exact: true }).click();
  await page.getByRole('button', { name: said('chute'), exact: true }).click();
  await page.getByLabel(said('Vos mots')).press('End');
  await page.getByLabel(said('Vos mots')).pressSequentially(', un phare');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: said('Garder ces mots') }).click();
  await page.getByRole('button', { name: said('Parler') }).waitFor();

  await page.goto(`${stage.server.origin}/journal`);
  await says(phone, 'eau, chute, un phare');
  await page.getByRole('link', { name: said('L’écrire') }).click();
  const words = page.getByLabel(said('Votre rêve'), { exact: true });
  await expect.poll(() => words.inputValue()).toBe('eau, chute, un phare');
  await page.getByRole('button', { name: said('Garder le rêve', 'part') }).click();
  await page.waitForURL(dreamPage);
  const { dreams } = await api.dreams.list();
  expect(dreams[0]).toMatchObject({ content: 'eau, chute, un phare', visibility: 'private' });
  expect(await page.evaluate(countOnDevice)).toBe(0);
});

journey('the night is one button for a thumb, a keyboard and a screen reader', async () => {
  const phone = await pickUp({ language: 'en' });
  const person = someone();
  const { api } = await settle(stage.server, person, 'en');
  await enter(phone, person);
  const { page } = phone;
  await page.goto(`${stage.server.origin}/night`);
  const button = page.getByRole('button', { name: 'Speak', disabled: false });
  await button.waitFor();
  expect(await faultsOf(page)).toEqual([]);
  // Nothing brighter than the ember, and nothing of the frame.
  expect(await page.locator('header, footer, #dreamer, .sky').count()).toBe(0);
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
  ).toBe('rgb(0, 0, 0)');
  await button.press('Enter');
  await says(phone, 'kept by Reverie for you alone');
  await page.getByRole('button', { name: 'Speak' }).press('Enter');
  await says(phone, 'I am listening');
  expect(await faultsOf(page)).toEqual([]);
  await untilKept(phone, 2);
  await page.getByRole('button', { name: 'End the recording' }).press('Enter');
  await says(phone, 'It is kept');
  expect(await faultsOf(page)).toEqual([]);
  // A touch that is held whispers a keyword, and letting go ends it.
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await says(phone, 'One word, softly');
  await untilKept(phone, 2);
  await page.mouse.up();
  await says(phone, 'It is kept');
  await untilOnServer(api, 2);
});

journey('what another application shares opens the form of a private dream', async () => {
  const phone = await pickUp();
  const person = someone();
  await settle(stage.server, person);
  await enter(phone, person);
  const { page } = phone;
  await page.goto(`${stage.server.origin}/about`);
  await page.evaluate(() => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: '/share', enctype: 'multipart/form-data' });
    const field = document.createElement('input');
    Object.assign(field, { name: 'text', value: 'Un rêve venu d’ailleurs.' });
    form.append(field);
    document.body.append(form);
    form.submit();
  });
  await page.waitForURL('**/dreams/new?waiting=*');
  const words = page.getByLabel(said('Votre rêve'), { exact: true });
  await expect.poll(() => words.inputValue()).toBe('Un rêve venu d’ailleurs.');
  await page.getByRole('button', { name: said('Garder le rêve', 'part') }).click();
  await page.waitForURL(dreamPage);
  await page.goto(`${stage.server.origin}/offline`);
  await says(phone, 'Rien n’attend sur cet appareil');
});
