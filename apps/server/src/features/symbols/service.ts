import { setImmediate as breathe } from 'node:timers/promises';
import type { PersonWriting, ToldPeople, ToldPerson } from '@reverie/contract/people';
import { nameKeyOf } from '@reverie/contract/people.rules';
import { type OwnSymbol, type OwnSymbols, symbolDreamLimit } from '@reverie/contract/symbols';
import { dreamAnalysisSchema } from '@reverie/oneirology/schema';
import type { AnalysisService } from '#features/analysis/service.ts';
import type { Dreams } from '#features/dreams/service.ts';
import type { Meanings } from '#features/meanings/service.ts';
import type { Kept, PeopleService } from '#features/people/service.ts';
import {
  besideSymbol,
  countNamed,
  countSymbols,
  linesOf,
  naming,
  proposedNames,
  type ReadDream,
} from '#features/symbols/rules.ts';
import type { Person } from '#platform/http/principal.ts';

export type SymbolParts = {
  analysis: AnalysisService;
  dreams: Dreams;
  meanings: Meanings;
  people: PeopleService;
};

export type Symbols = ReturnType<typeof createSymbols>;

/** Dreams that are read at a stretch, before others are answered. */
const stretch = 40;

/** Sentences that are shown of one symbol. */
const sentencesShown = 200;

const namesIn = ({ name, aliases }: Kept) =>
  new Set([name, ...aliases].map((each) => nameKeyOf(each.trim().split(/\s+/)[0] ?? '')));

/** What comes back in one's own dreams, and who: there is no way to name another dreamer. */
export function createSymbols({ analysis, dreams, meanings, people }: SymbolParts) {
  async function readAll(ownerId: string): Promise<{ all: ReadDream[]; leftOut: number }> {
    const own = await analysis.ofDreamer({ ownerId, since: null, limit: symbolDreamLimit });
    const all: ReadDream[] = [];
    for (const [place, { id, dreamedAt, analysis: kept }] of own.dreams.entries()) {
      const read = dreamAnalysisSchema.safeParse(JSON.parse(kept));
      if (read.success) all.push({ id, dreamedAt, analysis: read.data });
      if (place % stretch === stretch - 1) await breathe();
    }
    return { all, leftOut: own.leftOut };
  }

  function counted(person: Kept, all: readonly ReadDream[]): ToldPerson {
    return { ...person, dreams: person.isUnreadable ? 0 : countNamed(all, namesIn(person)) };
  }

  async function oneOf(ownerId: string, person: Promise<Kept>): Promise<ToldPerson> {
    const kept = await person;
    return counted(kept, (await readAll(ownerId)).all);
  }

  return {
    async list({ userId }: Person): Promise<OwnSymbols> {
      const [{ all, leftOut }, said] = await Promise.all([readAll(userId), meanings.list(userId)]);
      const meaningOf = new Map(said.map(({ symbol, meaning }) => [symbol, meaning]));
      return { symbols: countSymbols(all, meaningOf), dreams: all.length, leftOut };
    },

    async get(principal: Person, symbol: string): Promise<OwnSymbol> {
      const { userId } = principal;
      const { label, category } = meanings.conceptOf(symbol);
      const [{ all, leftOut }, meaning] = await Promise.all([
        readAll(userId),
        meanings.of(userId, symbol),
      ]);
      const here = naming(all, symbol).sort(
        (a, b) => a.dreamedAt.getTime() - b.dreamedAt.getTime(),
      );
      const told = await dreams.textsOf(
        userId,
        here.map(({ id }) => id),
      );
      const sentences = here.flatMap(({ id, dreamedAt, analysis: read }) => {
        const dream = told.get(id);
        if (!dream) return [];
        const text = read.of === 'report' ? dream.report : dream.content;
        const at = { dreamId: id, title: dream.title, dreamedAt: dreamedAt.toISOString() };
        return linesOf(text ?? '', read, symbol).map((line) => ({ ...at, ...line }));
      });
      return {
        ...{ symbol, label, category, meaning, ...besideSymbol(here, symbol) },
        sentences: sentences.slice(-sentencesShown),
        ...{ dreams: here.length, total: all.length, leftOut },
      };
    },

    async people({ userId }: Person): Promise<ToldPeople> {
      const [{ all }, kept] = await Promise.all([readAll(userId), people.list(userId)]);
      const told = new Set(kept.flatMap((person) => [...namesIn(person)]));
      return {
        people: kept.map((person) => counted(person, all)),
        proposed: proposedNames(all, told),
        dreams: all.length,
      };
    },

    tell: (principal: Person, form: PersonWriting) =>
      oneOf(principal.userId, people.tell(principal, form)),

    update: (principal: Person, id: string, form: PersonWriting) =>
      oneOf(principal.userId, people.update(principal, id, form)),

    merge: (principal: Person, id: string, other: string) =>
      oneOf(principal.userId, people.merge(principal, id, other)),
  };
}
