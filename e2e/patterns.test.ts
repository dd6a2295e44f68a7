import type { Client } from '@reverie/sdk';
import { expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { settle, signIn, someone } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();
const day = 86_400_000;
const timeout = 120_000;
/** The same days whenever this runs: what chance gives depends on them. */
const lastMorning = Date.parse('2025-11-02T05:00:00Z');

/**
 * One dream a night, up to a Sunday, each told by the night's place and its day. They are brought as
 * a file: told one by one, each would be painted, which nobody here looks at.
 */
async function keepNights(
  api: Client,
  count: number,
  tell: (at: number, weekday: number) => string,
): Promise<void> {
  const lines = Array.from({ length: count }, (_, at) => {
    const morning = new Date(lastMorning - (count - 1 - at) * day);
    // Of two that say the same one would be left out.
    const words = `${tell(at, morning.getUTCDay())} (${at + 1})`;
    return `${morning.toISOString()},Nuit ${at + 1},${words}`;
  });
  const file = new File([`date,title,text\n${lines.join('\n')}\n`], 'nuits.csv');
  const { id } = await api.imports.request({ file });
  const status = async () => (await api.imports.get({ id })).status;
  await expect.poll(status, { timeout, interval: 250 }).toBe('ready');
  await api.imports.apply({ id });
  await expect.poll(status, { timeout, interval: 250 }).toBe('done');
  const unread = async () => (await api.patterns.get()).unread;
  await expect.poll(unread, { timeout, interval: 3_000 }).toBe(0);
}

/** Numbers from 0 to 1 that are the same each time (mulberry32). */
function seeded(state: number): () => number {
  let at = state;
  return () => {
    at = (at + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(at ^ (at >>> 15), at | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const ordinary = ['Un chien dort sur le pont.', 'Une clé tourne dans la porte.', 'Il neige.'];

journey(
  'three weeks with a theme of Mondays show it counted, and no rhythm is claimed of so few',
  async () => {
    const person = someone();
    const { api } = await settle(stage.server, person);
    await keepNights(api, 21, (at, weekday) =>
      weekday === 1 ? 'La mer monte. J’ai peur de la mer.' : (ordinary[at % 3] ?? ''),
    );
    const page = await stage.visit();
    await signIn(page, person);
    await page.goto('/journal');
    await page
      .getByRole('link', { name: said('Motifs'), exact: true })
      .first()
      .click();
    await page.getByText(said('21 rêves sur 21 nuits', 'part')).waitFor();

    const days = page.getByRole('row', { name: /^Mer\b/ });
    await days.waitFor();
    const cells = await days.getByRole('cell').allTextContents();
    const counts = cells.slice(0, 7).map((cell) => cell.replace(/\s+/g, ' '));
    expect(counts).toEqual(['3 sur 3', ...Array(6).fill('0 sur 3')]);
    await page.getByText(said('Pas encore de motif fiable.')).waitFor();
    await page
      .getByText(said('21 nuits : on compte, on ne cherche pas de rythme.', 'part'))
      .waitFor();
    // The day it keeps to is said as a count, and drawn.
    await page.getByText(said('Mer : 3 sur 3 le lundi, 0 sur 18 les autres jours.')).waitFor();
    await page.getByRole('img', { name: said('Mer, matin par matin', 'part') }).waitFor();
    expect(await faultsOf(page)).toEqual([]);

    // Looked at closely, it says how often, how sure, in which words, and opens its dreams.
    await days.getByRole('link').click();
    await page.getByRole('heading', { name: said('Mer revient') }).waitFor();
    await page.getByText(said('3 sur 21')).first().waitFor();
    await page.getByText(said('Sous 25 rêves, on compte, on ne compare pas.')).waitFor();
    await page.locator('.pattern-chosen summary').click();
    expect(await page.locator('.pattern-chosen .pattern-dream').count()).toBe(3);
    await page.getByRole('link', { name: said('Relire ces 3 rêves') }).click();
    await page.waitForURL('**/journal?symbol=sea');
  },
);

journey(
  'ten weeks show a theme of Mondays found, and ten without one are told that there is none',
  async () => {
    const page = await stage.visit({ width: 390 });
    const person = someone();
    const { api } = await settle(stage.server, person);
    await keepNights(api, 70, (at, weekday) =>
      weekday === 1 || at === 40 ? 'La mer monte.' : (ordinary[(at * 7) % 3] ?? ''),
    );
    await signIn(page, person);
    await page.goto('/journal/patterns?reference=female');
    await page.getByText(said('Mer : plus souvent le matin du lundi')).waitFor();
    await page.getByText(said('repère', 'part')).first().waitFor();
    // On a phone the map is wider than the page: it begins at what the page speaks of.
    const isSeen = () => {
      const sky = document.querySelector('.pattern-sky-scroll')?.getBoundingClientRect();
      const chosen = document.querySelector('.pattern-sky [data-chosen]')?.getBoundingClientRect();
      return !!sky && !!chosen && chosen.left >= sky.left && chosen.right <= sky.right;
    };
    await expect.poll(() => page.evaluate(isSeen)).toBe(true);
    expect(await faultsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);

    const other = someone();
    const theirs = await settle(stage.server, other);
    const random = seeded(5);
    await keepNights(theirs.api, 70, () => {
      const told = [...ordinary, 'La mer monte.'].filter(() => random() < 0.4);
      return told.join(' ') || 'Je marche.';
    });
    const quiet = await stage.visit({ scripts: false });
    await signIn(quiet, other);
    await quiet.goto('/journal/patterns');
    await quiet.getByText(said('Pas encore de motif fiable.')).waitFor();
    await quiet.getByText(said('aucun rythme ne se détache du hasard.', 'part')).waitFor();
    // Without scripts the form is an address, and says which group was chosen.
    await quiet.getByLabel(said('Groupe de comparaison')).selectOption('male');
    await quiet.getByRole('button', { name: said('Voir'), exact: true }).click();
    await quiet.waitForURL('**reference=male**');
    await quiet.getByText(said('Le repère est ce que ce lecteur lit', 'part')).waitFor();
  },
);

journey('who has told nothing is told so, and led to tell', async () => {
  const page = await stage.visit({ language: 'en', width: 768, scheme: 'light' });
  const person = someone();
  const { token } = await settle(stage.server, person);
  await page.context().addCookies([{ name: 'session', value: token, url: stage.server.origin }]);
  await page.goto('/journal/patterns');
  await page.getByText('Nothing to read together yet.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Tell a dream' }).first().click();
  await page.waitForURL('**/dreams/new');
});
