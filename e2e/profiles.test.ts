import { avatarByteLimit } from '@reverie/contract/avatars.rules';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { settle, someone } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';
import { aLongPicture, aMovingWebp, aPicture } from '../apps/server/src/testing/pictures.ts';

const stage = openStage();

const words = {
  fr: {
    yes: 'Oui, avoir une page',
    no: 'Non merci',
    question: 'Voulez-vous une page à votre nom ?',
    field: 'Choisir ou déposer une image',
    chosen: 'Voici comment elle paraîtra. Elle n’est pas encore enregistrée.',
    save: 'Enregistrer l’image',
    saved: 'Image enregistrée.',
    remove: 'Retirer l’image',
    removed: 'Image retirée : vos initiales sont de retour.',
    animated: 'Cette image est animée. Choisissez-en une qui reste immobile.',
    tooLarge: 'Cette image pèse plus de 5 Mo. Enregistrez-la plus petite, puis réessayez.',
    unsupported: 'Ce fichier n’est ni un JPEG, ni un PNG, ni un WebP.',
    displayName: 'Nom affiché',
    keep: 'Enregistrer',
    reserved: 'Ce nom est réservé à celles et ceux qui tiennent le site : choisissez-en un autre',
    wish: 'Avoir une page',
    closed:
      'Vous n’avez pas de page. À cette adresse, on lit la même chose que pour un nom inconnu.',
  },
  en: {
    yes: 'Yes, have a page',
    no: 'No thanks',
    question: 'Would you like a page of your own?',
    field: 'Choose a picture, or drop it here',
    chosen: 'This is how it will look. It is not saved yet.',
    save: 'Save the picture',
    saved: 'Picture saved.',
    remove: 'Remove the picture',
    removed: 'Picture removed: your initials are back.',
    animated: 'This picture moves. Choose one that keeps still.',
    tooLarge: 'This picture is larger than 5 MB. Save it smaller, then try again.',
    unsupported: 'This file is not a JPEG, a PNG or a WebP.',
    displayName: 'Display name',
    keep: 'Save',
    reserved: 'This name is kept for those who run the site: choose another',
    wish: 'Have a page',
    closed: 'You have no page. That address says the same as for a name nobody has.',
  },
};

/** A browser that somebody is signed in with. */
async function enter(page: Page, token: string): Promise<void> {
  const { server } = stage;
  await page
    .context()
    .addCookies([
      { name: 'session', value: token, url: server.origin, httpOnly: true, sameSite: 'Lax' },
    ]);
}

const file = (buffer: Buffer, name = 'moi.png', mimeType = 'image/png') => ({
  ...{ name, mimeType, buffer },
});

const ownSource = (page: Page) => page.locator('#content section img').first().getAttribute('src');

for (const language of ['fr', 'en'] as const) {
  const t = words[language];

  journey(`somebody says yes to a page, and shows themselves on it, in ${language}`, async () => {
    const person = someone();
    const { token, api } = await settle(stage.server, person, language);
    const dream = await api.dreams.create({ content: 'Une loutre compte les étoiles.' });
    await api.dreams.create({ content: 'Un secret sous la glace.', visibility: 'private' });
    const page = await stage.visit({ language });
    await enter(page, token);
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: said(t.question) }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: said(t.yes) }).click();
    await page.getByRole('heading', { name: said(t.question) }).waitFor({ state: 'detached' });

    await page.goto('/settings/account');
    const field = page.getByLabel(said(t.field));
    await field.setInputFiles(file(await aLongPicture()));
    await page.getByText(said(t.chosen)).waitFor();
    expect(await ownSource(page)).toMatch(/^blob:/);
    await page.getByRole('button', { name: said(t.save) }).click();
    await page.getByText(said(t.saved)).waitFor();
    expect(await ownSource(page)).toMatch(/^\/api\/avatars\/[0-9a-f]{32}-256\.webp$/);
    // The header wears it too.
    expect(await page.locator('header img').first().getAttribute('src')).toMatch(
      /-(64|128)\.webp$/,
    );
    await page.getByLabel(said(t.displayName)).fill('Le support');
    await page
      .getByRole('button', { name: said(t.keep) })
      .first()
      .click();
    await page.getByRole('alert').getByText(said(t.reserved)).waitFor();
    await page.getByLabel(said(t.displayName)).fill('Ana Lune');
    await page
      .getByRole('button', { name: said(t.keep) })
      .first()
      .click();
    await page.waitForURL(/saved/);
    // The address is there before the page is.
    await page.locator('.coming').waitFor({ state: 'detached' });
    expect(await faultsOf(page)).toEqual([]);

    const visitor = await stage.visit({ language });
    await visitor.goto(`/dreams/${dream.id}`);
    await visitor.getByRole('link', { name: said(`Ana Lune @${person.username}`) }).click();
    await visitor.getByRole('heading', { level: 1, name: 'Ana Lune' }).waitFor();
    await visitor.getByText('Une loutre compte les étoiles.').first().waitFor();
    expect(await visitor.getByText('Un secret').count()).toBe(0);
    expect(await visitor.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(await faultsOf(visitor)).toEqual([]);
    await visitor.setViewportSize({ width: 390, height: 800 });
    expect(await overflowOf(visitor)).toBe(0);

    await page.getByRole('switch', { name: said(t.wish) }).uncheck();
    await page
      .locator('#page')
      .getByRole('button', { name: said(t.keep) })
      .click();
    await page.getByText(said(t.closed)).waitFor();
    expect((await visitor.goto(`/u/${person.username}`))?.status()).toBe(404);
    const gone = await visitor.locator('main').textContent();
    await visitor.goto('/u/personne.du.tout');
    expect(await visitor.locator('main').textContent()).toBe(gone);
    await visitor.goto(`/dreams/${dream.id}`);
    await visitor.getByText('Ana Lune', { exact: true }).waitFor();
    expect(await visitor.locator(`a[href="/u/${person.username}"]`).count()).toBe(0);
  });
}

journey(
  'readers of feeds are told what a visitor meets, and nothing once the page is gone',
  async () => {
    const person = someone();
    const { token, api } = await settle(stage.server, person);
    const { dreams } = api;
    const open = await dreams.create({
      content: 'Une loutre compte Ysoline & les étoiles.',
      blurred: [{ kind: 'name', words: 'Ysoline' }],
    });
    const warned = await dreams.create({ content: 'Un duel.', warnings: ['violence'] });
    const hidden = await dreams.create({ content: 'Un secret.', visibility: 'private' });
    const feed = `${stage.server.origin}/u/${person.username}/feed.xml`;
    expect((await fetch(feed)).status).toBe(404);
    await api.accounts.updateProfile({ preferences: { isPublic: true } });
    // Its dreamer is told no more than a visitor is.
    for (const headers of [{}, { cookie: `session=${token}` }]) {
      const answer = await fetch(feed, { headers });
      expect(answer.headers.get('content-type')).toContain('application/atom+xml');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      const said = await answer.text();
      expect(said).toContain('Une loutre compte [nom] &amp; les étoiles.');
      expect(said).toContain(`/dreams/${open.id}`);
      expect(said).not.toMatch(new RegExp(`ysoline|duel|secret|${warned.id}|${hidden.id}`, 'i'));
    }
    const page = await stage.visit();
    await page.goto(`/u/${person.username}`);
    await page.getByRole('link', { name: said('en flux Atom', 'part') }).waitFor();
    const discovery = page.locator('link[type="application/atom+xml"]');
    expect(await discovery.getAttribute('href')).toBe(`/u/${person.username}/feed.xml`);
    expect(await faultsOf(page)).toEqual([]);
    await api.accounts.updateProfile({ preferences: { isPublic: false } });
    expect((await fetch(feed)).status).toBe(404);
  },
);

journey('no is an answer too, and the keyboard alone gives it', async () => {
  const person = someone();
  const { token } = await settle(stage.server, person);
  const page = await stage.visit();
  await enter(page, token);
  await page.goto('/dashboard');
  const no = page.getByRole('button', { name: said(words.fr.no) });
  await no.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await no.evaluate((button) => button === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: said(words.fr.question) }).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await no.count()).toBe(0);
  expect((await page.goto(`/u/${person.username}`))?.status()).toBe(404);
});

journey('without scripts a picture is set, refused with its reason, and taken away', async () => {
  const t = words.fr;
  const person = someone();
  const { token } = await settle(stage.server, person);
  const page = await stage.visit({ scripts: false });
  await enter(page, token);
  await page.goto('/settings/account');
  const send = async (chosen: ReturnType<typeof file>) => {
    await page.getByLabel(said(t.field)).setInputFiles(chosen);
    await page.getByRole('button', { name: said(t.save) }).click();
  };
  await send(file(Buffer.from('GIF89a'), 'moi.png'));
  await page.getByText(said(t.unsupported)).waitFor();
  await send(file(await aMovingWebp(), 'moi.webp', 'image/webp'));
  await page.getByText(said(t.animated)).waitFor();
  await send(file(Buffer.alloc(avatarByteLimit + 1)));
  await page.getByText(said(t.tooLarge)).waitFor();
  const form = { picture: file(Buffer.alloc(2_000_000)) };
  const headers = { origin: stage.server.origin };
  const elsewhere = await page.request.post('/settings/privacy', { headers, multipart: form });
  expect(elsewhere.status()).toBe(413);
  await send(file(await aPicture('jpeg'), 'moi.jpg', 'image/jpeg'));
  await page.getByText(said(t.saved)).waitFor();
  expect(await ownSource(page)).toMatch(/\.webp$/);
  await page.getByRole('button', { name: said(t.remove) }).click();
  await page.getByText(said(t.removed)).waitFor();
  expect(await ownSource(page)).toMatch(/\.svg/);
});
