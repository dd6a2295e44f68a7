import type { ReadingChanges } from '@reverie/contract/layers';
import { findTerms, searchTerms } from '@reverie/oneirology';
import type { DreamAnalysis } from '@reverie/oneirology/schema';

type Change = ReadingChanges['changes'][number];
type Kind = Change['kind'];
type Read = NonNullable<Change['before']>;
type Label = Change['label'];
type Found = { kind: Kind; key: string; label: Label; read: Read };

/** A difference of less is no change anybody would see. */
const leastDifference = 0.1;
const shownAtMost = 12;

/** What two readings of one dream say otherwise, the greatest difference first. */
export function changesIn(before: DreamAnalysis, after: DreamAnalysis): Change[] {
  const [then, now] = [foundIn(before), foundIn(after)];
  const names = new Set([...then.keys(), ...now.keys()]);
  return [...names]
    .flatMap((name) => {
      const [one, other] = [then.get(name), now.get(name)];
      const found = other ?? one;
      if (!found) return [];
      const { kind, key, label } = found;
      return [{ kind, key, label, before: one?.read ?? null, after: other?.read ?? null }];
    })
    .filter((change) => isSeen(change))
    .sort((a, b) => weightOf(b) - weightOf(a) || a.key.localeCompare(b.key))
    .slice(0, shownAtMost);
}

const difference = ({ before, after }: Change) => Math.abs((after?.p ?? 0) - (before?.p ?? 0));
const isTurned = ({ before, after }: Change) =>
  (before?.shown ?? false) !== (after?.shown ?? false);
const isSeen = (change: Change) => isTurned(change) || difference(change) >= leastDifference;
/** What passes its threshold, or no longer does, goes before what only moves. */
const weightOf = (change: Change) => difference(change) + (isTurned(change) ? 1 : 0);

/** The surest mention of each thing that was read. */
function foundIn({ emotions, characters, symbols }: DreamAnalysis): Map<string, Found> {
  const all = new Map<string, Found>();
  const add = (kind: Kind, key: string, label: Label, { p, shown }: Read) => {
    const name = `${kind} ${key.toLowerCase()}`;
    const known = all.get(name);
    if (!known || known.read.p < p) all.set(name, { kind, key, label, read: { p, shown } });
  };
  for (const found of emotions) add('feeling', found.class, null, found);
  for (const found of characters) add('person', found.label, null, found);
  for (const found of symbols.filter(({ count }) => count > 0)) {
    add('symbol', found.id, found.label, found);
  }
  return all;
}

/** Words of a note that stand in a dream too, in any form: where they stand in the note. */
export function sharedWords(note: string, told: string): { start: number; end: number }[] {
  const terms = new Set(searchTerms(told));
  return findTerms(note, (term) => terms.has(term));
}
