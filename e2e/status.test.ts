import { expect } from 'vitest';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();

for (const language of ['fr', 'en'] as const) {
  journey(`the status page says what is measured and what is not, in ${language}`, async () => {
    const page = await stage.visit({ language, scheme: language === 'fr' ? 'dark' : 'light' });
    await page.goto('/status');
    await page
      .getByRole('heading', { name: said(language === 'fr' ? 'Disponibilité' : 'Uptime') })
      .waitFor();
  });
}

journey('the status is read without scripts, from the page of help too', async () => {
  const page = await stage.visit({ scripts: false });
  await page.goto('/support');
  await page.getByRole('link', { name: said('Voir les mesures') }).click();
  await page.getByText(said('Un serveur arrêté ne peut pas', 'part')).waitFor();
  expect(await page.title()).toContain('État du service');
});
