import { expect } from 'vitest';
import { arrive, expectSound } from '#arrive.ts';
import { dreamPage, untilAwake } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();

const words = {
  fr: {
    tags: 'Étiquettes',
    known: 'brouillon',
    merge: 'Réunir « brouillonne »',
    mean: 'Veut dire',
    newTag: 'Nouvelle étiquette',
    inFrench: 'En français',
    inEnglish: 'En anglais',
    save: 'Enregistrer',
    done: 'C’est fait.',
    tagged: 'Étiquette : brouillon',
    also: /draft/,
    filters: 'Filtres',
    avoided: 'Étiquettes à laisser de côté',
    apply: 'Laisser de côté',
    violence: 'Violence',
    without: 'Sans : draft',
    content: 'Un cercueil flotte sur la mer.',
    death: 'Mort',
    suggests: '« cercueil »',
    publish: 'Publier le rêve',
    firstLine: /Seulement la première ligne/,
    saved: 'Profil enregistré.',
  },
  en: {
    tags: 'Tags',
    known: 'draft',
    merge: 'Merge “brouillonne”',
    mean: 'Means',
    newTag: 'New tag',
    inFrench: 'In French',
    inEnglish: 'In English',
    save: 'Save',
    done: 'Done.',
    tagged: 'Tag: draft',
    also: /brouillon/,
    filters: 'Filters',
    avoided: 'Tags to leave out',
    apply: 'Leave out',
    violence: 'Violence',
    without: 'Without: draft',
    content: 'A coffin floats on the sea.',
    death: 'Death',
    suggests: '“coffin”',
    publish: 'Publish the dream',
    firstLine: /The first line only/,
    saved: 'Profile saved.',
  },
};

for (const [language, width] of [
  ['fr', 390],
  ['en', 1440],
] as const) {
  journey(`tags mean the same, and lists leave some out, in ${language} at ${width}`, async () => {
    const t = words[language];
    const her = await arrive(stage, { language, width }, 'reveuse');
    const guard = await arrive(stage, { language, width }, 'garde');
    await stage.server.operate('run', 'moderator', guard.person.email);
    const tell = async (content: string, tag: string) =>
      (await her.api.dreams.create({ content, tags: [tag], visibility: 'public' })).id;
    const first = await tell('Une page sans fin.', `brouillonne`);
    const second = await tell('A page without end.', 'draft');

    // Who moderates makes a tag of it, once: the other language finds it made already.
    await guard.page.goto('/moderation/tags');
    await expectSound(guard.page);
    if (language === 'fr') {
      await guard.page.getByText(said(t.newTag), { exact: true }).click();
      const form = guard.page.locator('form:has(input[name=fr]):visible').first();
      await form.getByLabel(said(t.inFrench)).fill('brouillon');
      await form.getByLabel(said(t.inEnglish)).fill('draft');
      await form.getByRole('button', { name: said(t.save) }).click();
      await guard.page.getByText(said(t.done)).waitFor();
      await guard.page.getByRole('listitem').filter({ hasText: 'brouillonne' }).first().click();
      await guard.page.locator('select[name=id]:visible').selectOption({ label: t.known });
      await guard.page.getByRole('button', { name: said(t.merge) }).click();
      await guard.page.getByText(said(t.done)).waitFor();
    }
    await expectSound(guard.page);

    // A reader finds both by either, under the name of their language.
    const { page } = her;
    await page.goto('/dreams?tag=brouillonne');
    await expectSound(page);
    await page.getByText(said(t.tagged)).first().waitFor();
    await page.getByText(t.also).first().waitFor();
    for (const id of [first, second]) await page.locator(`a[href^="/dreams/${id}"]`).waitFor();

    // And leaves them out, by the form and by a link; the address says it.
    await page.goto('/dreams');
    await untilAwake(page);
    const fold = page.locator('.library-filters');
    if (!(await fold.evaluate((details) => details.hasAttribute('open')))) {
      await fold.locator('summary').click();
    }
    await page.getByLabel(said(t.avoided)).fill('draft');
    await page.getByRole('button', { name: said(t.apply), exact: true }).click();
    await page.waitForURL(/not=draft/);
    await page.getByText(said(t.without)).waitFor();
    await page
      .locator('.library-panel')
      .getByRole('link', { name: said(t.violence) })
      .click();
    await page.waitForURL(/avoid=violence/);
    await expectSound(page);
    for (const id of [first, second]) {
      expect(await page.locator(`a[href^="/dreams/${id}"]`).count()).toBe(0);
    }

    // While she tells a dream, a known tag is proposed and its words suggest a warning.
    await page.goto('/dreams/new');
    await untilAwake(page);
    await page.locator('#dream-content').fill(t.content);
    await page.getByText(said(t.suggests)).waitFor();
    await page.getByRole('combobox', { name: said(t.tags) }).pressSequentially('brouill');
    await page.getByRole('option').first().waitFor();
    await expectSound(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.locator('.chip').filter({ hasText: t.known }).waitFor();
    await page.getByRole('button', { name: said(t.death), exact: true }).click();
    await page.getByRole('button', { name: said(t.publish), exact: true }).click();
    await page.waitForURL(dreamPage);
    const told = await her.api.dreams.get({ id: new URL(page.url()).pathname.split('/')[2] ?? '' });
    expect(told).toMatchObject({ tags: [t.known], warnings: ['death'] });

    // Who wants first lines only sees no painting in a list.
    await guard.page.goto('/profile');
    await untilAwake(guard.page);
    await guard.page.getByRole('checkbox', { name: t.firstLine }).check();
    const preferences = guard.page.locator('form:has(input[name=firstLines])');
    await preferences.getByRole('button', { name: said(t.save) }).click();
    await preferences.getByText(said(t.saved)).waitFor();
    await guard.page.goto('/dashboard');
    await expectSound(guard.page);
    expect(await guard.page.locator('main .card img').count()).toBe(0);
  });
}

journey('lists leave out, and tags are merged, without any script', async () => {
  const her = await arrive(stage, { width: 768 }, 'reveuse');
  const page = await stage.visit({ language: 'fr', width: 768, scripts: false });
  await page.context().addCookies(await her.page.context().cookies());
  await page.goto('/dashboard');
  await page.getByText('Laisser de côté', { exact: true }).first().click();
  await page.getByLabel('Étiquettes à laisser de côté').fill('sang, loup');
  await page.getByRole('button', { name: 'Laisser de côté', exact: true }).click();
  await page.waitForURL(/not=sang/);
  await page.getByText(said('Sans : loup')).waitFor();
});
