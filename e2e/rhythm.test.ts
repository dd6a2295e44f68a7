import { expect } from 'vitest';
import { arrive, expectSound } from '#arrive.ts';
import { dreamPage, untilAwake } from '#people.ts';
import { aServerOfItsOwn, journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage(aServerOfItsOwn);

const words = {
  fr: {
    circle: 'cercle',
    name: 'Nom',
    description: 'En deux phrases',
    found: 'Fonder',
    invite: 'Faire un lien',
    link: 'Lien d’invitation',
    join: 'Rejoindre',
    tell: 'Raconter ici',
    publish: 'Publier le rêve',
    waits: 'Un de vos rêves attend son soir.',
    evening: /^Soir du/,
    questions: 'Questions',
    dreams: 'Rêves',
    write: 'Une question',
    asked: 'De quelle couleur était l’eau ?',
    withdrawn: 'Et le bruit ?',
    add: 'L’ajouter',
    dropped: 'Retirer « Et le bruit ? »',
    empty: 'Aucune question cette semaine.',
    week: 'La question de la semaine',
    answer: 'Répondre par un rêve',
    answered: '1 rêve y répond',
    answering: 'Rêves qui répondent à',
    hers: 'Un phare au fond de la cuisine.',
    his: 'La mer était verte, et le quai aussi.',
    comment: 'Votre commentaire',
    say: 'Publier',
    words: 'Si c’était mon rêve, je l’éteindrais.',
  },
  en: {
    circle: 'circle',
    name: 'Name',
    description: 'In two sentences',
    found: 'Found it',
    invite: 'Make a link',
    link: 'Invitation, until',
    join: 'Join',
    tell: 'Tell a dream here',
    publish: 'Publish the dream',
    waits: 'One of your dreams waits for its evening.',
    evening: /^Evening of/,
    questions: 'Questions',
    dreams: 'Dreams',
    write: 'A question',
    asked: 'What colour was the water?',
    withdrawn: 'And the sound?',
    add: 'Add it',
    dropped: 'Take back “And the sound?”',
    empty: 'No question this week.',
    week: 'The question of the week',
    answer: 'Answer with a dream',
    answered: '1 dream answers it',
    answering: 'Dreams that answer',
    hers: 'A lighthouse at the end of the kitchen.',
    his: 'The sea was green, and so was the quay.',
    comment: 'Your comment',
    say: 'Publish',
    words: 'If it were my dream, I would put it out.',
  },
};

type Someone = Awaited<ReturnType<typeof arrive>>;
type Words = (typeof words)['fr' | 'en'];

/** One founds a house, another comes in by its link, and a third is a passer-by. */
async function gather(language: 'fr' | 'en', width: number) {
  const come = (name: string) => arrive(stage, { language, width }, name);
  const [hers, his, theirs] = await Promise.all([
    come('conteuse'),
    come('lecteur'),
    come('passant'),
  ]);
  return { t: words[language], hers, his, theirs };
}

/** Founds it through its page, and resolves to its address. */
async function found({ page }: Someone, t: Words, kind: 'circle' | 'open'): Promise<string> {
  await page.goto('/communities/new');
  await page.getByRole('textbox', { name: said(t.name), exact: true }).fill('Les Jetées');
  await page.getByRole('textbox', { name: said(t.description) }).fill('De l’eau.');
  await page.locator(`input[name=kind][value=${kind}]`).check();
  await expectSound(page);
  await page.getByRole('button', { name: said(t.found), exact: true }).click();
  await page.waitForURL(/\/communities\/[-\w]+\/members/);
  return new URL(page.url()).pathname.replace('/members', '');
}

/** Tells a dream where the page of the form already is, and resolves to its address. */
async function tell({ page }: Someone, t: Words, content: string): Promise<string> {
  await page.waitForURL(/\/dreams\/new\?community=/);
  await untilAwake(page);
  await page.locator('#dream-content').fill(content);
  await page.getByRole('button', { name: said(t.publish), exact: true }).click();
  await page.waitForURL(dreamPage);
  return new URL(page.url()).pathname;
}

for (const [language, width] of [
  ['fr', 390],
  ['en', 1440],
] as const) {
  journey(`three people around a circle, in ${language} at ${width}`, async () => {
    const { t, hers, his, theirs } = await gather(language, width);
    const house = await found(hers, t, 'circle');
    await hers.page.getByRole('button', { name: said(t.invite) }).click();
    const link = await hers.page.getByLabel(said(t.link, 'part')).inputValue();
    await his.page.goto(link);
    await expectSound(his.page);
    await his.page.getByRole('button', { name: said(t.join), exact: true }).click();
    await his.page.waitForURL(/done=joined/);

    // She tells a dream, which waits: to everybody else there is none.
    await hers.page.goto(house);
    await hers.page.getByRole('link', { name: said(t.tell) }).click();
    const dream = await tell(hers, t, t.hers);
    await expectSound(hers.page);
    expect((await his.page.goto(dream))?.status()).toBe(404);
    await his.page.goto(house);
    await expectSound(his.page);
    expect(await his.page.locator(`a[href^="${dream}"]`).count()).toBe(0);
    await hers.page.goto(house);
    await hers.page.getByText(said(t.waits, 'part')).waitFor();

    // Its evening comes: he reads it and answers, and nobody counts anything.
    await stage.server.rewrite(`
      with read as (
        update circle_turns set evening = current_date where dream_id = '${dream.split('/')[2]}'
        returning dream_id
      ) update dreams set shared_week = date_trunc('week', current_date)::date
        from read where dreams.id = read.dream_id`);
    await his.page.goto(house);
    await his.page.getByRole('heading', { name: t.evening }).waitFor();
    await expectSound(his.page);
    await his.page.locator(`a[href^="${dream}"]`).first().click();
    await his.page.waitForURL(dreamPage);
    await untilAwake(his.page);
    const read = await his.page.locator('main').innerText();
    expect(read).not.toContain(hers.person.username);
    expect(await his.page.locator('.figure-button').count()).toBe(0);
    await his.page.getByRole('textbox', { name: said(t.comment) }).fill(t.words);
    const form = his.page.locator('#comments form.comment-form').last();
    await form.getByRole('button', { name: said(t.say), exact: true }).click();
    await his.page.locator('.comment-said').filter({ hasText: t.words }).waitFor();
    await expectSound(his.page);
    await hers.page.goto(dream);
    await hers.page.locator('.comment-said').filter({ hasText: t.words }).waitFor();
    for (const path of [house, dream]) {
      expect((await theirs.page.goto(path))?.status()).toBe(404);
    }
  });

  journey(`three people around a question, in ${language} at ${width}`, async () => {
    const { t, hers, his, theirs } = await gather(language, width);
    const house = await found(hers, t, 'open');
    await his.page.goto(house);
    await his.page.getByRole('button', { name: said(t.join), exact: true }).click();
    await his.page.waitForURL(/done=joined/);

    // She writes two and takes one back; he sees neither before its Monday.
    await hers.page.goto(`${house}/questions`);
    await hers.page.getByText(said(t.empty, 'part')).waitFor();
    for (const question of [t.asked, t.withdrawn]) {
      await hers.page.getByLabel(said(t.write)).fill(question);
      await hers.page.getByRole('button', { name: said(t.add), exact: true }).click();
      await hers.page.locator('.house-rules').getByText(said(question)).waitFor();
    }
    await expectSound(hers.page);
    await hers.page.getByRole('button', { name: said(t.dropped) }).click();
    await expect.poll(() => hers.page.locator('.house-rules li').count()).toBe(1);
    await his.page.goto(`${house}/questions`);
    await expectSound(his.page);
    expect(await his.page.locator('main').innerText()).not.toMatch(said(t.asked, 'part'));

    await stage.server.rewrite(`
      update community_questions set week = date_trunc('week', current_date)::date
      where words = '${t.asked}'`);
    await his.page.goto(house);
    await his.page.getByText(said(t.week)).waitFor();
    await expectSound(his.page);
    await his.page.getByRole('link', { name: said(t.answer) }).click();
    const dream = await tell(his, t, t.his);
    await his.page.getByText(said(t.asked, 'part')).first().waitFor();
    await expectSound(his.page);

    // She reads who answers it, under the name he bears there.
    await hers.page.goto(`${house}/questions`);
    await expectSound(hers.page);
    await hers.page.getByRole('link', { name: said(t.answered) }).click();
    await hers.page.getByText(said(t.answering, 'part')).waitFor();
    await expectSound(hers.page);
    await hers.page.locator(`a[href^="${dream}"]`).first().waitFor();
    expect(await hers.page.locator('main').innerText()).not.toContain(his.person.username);
    // What is asked there is asked of members.
    expect((await theirs.page.goto(`${house}/questions`))?.status()).toBe(404);
    await theirs.page.goto(house);
    await expectSound(theirs.page);
    expect(await theirs.page.locator('main').innerText()).not.toMatch(said(t.asked, 'part'));
  });
}
