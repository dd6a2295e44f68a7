import { expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();

/** The link of the last letter to an address. */
async function linkTo(email: string): Promise<string> {
  const find = async () => {
    const letters = await stage.server.letters();
    const last = letters.filter((letter) => letter.includes(`To: ${email}`)).at(-1);
    return /https?:\S+token=[\w-]+/.exec(last ?? '')?.[0] ?? '';
  };
  await expect.poll(find, { timeout: 10_000 }).not.toBe('');
  return find();
}

for (const scripts of [true, false]) {
  const how = scripts ? 'with scripts' : 'without any script';
  journey(`somebody subscribes, confirms, changes the rhythm and leaves, ${how}`, async () => {
    const page = await stage.visit({ scripts });
    const email = `ada-${scripts ? 'with' : 'without'}@example.org`;
    await page.goto('/newsletter');
    await page.getByLabel(said('Votre email')).fill('ada');
    await page.getByRole('button', { name: said("S'abonner") }).click();
    await page.getByText(said('Indiquez une adresse email valide.')).waitFor();
    expect(await page.getByLabel(said('Votre email')).inputValue()).toBe('ada');

    await page.getByLabel(said('Votre email')).fill(email);
    await page.getByText(said('Le 1er du mois')).click();
    await page.getByRole('button', { name: said("S'abonner") }).click();
    await page.getByText(said('Regardez dans votre boîte')).waitFor();

    const link = await linkTo(email);
    await page.goto(link);
    await page.getByRole('button', { name: said('Confirmer mon abonnement') }).click();
    await page.getByText(said("C'est fait : vous êtes abonné.")).waitFor();
    expect(await page.getByRole('radio', { name: said('Le 1er du mois') }).isChecked()).toBe(true);
    await page.getByText(said('Annonces seulement')).click();
    await page.getByRole('button', { name: said('Garder ce rythme') }).click();
    await page.getByText(said('Le rythme est changé.')).waitFor();
    const changed = page.getByRole('radio', { name: said('Annonces seulement') });
    expect(await changed.isChecked()).toBe(true);

    await page.getByRole('button', { name: said('Me désabonner') }).click();
    await page.getByRole('heading', { level: 1, name: said('Vous êtes désabonné') }).waitFor();
    await page.goto(link);
    await page.getByRole('button', { name: said('Confirmer mon abonnement') }).click();
    await page.getByRole('heading', { level: 1, name: said('Ce lien ne sert plus') }).waitFor();
  });
}

journey('programs that open every link of a letter neither confirm nor unsubscribe', async () => {
  const page = await stage.visit({ language: 'en', scripts: false });
  const email = 'scanned@example.org';
  await page.goto('/newsletter');
  await page.getByLabel(said('Your email')).fill(email);
  await page.getByRole('button', { name: said('Subscribe') }).click();
  await page.getByText(said('Check your mailbox')).waitFor();
  const link = await linkTo(email);
  for (let turn = 0; turn < 2; turn += 1) await page.request.get(link);
  await page.goto(link);
  await page.getByRole('button', { name: said('Confirm my subscription') }).click();
  await page.getByText(said('Done: you are subscribed.')).waitFor();
  const token = new URL(page.url()).searchParams.get('token') ?? '';
  const leave = await page.request.get(`/api/newsletter/leave/${token}`);
  expect(leave.url()).toContain('/newsletter/leave?token=');
  await page.goto(leave.url());
  await page.getByText('s…@example.org').waitFor();
  await page.getByRole('button', { name: said('Unsubscribe') }).click();
  await page.getByRole('heading', { level: 1, name: said('You are unsubscribed') }).waitFor();
});

journey(
  'the pages of the letter are sound in both languages, both modes and on a phone',
  async () => {
    for (const [language, scheme, width] of [
      ['fr', 'dark', 320],
      ['en', 'light', 1440],
    ] as const) {
      const page = await stage.visit({ language, scheme, width });
      for (const path of ['/newsletter', '/newsletter/confirm?token=x', '/newsletter/leave?left']) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect(await faultsOf(page), `${path} ${language}`).toEqual([]);
        expect(await overflowOf(page), `${path} ${width}`).toBe(0);
      }
    }
  },
);
