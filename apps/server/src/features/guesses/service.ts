import { randomBytes, randomUUID } from 'node:crypto';
import type { DreamLanguage } from '@reverie/contract/dreams.rules';
import type { Guess, GuessResults } from '@reverie/contract/guesses';
import {
  type Guesser,
  type GuessFeeling,
  type GuessForm,
  guessFeelings,
  guessMinutes,
} from '@reverie/contract/guesses.rules';
import { draw, feelingOf } from '#features/guesses/drawing.rules.ts';
import { feelingRead, likeliestWeek, nearestOf } from '#features/guesses/engine.rules.ts';
import { engineGuessJob } from '#features/guesses/job.ts';
import * as queries from '#features/guesses/queries.ts';
import {
  commitmentOf,
  csvOf,
  presentSums,
  type Told,
  toldBy,
  toldByEngine,
} from '#features/guesses/rules.ts';
import * as sums from '#features/guesses/sums.queries.ts';
import type { RoundRow } from '#features/guesses/table.ts';
import * as weeks from '#features/guesses/weeks.queries.ts';
import type { Images } from '#features/images/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Person, Principal } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Scope } from '#platform/scope.ts';
import type { EngineThreads } from '#providers/engine/port.ts';

export type GuessParts = {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  images: Images;
  engineThreads: EngineThreads;
  /** Of what everybody reads. */
  openScope: Scope;
  /** A whole number from 0 up to and without `below`. */
  random: (below: number) => number;
};

/** What somebody answers: of feeling and night nothing where they pass. */
type Answer = { place: number; feeling?: GuessFeeling | undefined; night?: number | undefined };

export type Guesses = ReturnType<typeof createGuesses>;

/** Dreams looked at for one round, on either side of a place drawn by chance. */
const looked = 60;
const fine = 1_000_000;
/** Seeds of pictures are unsigned 32-bit numbers. */
const seeds = 2 ** 32;

/** Whose painting, which feeling and which night a dream is: asked of people and of the engine. */
export function createGuesses(parts: GuessParts) {
  const { database, clock, jobs, images, engineThreads, openScope, random } = parts;

  /** A round that goes on, for whom it was drawn; a visitor’s for whoever holds its id. */
  async function find(principal: Principal | null, id: string, db: Db = database.read) {
    const row = await queries.findRound(db, { id, now: clock.now() });
    if (!row || (row.userId !== null && row.userId !== principal?.userId)) {
      throw new Problem('not_found');
    }
    return row;
  }

  /** As this person may see it now; null where any of its five dreams is no longer there for them. */
  async function readFor(principal: Principal | null, row: RoundRow) {
    const lent = { scope: openScope, apart: principal?.apart ?? [] };
    const read = await queries.readRound(database.read, row, lent);
    // What its dreamer says of it by now is what may be asked, or nothing is.
    return read && isAsFixed(row, read) ? read : null;
  }

  async function present(principal: Principal | null, row: RoundRow): Promise<Guess> {
    const read = await readFor(principal, row);
    // Withdrawn, edited, warned of or withheld since: nobody is shown what they could not draw.
    if (!read) throw new Problem('not_found');
    const { id, form, language, place, nonce, chosen, engine, dreamId, until } = row;
    const { feeling, night, nights } = row;
    return {
      ...{ id, form, language, text: read.told.content, until: until.toISOString() },
      paintings: read.hung.map(({ width, height, altFr, altEn }, at) => ({
        ...{ width, height },
        url: form === 'seen' ? `/api/guesses/${id}/paintings/${at}` : null,
        description: form === 'told' ? (language === 'en' ? altEn : altFr) : null,
      })),
      feelings: feeling === null ? null : [...guessFeelings],
      nights,
      commitment: commitmentOf(row),
      result:
        chosen === null
          ? null
          : {
              ...{ place, chosen, isRight: chosen === place, engine, nonce, dreamId },
              feeling: feeling && {
                ...{ right: feeling, chosen: row.chosenFeeling, engine: row.engineFeeling },
              },
              night:
                night === null
                  ? null
                  : { right: night, chosen: row.chosenNight, engine: row.engineNight },
            },
    };
  }

  async function results(): Promise<GuessResults> {
    return presentSums(await sums.listSums(database.read));
  }

  return {
    results,

    /** Throws `not_found` where too few painted dreams of others are there for this person. */
    async draw(
      principal: Principal | null,
      { form, language }: { form: GuessForm; language: DreamLanguage },
    ): Promise<Guess> {
      const userId = principal?.userId ?? null;
      const candidates = await queries.listCandidates(database.read, {
        ...{ scope: openScope, language, userId, apart: principal?.apart ?? [] },
        ...{ from: random(fine) / fine, limit: looked },
      });
      const drawn = draw(candidates, random);
      if (!drawn) throw new Problem('not_found', { detail: 'There are too few painted dreams' });
      const until = new Date(clock.now().getTime() + guessMinutes * 60_000);
      const nonce = randomBytes(16).toString('hex');
      const row: RoundRow = {
        ...{ id: randomUUID(), userId, ...drawn, form, language, nonce, until },
        ...{ chosen: null, chosenFeeling: null, chosenNight: null },
        ...{ engine: null, engineFeeling: null, engineNight: null },
      };
      await database.write(async (tx) => {
        await queries.insertRound(tx, row);
        if (userId) {
          await queries.noteSeen(tx, { userId, dreamId: drawn.dreamId, form, language });
        }
        if (form === 'seen') await jobs.send(tx, engineGuessJob, { id: row.id });
      });
      return present(principal, row);
    },

    get: async (principal: Principal | null, id: string): Promise<Guess> =>
      present(principal, await find(principal, id)),

    /** One of its paintings, small, and under a name that says nothing. */
    async painting(principal: Principal | null, id: string, place: number) {
      const row = await find(principal, id);
      const read = row.form === 'seen' && (await readFor(principal, row));
      const hung = read ? read.hung[place] : undefined;
      if (!hung) throw new Problem('not_found');
      return images.openFile(hung.name);
    },

    /** Only the first answer counts; another is answered with what the first one was. */
    async answer(principal: Principal | null, id: string, said: Answer): Promise<Guess> {
      const row = await find(principal, id);
      await present(principal, row);
      await database.write(async (tx) => {
        const kept = await queries.keepAnswer(tx, id, {
          chosen: said.place,
          // What was not asked is not answered.
          chosenFeeling: row.feeling === null ? null : (said.feeling ?? null),
          chosenNight: row.night === null ? null : (said.night ?? null),
        });
        if (!kept) return;
        const { userId, dreamId } = kept;
        const told = toldBy(kept);
        await count(tx, kept, userId ? 'member' : 'visitor', told);
        const answered = told.map(({ question }) => question);
        if (userId) await queries.noteAnswered(tx, { userId, dreamId, answered });
        await count(tx, kept, 'engine', toldByEngine(kept));
      });
      return present(principal, await find(principal, id));
    },

    /**
     * Asks the engine: of the text it reads what it would paint, paints that small and by a seed of
     * its own, and takes the painting whose eight by eight colours are nearest; how its words lean is
     * the feeling; the night is that of whose week others named most of the same. It is given the text,
     * the colours and the days of the five, and neither names, scenes, seeds nor descriptions.
     */
    async guess(id: string, run: { complete(db: Db): Promise<void> }): Promise<void> {
      const row = await queries.findRound(database.read, { id, now: clock.now() });
      const read = row && (await readFor(null, row));
      if (!row || !read) return;
      const shown = await Promise.all(read.hung.map(({ name }) => images.coloursOf(name)));
      const found = await engineThreads.analyse(read.told.content, row.language);
      const imagined = await images.imagine(found, random(seeds));
      const motifs = found.symbols.flatMap(({ id: motif, shown: isShown }) =>
        isShown ? [motif] : [],
      );
      const { nights: days, feeling } = row;
      const asked = { scope: openScope, dreams: read.hung.map(({ dreamId }) => dreamId), motifs };
      const guessed = {
        engine: nearestOf(imagined, shown),
        engineFeeling: feeling && feelingRead(found.affect.valence),
        engineNight:
          days &&
          likeliestWeek(motifs, await weeks.listWeeks(database.read, { ...asked, days }), random),
      };
      await database.write(async (tx) => {
        const kept = await queries.keepEngine(tx, id, guessed);
        // Of the same rounds as people’s, and of no others.
        if (kept) await count(tx, kept, 'engine', toldByEngine(kept));
        await run.complete(tx);
      });
    },

    async table(): Promise<string> {
      return csvOf((await results()).rows);
    },

    lending: async ({ userId }: Pick<Person, 'userId'>) => ({
      isLent: !(await queries.isWithheld(database.read, userId)),
    }),

    async lend({ userId }: Pick<Person, 'userId'>, isLent: boolean) {
      await database.write((tx) =>
        isLent ? queries.lend(tx, userId) : queries.withhold(tx, userId),
      );
      return { isLent };
    },

    async tidy(): Promise<void> {
      await database.write((tx) => queries.deleteEnded(tx, clock.now()));
    },

    /** Which dreams they were asked about, and whether theirs are lent; no answer is kept. */
    async everythingOf(userId: string) {
      const [asked, isWithheld] = await Promise.all([
        queries.listSeen(database.read, userId),
        queries.isWithheld(database.read, userId),
      ]);
      return { guesses: { asked, dreamsAreLent: !isWithheld } };
    },
  };
}

type Rounds = Pick<RoundRow, 'form' | 'language'>;

async function count(tx: Db, { form, language }: Rounds, guesser: Guesser, told: readonly Told[]) {
  for (const each of told) await sums.count(tx, { guesser, form, language, ...each });
}

type Read = { told: { mood: number | null; day: string }; hung: readonly { day: string }[] };

/** Whether a feeling and nights that were fixed are still what everybody reads of these dreams. */
function isAsFixed({ feeling, nights, night }: RoundRow, { told, hung }: Read): boolean {
  if (feeling !== null && feelingOf(told.mood) !== feeling) return false;
  if (nights === null || night === null) return true;
  const days = hung.map(({ day }) => day).sort();
  return nights.join() === days.join() && nights[night] === told.day;
}
