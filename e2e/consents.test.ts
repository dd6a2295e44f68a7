import { once } from 'node:events';
import { createServer } from 'node:http';
import { json, text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf } from '#axe.ts';
import { enter, settle, signIn, someone } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

/** Texts that reached the model. */
const sent: string[] = [];

const somebody = {
  ...{ gender: 'unknown', age: 'adult', number: 1, isCounted: false, changes: [] },
  ...{ madeOf: null, wears: null, head: null, has: [], on: [], instead: [] },
};

/** What the model would have printed: who dreams, looking at a flower in a boat. */
const sketch = {
  ...{ place: 'lake', placeChanges: [], filled: null, ground: null, time: null, weather: null },
  figures: [
    { ...somebody, id: 'f1', what: 'boat', quotes: ['la barque'] },
    { ...somebody, id: 'f2', what: 'flower', changes: ['giant'], quotes: ['une fleur'] },
  ],
  deeds: [
    {
      ...{ who: 'f2', act: 'emerge', verb: null, whom: null, relation: 'from', to: 'f1', at: null },
      quotes: ['s’ouvre sur une fleur'],
    },
  ],
};

/** A model elsewhere, as chat completions have it: it finds joy wherever a boat opens. */
const stage = openStage(async () => {
  const model = createServer(async (request, response) => {
    const { messages } = (await json(request)) as { messages: { content: string }[] };
    const { dream } = JSON.parse(messages.at(-1)?.content ?? '{}') as { dream: string };
    sent.push(dream);
    const joy = { class: 'happiness', experiencer: 'dreamer', intensity: 2, p: 0.7 };
    const isForPrint = messages[0]?.content.includes('printmaker');
    const coded = { emotions: [{ ...joy, quotes: ['la barque s’ouvre'] }] };
    const content = JSON.stringify(isForPrint ? sketch : coded);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ choices: [{ message: { content }, finish_reason: 'stop' }] }));
  });
  model.listen(0, '127.0.0.1');
  await once(model, 'listening');
  model.unref();
  const address = model.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    REVERIE_ANALYSIS_URL: `http://127.0.0.1:${port}/v1`,
    REVERIE_ANALYSIS_MODEL: 'modele-d-essai',
    REVERIE_ANALYSIS_PROVIDER: 'Atelier des modèles',
  };
});

const dream = 'Une baleine passe sous la maison. Puis la barque s’ouvre sur une fleur.';

async function seeDream(page: Page, id: string): Promise<void> {
  await page.goto(`/dreams/${id}`);
  await page.getByText(said('Méthode et incertitude')).waitFor({ timeout: 45_000 });
}

journey('a dreamer is asked before a text leaves, and is told which model read it', async () => {
  const dreamer = await stage.visit();
  const person = someone('ambre');
  const { api } = await settle(stage.server, person);
  await enter(dreamer, person);

  const before = await api.dreams.create({ content: dream });
  await seeDream(dreamer, before.id);
  expect(await dreamer.getByText('modele-d-essai').count()).toBe(0);
  expect(sent).toEqual([]);

  await dreamer.goto('/settings/privacy');
  await dreamer.getByText(said('Atelier des modèles (127.0.0.1', 'part')).waitFor();
  await dreamer.getByRole('button', { name: said("J'accepte : Modèles extérieurs") }).click();
  await dreamer.getByText(said('Vous avez accepté.')).waitFor();
  expect(await faultsOf(dreamer)).toEqual([]);

  const after = await api.dreams.create({ content: dream });
  await seeDream(dreamer, after.id);
  await dreamer.getByText(said('Trouvé par modele-d-essai seul')).first().waitFor();
  // To be read, and to be sketched for its print.
  expect(sent).toEqual([dream, dream]);
  expect(await faultsOf(dreamer)).toEqual([]);
  await dreamer
    .getByRole('img', { name: said('fleur gigantesque', 'part') })
    .first()
    .waitFor();
  await dreamer.getByRole('link', { name: said('Repeindre') }).click();
  await dreamer.getByText(said('Moment choisi par modele-d-essai')).waitFor();
  expect(await faultsOf(dreamer)).toEqual([]);

  await dreamer.goto('/settings/privacy');
  await dreamer
    .getByRole('button', { name: said('Retirer mon accord : Modèles extérieurs') })
    .click();
  await dreamer.getByText(said('retiré le', 'part')).waitFor();
  const last = await api.dreams.create({ content: dream });
  await seeDream(dreamer, last.id);
  expect(sent).toEqual([dream, dream]);
});

journey('agreeing and withdrawing need no scripts', async () => {
  const dreamer = await stage.visit({ scripts: false });
  const person = someone('noor');
  await settle(stage.server, person);
  await signIn(dreamer, person);
  await dreamer.goto('/settings/privacy');
  await dreamer.getByRole('button', { name: said("J'accepte : Modèles extérieurs") }).click();
  await dreamer.getByText(said('Vous avez accepté.')).waitFor();
  await dreamer
    .getByRole('button', { name: said('Retirer mon accord : Modèles extérieurs') })
    .click();
  await dreamer.getByText(said('retiré le', 'part')).waitFor();
});

journey(
  'what one agreed to has its receipt, and the letter is asked for and left here',
  async () => {
    const page = await stage.visit();
    const person = someone('iris');
    await settle(stage.server, person);
    await signIn(page, person);
    await page.goto('/settings/privacy');
    const coming = page.waitForEvent('download');
    await page
      .getByRole('link', { name: said('Reçu à garder : Contenus sensibles', 'part') })
      .click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^reverie-.*\.html$/);
    const receipt = await text(await file.createReadStream());
    expect(receipt).toContain('Un rêve peut dire beaucoup de ma santé');
    expect(receipt).toContain(person.username);

    await page.getByRole('button', { name: said("J'accepte : La lettre") }).click();
    await page.getByText(said('Un message vous attend', 'part')).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: said('Retirer mon accord : La lettre') }).click();
    await page.getByText(said('Vous ne recevez pas la lettre.')).waitFor();
  },
);

journey('words lead to a finding below, and what one thinks of it is kept', async () => {
  const dreamer = await stage.visit({ width: 390 });
  const person = someone('lise');
  const { api } = await settle(stage.server, person);
  await enter(dreamer, person);
  const { id } = await api.dreams.create({ content: dream });
  await seeDream(dreamer, id);
  const words = dreamer.locator('.lit').last();
  const address = (await words.getAttribute('href')) ?? '';
  const finding = dreamer.locator(address);
  const isSeen = async () => {
    const box = await finding.boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= 900;
  };
  await words.scrollIntoViewIfNeeded();
  expect(await isSeen()).toBe(false);
  await words.click();
  await expect.poll(isSeen).toBe(true);
  expect(await finding.getAttribute('data-active')).not.toBeNull();
  // The line from the words to their finding, for a thumb as for a pointer.
  await dreamer.locator('.leader-line').waitFor();
  const answer = () => finding.getByRole('button', { name: said('Cela résonne') });
  await answer().click();
  await expect
    .poll(async () => {
      const analysis = await api.analysis.get({ id });
      return 'feedback' in analysis ? analysis.feedback : null;
    })
    .toMatchObject([{ answer: 'resonates' }]);
  await dreamer.reload();
  await words.click();
  await expect.poll(() => answer().getAttribute('aria-pressed')).toBe('true');
});
