import { expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { aServerOfItsOwn, journey, openStage } from '#stage.ts';
import { said } from '#words.ts';
import { crowdOf } from '../apps/server/src/testing/dreamers.ts';

const stage = openStage(aServerOfItsOwn);
const timeout = 60_000;
const day = 86_400_000;

/** A night of the last week that is over: a Monday’s first six hours still belong to it. */
function nightOfLastWeek(): string {
  const late = new Date(Date.now() - day / 4);
  const sinceMonday = (late.getUTCDay() + 6) % 7;
  return new Date(late.getTime() - (sinceMonday + 4) * day).toISOString().slice(0, 10);
}

/** Three hundred dreamers, of whom two hundred dreamt of the sea; what is done by the clock is done. */
const aWeekOfTheSea = () => `
  ${crowdOf({
    ...{ dreamers: 300, carriers: 200, motifs: ['sea'] },
    ...{ nights: [nightOfLastWeek()], content: 'La mer monte. J’ai peur.' },
  })};
  insert into jobs.job (name, data, start_after)
  select 'scheduled', jsonb_build_object('work', work), now() + interval '2 seconds'
  from unnest(array['draw-dream-weather', 'count-motifs']) work;`;

journey(
  'a motif of many has its figures, and a week of many its weather, in a table each',
  async () => {
    await stage.server.rewrite(aWeekOfTheSea());
    const ask = async (path: string) => (await fetch(`${stage.server.origin}/api${path}`)).json();
    const figures = async () => Boolean((await ask('/motifs/sea')).figures);
    await expect.poll(figures, { timeout }).toBe(true);
    const told = async () => (await ask('/dream-weather')).motifs.length;
    await expect.poll(told, { timeout }).toBe(1);

    for (const width of [1440, 390]) {
      const page = await stage.visit({ width });
      await page.goto('/dreams/motif/sea');
      await page.getByText(said('Dans au moins 200 rêves publics', 'part')).waitFor();
      await page.getByRole('heading', { name: said('Ses saisons') }).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);

      await page.goto('/dreams/weather');
      const week = page.getByRole('table');
      await week.getByRole('rowheader', { name: said('La mer') }).waitFor();
      // As many as there were, give or take the noise that is said beside.
      const [count = ''] = (await week.getByRole('cell').first().innerText()).split('±');
      expect(Math.abs(Number(count) - 200)).toBeLessThan(100);
      expect(await faultsOf(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
      await week.getByRole('link', { name: said('La mer') }).click();
      await page.waitForURL('**/dreams/motif/sea');
    }
    const home = await stage.visit();
    await home.goto('/');
    await home.getByText(said('personnes ont rêvé de la mer', 'part')).waitFor();
  },
  240_000,
);
