import { createHmac } from 'node:crypto';
import type { Match } from '@reverie/contract/matches';
import {
  fewestDreamers,
  type MatchLack,
  matchAccountDays,
  matchDays,
  matchMemoryDays,
  motifDays,
} from '@reverie/contract/matches.rules';
import { phraseOf, symbolConcepts, wilson } from '@reverie/oneirology';
import type { MatchRow } from '#features/matches/table.ts';

const day = 86_400_000;

/** The day something is told by: its hour is nobody’s to know. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** What a match of today lasts to, and when its two may be told of one another again. */
export function endsOf(now: Date) {
  const today = Date.parse(`${dayOf(now)}T00:00:00Z`);
  return {
    until: new Date(today + matchDays * day),
    memory: dayOf(new Date(today + matchMemoryDays * day)),
  };
}

/** What is younger than these moments does not count yet. */
export function ripeBefore(now: Date) {
  return {
    dreams: new Date(now.getTime() - motifDays * day),
    accounts: new Date(now.getTime() - matchAccountDays * day),
  };
}

/** Two people as one digest, whoever of them stands first; under a key, so that nobody else makes it. */
export function pairDigest(key: Uint8Array, one: string, other: string): Uint8Array {
  return createHmac('sha256', key)
    .update(`match ${[one, other].sort().join(' ')}`)
    .digest();
}

/** Days for which a key makes new digests: what a stolen one tells of ends. */
const keyDays = 90;

/** Whether digests of a day are to have another key than the newest there is. */
export function needsNewKey(madeOn: string | undefined, today: string): boolean {
  return madeOn === undefined || Date.parse(today) - Date.parse(madeOn) >= keyDays * day;
}

const concepts = new Map(symbolConcepts.map((concept) => [concept.id, concept]));

/** What a motif is called, by itself and in a sentence; its id where the engine knows it no longer. */
function namesOf(id: string) {
  const concept = concepts.get(id);
  const label = concept?.label ?? { fr: id, en: id };
  return { id, label, phrase: (concept && phraseOf(concept)) ?? label };
}

/** As its own person reads it. Nothing here is of the other’s row. */
export function presentMatch(row: MatchRow): Match {
  const { id, motifs, carriers, dreamers, language, toldOn, until, answer } = row;
  const rarity = (k: number) => ({ carriers: k, ...wilson(k, dreamers) });
  return {
    ...{ id, dreamers, language, toldOn },
    motifs: motifs.map((motif) => ({
      ...namesOf(motif.id),
      ...rarity(motif.carriers),
    })),
    together: rarity(carriers),
    until: until.toISOString(),
    isYes: answer === 'yes',
  };
}

export type Standing = {
  isOn: boolean;
  hasPage: boolean;
  isBelieved: boolean;
  createdAt: Date;
  nights: number;
  /** Among whom was last looked; null before the first night. */
  dreamers: number | null;
};

/** What keeps somebody from being told of anybody. */
export function lacksOf(
  { isOn, hasPage, isBelieved, createdAt, nights, dreamers }: Standing,
  now: Date,
): MatchLack[] {
  const lacks: [MatchLack, boolean][] = [
    ['off', !isOn],
    ['page', !hasPage],
    ['address', !isBelieved],
    ['age', createdAt > ripeBefore(now).accounts],
    ['nights', nights < 2],
    ['dreamers', dreamers !== null && dreamers < fewestDreamers],
  ];
  return lacks.flatMap(([lack, isSo]) => (isSo ? [lack] : []));
}
