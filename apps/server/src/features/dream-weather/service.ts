import type { DreamWeather } from '@reverie/contract/dream-weather';
import { mostWeeks } from '@reverie/contract/dream-weather.rules';
import * as queries from '#features/dream-weather/queries.ts';
import {
  type Chance,
  drawWeek,
  lastWeek,
  weatherOf,
  weekBefore,
} from '#features/dream-weather/rules.ts';
import type { Motifs } from '#features/motifs/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Scope } from '#platform/scope.ts';

export type DreamWeatherParts = {
  database: Database;
  clock: Clock;
  motifs: Pick<Motifs, 'all'>;
  random: Chance;
  sharedScopesOf: (viewer: null) => Scope[];
};

export type DreamWeatherService = ReturnType<typeof createDreamWeather>;

/** What the community dreamt in a week. Exact counts never leave the transaction that draws. */
export function createDreamWeather(parts: DreamWeatherParts) {
  const { database, clock, motifs, random, sharedScopesOf } = parts;

  async function draw(week: string): Promise<void> {
    const asked = { week, scopes: sharedScopesOf(null) };
    await database.write(async (tx) => {
      const tellings = await queries.motifsOfWeek(tx, asked);
      const dreamers = await queries.countDreamers(tx, asked);
      const ids = motifs.all.map(({ id }) => id);
      const drawn = drawWeek({ tellings, dreamers, motifs: ids }, random);
      await queries.insertWeek(tx, { week, drawnAt: clock.now(), ...drawn });
    });
  }

  return {
    /** Read from what was drawn: asking again, telling and withdrawing move nothing within a week. */
    async get(): Promise<DreamWeather> {
      return weatherOf(await queries.listWeeks(database.read, mostWeeks + 1), motifs.all);
    },

    /** Draws what was not drawn yet of the last year: each week once for ever. */
    async drawDue(): Promise<void> {
      const last = lastWeek(clock.now());
      const known = await queries.listWeeks(database.read, mostWeeks + 1);
      const drawn = new Set(known.map(({ week }) => week));
      for (let ago = mostWeeks; ago >= 0; ago -= 1) {
        const week = weekBefore(last, ago);
        if (!drawn.has(week)) await draw(week);
      }
    },
  };
}
