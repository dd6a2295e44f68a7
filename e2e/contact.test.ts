import { expect } from 'vitest';
import { untilAwake } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();

for (const scripts of [true, false]) {
  const how = scripts ? 'with scripts' : 'without any script';
  journey(`a visitor writes, is told what is missing, and gets a number, ${how}`, async () => {
    const page = await stage.visit({ scripts });
    await page.goto('/contact?type=press');
    await page.getByLabel(said('Nom')).fill('Ada Lovelace');
    await page.getByLabel(said('Email')).fill('ada@example.org');
    await page.getByLabel(said('Objet')).fill('Une peinture');
    await page.getByLabel(said('Message')).fill('Puis-je la publier ?');
    expect(await page.getByLabel(said('Sujet général')).inputValue()).toBe('press');
    await page.getByRole('button', { name: said('Envoyer le message') }).click();
    await page.getByRole('alert').getByText(said('sans votre accord', 'part')).waitFor();
    expect(await page.getByLabel(said('Message')).inputValue()).toBe('Puis-je la publier ?');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: said('Envoyer le message') }).click();
    await page.getByText(/^RV-[0-9A-Z]{4}-[0-9A-Z]{4}$/).waitFor();
  });
}

journey(
  'a message stays on screen where no server answers, and is sent when one does',
  async () => {
    const page = await stage.visit();
    await page.goto('/contact');
    await untilAwake(page);
    await page.getByLabel(said('Nom')).fill('Ada Lovelace');
    await page.getByLabel(said('Email')).fill('ada@example.org');
    await page.getByLabel(said('Objet')).fill('La mer');
    await page.getByLabel(said('Message')).fill('Où est la mer ?');
    await page.getByRole('checkbox').check();
    const send = page.getByRole('button', { name: said('Envoyer le message') });
    await page.context().setOffline(true);
    await send.click();
    await page.getByRole('alert').getByText(said("Le message n'est pas parti", 'part')).waitFor();
    expect(await page.getByLabel(said('Message')).inputValue()).toBe('Où est la mer ?');
    await page.context().setOffline(false);
    // A server that takes the message and never answers is no other case.
    await page.clock.install();
    await page.route('**/contact.data', () => {});
    const isAsked = page.waitForRequest('**/contact.data');
    await send.click();
    await isAsked;
    await page.getByRole('button', { name: said('Envoi…') }).waitFor();
    await page.clock.runFor(10_000);
    await page.getByRole('alert').getByText(said("Le message n'est pas parti", 'part')).waitFor();
    await page.unroute('**/contact.data');
    await send.click();
    await page.getByText(/^RV-[0-9A-Z]{4}-[0-9A-Z]{4}$/).waitFor();
  },
);
