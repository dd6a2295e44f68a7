import { expect } from 'vitest';
import type { Phone } from '#night-device.ts';
import type { Person, settle } from '#people.ts';
import { said } from '#words.ts';

/** Signs in, and waits until the device is theirs and opens the night by itself. */
export async function enter({ page, origin }: Phone, { email, password }: Person) {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^(Mot de passe|Password)$/).fill(password);
  await page.getByRole('button', { name: /^(Se connecter|Sign in)$/ }).click();
  await page.waitForURL('**/dashboard');
  await expect.poll(() => page.evaluate(isReady), { timeout: 30_000 }).toBe(true);
}

/** Whether the service worker is settled with the night, and the device knows whose it is. */
async function isReady() {
  const registration = await navigator.serviceWorker.getRegistration();
  const databases = await indexedDB.databases();
  const isSettled = registration?.active?.state === 'activated';
  if (!isSettled || !(await caches.match('/night'))) return false;
  if (!databases.some(({ name }) => name === 'reverie-device')) return false;
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('reverie-device');
    opening.onsuccess = () => resolve(opening.result);
  });
  const people = await new Promise<number>((resolve) => {
    const asked = database.transaction('people').objectStore('people').count();
    asked.onsuccess = () => resolve(asked.result);
  });
  database.close();
  return people === 1;
}

export const middle = { x: 195, y: 400 };
export const tap = ({ page }: Phone) => page.mouse.click(middle.x, middle.y);
export const says = ({ page }: Phone, words: string) =>
  page.getByText(said(words, 'part')).first().waitFor();

/** Opens the night, and listens: the first touch only says what is kept. */
export async function speak(phone: Phone, isFirst = true) {
  await phone.page.goto(`${phone.origin}/night`);
  await phone.page.getByRole('button', { name: said('Parler'), disabled: false }).waitFor();
  if (isFirst) {
    await tap(phone);
    await says(phone, 'gardé par Reverie pour vous seul');
  }
  await tap(phone);
  await says(phone, 'Je vous écoute');
}

/** Waits until so many seconds are said to be kept on the device, and answers how many. */
export async function untilKept({ page }: Phone, seconds: number): Promise<number> {
  const read = async () => {
    const told = await page.locator('.dark-foot').innerText();
    return Number(/(\d+) s /.exec(told)?.[1] ?? 0);
  };
  await expect.poll(read, { timeout: 40_000 }).toBeGreaterThanOrEqual(seconds);
  return read();
}

type Api = Awaited<ReturnType<typeof settle>>['api'];

export async function untilOnServer(api: Api, count = 1) {
  const read = async () => (await api.recordings.list({})).recordings;
  const whole = async () => (await read()).filter(({ status }) => status === 'kept').length;
  await expect.poll(whole, { timeout: 40_000 }).toBe(count);
  return read();
}

/** Things that are still on the device, whoever they belong to. */
export async function countOnDevice(): Promise<number> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('reverie-device');
    opening.onsuccess = () => resolve(opening.result);
  });
  const count = await new Promise<number>((resolve) => {
    const asked = database.transaction('things').objectStore('things').count();
    asked.onsuccess = () => resolve(asked.result);
  });
  database.close();
  return count;
}
