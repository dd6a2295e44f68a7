import { generateSync } from 'otplib';
import { expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { settle, signIn, someone } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();

for (const scripts of [true, false]) {
  const how = scripts ? 'with scripts' : 'without any script';
  journey(`a second factor is set up, asked for, and taken away, ${how}`, async () => {
    const person = someone('double');
    await settle(stage.server, person);
    const page = await stage.visit({ scripts });
    await signIn(page, person);
    await page.goto('/settings/security');
    await page.getByRole('button', { name: said('Installer une application de codes') }).click();
    const secret = (await page.locator('code').textContent()) ?? '';
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    if (scripts) expect(await faultsOf(page)).toEqual([]);
    await page.getByLabel(said('Code que montre l’application')).fill('000000');
    await page.getByRole('button', { name: said('Activer') }).click();
    await page.getByRole('alert').getByText(said('Ce code n’est pas le bon', 'part')).waitFor();
    expect(await page.locator('code').textContent()).toBe(secret);
    await page.getByLabel(said('Code que montre l’application')).fill(generateSync({ secret }));
    await page.getByRole('button', { name: said('Activer') }).click();
    await page.getByText(said('Vos codes de secours')).waitFor();
    const codes = await page.locator('ol li').allTextContents();
    expect(codes).toHaveLength(10);
    if (scripts) expect(await faultsOf(page)).toEqual([]);
    await page.goto('/settings/security');
    await page.getByText(said('Codes de secours qui restent : 10.')).waitFor();
    expect(await page.getByText(codes[0] ?? '').count()).toBe(0);

    await page.context().clearCookies({ name: 'session' });
    await page.goto('/login?from=%2Fsettings%2Fsecurity');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Mot de passe').fill(person.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.getByRole('heading', { level: 1, name: said('Encore un pas') }).waitFor();
    await page.getByLabel(said('Code')).fill('nothing');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.getByRole('alert').getByText(said('Ce code n’est pas le bon', 'part')).waitFor();
    await page.getByLabel(said('Code')).fill(codes[3] ?? '');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.waitForURL('**/settings/security');
    await page.getByText(said('Codes de secours qui restent : 9.')).waitFor();
    await page.getByRole('button', { name: said('Ne plus demander de code') }).click();
    await page.getByText(said('Aucun code n’est plus demandé.')).waitFor();
  });
}

journey('the pages of the second step are sound in both languages and modes', async () => {
  const person = someone('sain');
  await settle(stage.server, person);
  for (const [language, scheme, width] of [
    ['fr', 'light', 390],
    ['en', 'dark', 1440],
  ] as const) {
    const page = await stage.visit({ language, scheme, width });
    for (const path of ['/login/second-factor?challenge=x', '/login/second-factor']) {
      await page.goto(path);
      expect(await faultsOf(page), `${path} ${language}`).toEqual([]);
      expect(await overflowOf(page), `${path} ${width}`).toBe(0);
    }
    await page.goto('/login');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel(/^(Mot de passe|Password)$/).fill(person.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    await page.goto('/proof?from=%2Fsettings%2Fsecurity');
    expect(await faultsOf(page), `/proof ${language}`).toEqual([]);
    await page.getByLabel(/^(Mot de passe|Password)$/).fill(person.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/settings/security');
  }
});
