import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf } from '#axe.ts';
import { dreamPage, enter, settle, signIn, someone } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();

async function dreamer(width = 390) {
  const page = await stage.visit({ width });
  const person = someone();
  const { api, token } = await settle(stage.server, person);
  await enter(page, person);
  return { page, person, api, token };
}

/** Two seconds that a browser records as it records a voice: a tone, a silence, a tone. */
async function recordIn(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const context = new AudioContext();
    const tone = context.createOscillator();
    const loudness = context.createGain();
    const place = context.createMediaStreamDestination();
    tone.connect(loudness).connect(place);
    const now = context.currentTime;
    loudness.gain.setValueAtTime(0.6, now);
    loudness.gain.setValueAtTime(0, now + 1);
    loudness.gain.setValueAtTime(0.6, now + 2.4);
    tone.start();
    const recorder = new MediaRecorder(place.stream, { mimeType: 'audio/webm;codecs=opus' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const ended = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start(500);
    await new Promise((resolve) => setTimeout(resolve, 3_500));
    recorder.stop();
    await ended;
    await context.close();
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  return Buffer.from(base64, 'base64');
}

type Api = Awaited<ReturnType<typeof settle>>['api'];

async function upload(api: Api, sound: Buffer, dreamId?: string): Promise<string> {
  const type = 'audio/webm;codecs=opus';
  const { id } = await api.recordings.create({ type, ...(dreamId && { dreamId }) });
  const file = new Blob([new Uint8Array(sound)], { type: 'application/offset+octet-stream' });
  const headers = {
    'upload-offset': '0',
    'upload-length': String(sound.length),
    'upload-checksum': `sha256 ${createHash('sha256').update(sound).digest('base64')}`,
  };
  await api.recordings.append({ id, file }, { headers });
  return id;
}

const words = [
  { text: 'Euh', start: 0, end: 0.2 },
  { text: 'la', start: 0.3, end: 0.4 },
  { text: 'cuisine', start: 0.4, end: 0.9 },
  { text: 'flotte', start: 2.5, end: 3 },
];

journey(
  'a voice is heard, seen and followed on its dream, and deleted while the text stays',
  async () => {
    const { page, api } = await dreamer();
    const sound = await recordIn(page);
    const { id: dreamId } = await api.dreams.create({ content: 'La cuisine flotte.' });
    const id = await upload(api, sound, dreamId);
    await api.recordings.words({ id, source: 'browser', language: 'fr', words });
    await expect
      .poll(async () => (await api.recordings.get({ id })).seconds ?? 0)
      .toBeGreaterThan(2.5);

    await page.goto(`/dreams/${dreamId}`);
    await page.getByRole('heading', { name: said('La voix') }).waitFor();
    // It is drawn by the page that hears it first, and kept.
    await expect
      .poll(async () => (await api.recordings.get({ id })).peaks.length)
      .toBeGreaterThan(20);
    await page.getByRole('link', { name: said('Supprimer ou faire écrire') }).click();
    await page.getByRole('heading', { name: said('Les premiers mots') }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByText('1,3 s').or(page.getByText('1,4 s')).or(page.getByText('1,5 s')).waitFor();

    const at = () =>
      page.locator('audio').evaluate((sound) => (sound as HTMLAudioElement).currentTime);
    await page.getByRole('button', { name: 'flotte' }).click();
    await page.getByRole('button', { name: said('Faire une pause') }).waitFor();
    await expect.poll(at).toBeGreaterThan(2.4);
    await page.locator('[data-word="3"][data-state="now"]').waitFor();
    await page.getByRole('button', { name: 'la', exact: true }).click();
    await expect.poll(at).toBeLessThan(1);
    await page.getByLabel(said('Passer les silences')).check();
    await page.getByLabel(said('Vitesse')).selectOption('2');
    await page.getByRole('button', { name: said('Écouter') }).waitFor();
    const place = page.getByRole('slider', { name: said('Position') });
    await place.focus();
    await page.keyboard.press('Home');
    await expect.poll(at).toBe(0);
    expect(await place.getAttribute('aria-valuetext')).toMatch(/^0:00 sur 0:0[34]$/);

    await page.getByText(said('Supprimer le son'), { exact: false }).first().click();
    await page.getByRole('button', { name: said('Supprimer le son, garder les mots') }).click();
    await page.getByText(said('C’est supprimé. Le texte du rêve est resté.')).waitFor();
    expect(await page.locator('audio').count()).toBe(0);
    expect(await page.getByText('Euh la cuisine flotte').count()).toBe(1);
    expect((await api.dreams.get({ id: dreamId })).content).toBe('La cuisine flotte.');
    await page.goto(`/dreams/${dreamId}/edit`);
    expect(await page.getByLabel(said('Votre rêve')).inputValue()).toBe('La cuisine flotte.');
  },
);

journey('what the night left is written out from a proposal, and is private', async () => {
  const { page, api } = await dreamer(1440);
  const sound = await recordIn(page);
  const id = await upload(api, sound);
  await page.goto(`/dreams/new?audioId=${id}`);
  await page
    .getByText(said('Rien n’est encore écrit de cet enregistrement : écoutez, et écrivez.'))
    .waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await api.recordings.words({ id, source: 'browser', language: 'fr', words });
  await page.reload();
  await page.getByRole('heading', { name: said('Proposé à partir de votre voix') }).waitFor();
  const field = page.getByLabel(said('Votre rêve'));
  expect(await field.inputValue()).toBe('La cuisine. Flotte.');
  expect(await faultsOf(page)).toEqual([]);
  await field.focus();
  await page.keyboard.press('F8');
  await page
    .getByRole('button', { name: said('Faire une pause') })
    .first()
    .waitFor();
  await page.keyboard.press('F8');
  await page
    .getByRole('button', { name: said('Écouter') })
    .first()
    .waitFor();
  await field.fill('La cuisine flotte.');
  await page.getByRole('button', { name: said('Garder le rêve') }).click();
  await page.waitForURL(dreamPage);
  const [dream] = (await api.journal.list({})).dreams;
  expect(dream).toMatchObject({
    ...{ content: 'La cuisine flotte.', visibility: 'private', audioId: id },
    report: 'La cuisine. Flotte.',
  });
  await page.goto(`/dreams/new?audioId=${id}`);
  await page.waitForURL(`**/dreams/${dream?.id}/edit`);
});

journey('without scripts a voice is heard by what browsers have', async () => {
  const { page, person, api } = await dreamer();
  const sound = await recordIn(page);
  const { id: dreamId } = await api.dreams.create({ content: 'La cuisine flotte.' });
  const id = await upload(api, sound, dreamId);
  await api.recordings.words({ id, source: 'browser', language: 'fr', words });
  const plain = await stage.visit({ scripts: false });
  await signIn(plain, person);
  await plain.goto(`/dreams/${dreamId}/layers`);
  expect(await plain.locator('audio[controls]').isVisible()).toBe(true);
  expect(await plain.getByRole('button', { name: 'flotte' }).count()).toBe(0);
  expect(await plain.getByText('Euh la cuisine flotte').count()).toBe(1);
  await plain.getByText(said('Supprimer le son'), { exact: false }).first().click();
  await plain.getByRole('button', { name: said('Supprimer le son et les mots') }).click();
  await plain.getByText(said('C’est supprimé. Le texte du rêve est resté.')).waitFor();
  expect(await api.recordings.list({})).toEqual({ recordings: [] });
});
