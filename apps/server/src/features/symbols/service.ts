import type { PersonWriting, ToldPeople, ToldPerson } from '@reverie/contract/people';
import { nameKeyOf } from '@reverie/contract/people.rules';
import type { OwnSymbol, OwnSymbols } from '@reverie/contract/symbols';
import { matrixLimit, symbolDreamLimit } from '@reverie/contract/symbols.rules';
import type { AnalysisService } from '#features/analysis/service.ts';
import type { Dreams } from '#features/dreams/service.ts';
import type { JournalIndex, Tallied } from '#features/journal-index/service.ts';
import type { Meanings } from '#features/meanings/service.ts';
import type { Kept, PeopleService } from '#features/people/service.ts';
import { compare } from '#features/symbols/comparison.rules.ts';
import {
  besideSymbol,
  countRead,
  countSymbols,
  linesOf,
  proposedNames,
} from '#features/symbols/rules.ts';
import type { Person } from '#platform/http/principal.ts';

export type SymbolParts = {
  analysis: AnalysisService;
  dreams: Dreams;
  meanings: Meanings;
  people: PeopleService;
  journalIndex: JournalIndex;
};

export type Symbols = ReturnType<typeof createSymbols>;

/** Sentences that are shown of one symbol. */
const sentencesShown = 200;

const namesIn = ({ name, aliases }: Kept) => [
  ...new Set([name, ...aliases].map((each) => nameKeyOf(each.trim().split(/\s+/)[0] ?? ''))),
];

/** What comes back in one's own dreams, and who: there is no way to name another dreamer. */
export function createSymbols({ analysis, dreams, meanings, people, journalIndex }: SymbolParts) {
  /** Somebody of one name is counted already; dreams that say several of theirs count once. */
  async function counted(
    ownerId: string,
    person: Kept,
    all?: readonly Tallied[],
  ): Promise<ToldPerson> {
    const names = person.isUnreadable ? [] : namesIn(person);
    const [only] = names;
    const isKnown = all !== undefined && names.length === 1;
    const known = all?.find(({ kind, value }) => kind === 'name' && value === only)?.dreams ?? 0;
    if (names.length === 0 || isKnown) return { ...person, dreams: known };
    return { ...person, dreams: await journalIndex.countMet(ownerId, 'name', names) };
  }

  async function oneOf(ownerId: string, person: Promise<Kept>): Promise<ToldPerson> {
    return counted(ownerId, await person);
  }

  /** What was read in these dreams for their dreamer: of the report where there is one. */
  async function readIn(ids: string[]) {
    const read = Map.groupBy(await analysis.keptOf(ids), ({ dreamId }) => dreamId);
    return ids.flatMap((id) => {
      const own = (read.get(id) ?? []).map((each) => each.analysis);
      const best = own.find(({ of }) => of === 'report') ?? own[0];
      return best ? [{ id, analysis: best }] : [];
    });
  }

  return {
    async list({ userId }: Person): Promise<OwnSymbols> {
      const [all, said] = await Promise.all([journalIndex.tallies(userId), meanings.list(userId)]);
      const meaningOf = new Map(said.map(({ symbol, meaning }) => [symbol, meaning]));
      return { symbols: countSymbols(all, meaningOf), dreams: countRead(all) };
    },

    async get(principal: Person, symbol: string): Promise<OwnSymbol> {
      const { userId } = principal;
      const { label, category } = meanings.conceptOf(symbol);
      const [all, here, meaning] = await Promise.all([
        journalIndex.tallies(userId),
        journalIndex.metWith(userId, 'symbol', symbol, symbolDreamLimit),
        meanings.of(userId, symbol),
      ]);
      const shown = here.dreams.slice(-matrixLimit);
      const ids = here.dreams.map(({ id }) => id);
      const [read, told, pictured] = await Promise.all([
        readIn(ids),
        dreams.textsOf(userId, ids),
        dreams.ownAt(
          principal,
          shown.map(({ seq }) => seq),
        ),
      ]);
      const sentences = read.flatMap(({ id: dreamId, analysis: found }) => {
        const dream = told.get(dreamId);
        if (!dream) return [];
        const { title, dreamedAt } = dream;
        const text = found.of === 'report' ? dream.report : dream.content;
        const at = { dreamId, title, dreamedAt: dreamedAt.toISOString() };
        return linesOf(text ?? '', found, symbol).map((line) => ({ ...at, ...line }));
      });
      const newest = read.flatMap((one) => {
        const dream = pictured.find(({ id }) => id === one.id);
        return dream ? [{ one, dream }] : [];
      });
      const total = countRead(all);
      const naming = countRead(here.beside);
      return {
        ...{ symbol, label, category, meaning },
        ...besideSymbol(
          here.beside,
          newest.map(({ one }) => one),
          symbol,
        ),
        sentences: sentences.slice(-sentencesShown),
        newest: newest.map(({ dream: { id, title, dreamedAt, image } }) => ({
          ...{ id, title, dreamedAt, image },
        })),
        comparison: compare(symbol, { all: here.beside, dreams: naming }, { all, dreams: total }),
        ...{ dreams: naming, total, leftOut: Math.max(0, naming - here.dreams.length) },
      };
    },

    async people({ userId }: Person): Promise<ToldPeople> {
      const [all, kept] = await Promise.all([journalIndex.tallies(userId), people.list(userId)]);
      const told = new Set(kept.flatMap((person) => namesIn(person)));
      return {
        people: await Promise.all(kept.map((person) => counted(userId, person, all))),
        proposed: proposedNames(all, told),
        dreams: countRead(all),
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
