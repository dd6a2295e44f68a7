import {
  type Character,
  type DreamAnalysis,
  type Evidence,
  type Interaction,
  mentionThreshold,
  type Setting,
} from '@reverie/oneirology/schema';
import { quotedBy } from '#providers/analysis/locate.ts';
import {
  eventLabels,
  type ModelAnswer,
  type ModelCharacter,
  type ModelInteraction,
} from '#providers/analysis/model-answer.ts';

/** Just under what a page says as "mentions": a model's own p is no measured probability. */
const highest = mentionThreshold - 0.01;
/** A model that thinks the opposite likelier has not found anything. */
const shownFrom = 0.5;
/** Subtypes at which acts reach the body, and the highest each type has, of Hall and Van de Castle. */
const physicalFrom = { aggression: 5, friendliness: 6, sexuality: 3 } as const;
const highestSubtype = { aggression: 8, friendliness: 7, sexuality: 5 } as const;

type Grounds = { quotes: string[]; p: number };
type Certainty = { p: number; shown: boolean; evidence: Evidence[] };

export type Merged = { analysis: DreamAnalysis; added: number; dropped: number };

/**
 * Adds what a model found to what the engine found. The engine is never overruled: where both say
 * the same, the model's words join its evidence and its measured p stands. Whatever quotes words
 * that the text does not hold is dropped, and so is whatever is said of somebody dropped.
 */
export function mergeReadings(
  text: string,
  base: DreamAnalysis,
  answer: ModelAnswer,
  model: string,
): Merged {
  const analysis = structuredClone(base);
  let added = 0;
  let dropped = answer.malformed;

  function groundsOf({ quotes, p }: Grounds): Certainty | null {
    const evidence = quotedBy(model, quotes, text);
    if (evidence.length === 0 || !(p >= 0 && p <= 1)) return null;
    return { p: Math.min(p, highest), shown: p >= shownFrom, evidence };
  }

  /** Joins a finding of the engine's, stands as a new one, or is dropped. */
  function take<T extends Certainty>(
    list: T[],
    item: Grounds,
    make: (grounds: Certainty) => T | null,
    isSame: (known: T, made: T) => boolean,
  ): T | null {
    const grounds = groundsOf(item);
    const made = grounds && make(grounds);
    if (!made) {
      dropped += 1;
      return null;
    }
    const known = list.find((each) => isSame(each, made));
    if (known) {
      known.evidence.push(...made.evidence.filter((words) => !touches(known.evidence, words)));
      return known;
    }
    list.push(made);
    added += 1;
    return made;
  }

  const cast = new Map<string, string>([
    ['dreamer', 'dreamer'],
    ['unknown', 'unknown'],
  ]);
  for (const found of answer.characters) {
    const kept = take<Character>(
      analysis.characters,
      found,
      (grounds) => characterOf(found, grounds, `m${cast.size - 1}`),
      // Hidden too: both are the same person, however sure the engine is that there is one.
      (known, made) => known.evidence.some((words) => touches(made.evidence, words)),
    );
    if (kept && !cast.has(found.id)) cast.set(found.id, kept.id);
  }

  for (const { class: name, experiencer, intensity, ...found } of answer.emotions) {
    take(
      analysis.emotions,
      found,
      (grounds) => ({
        class: name,
        // Somebody feels it, even where who does was not in the text.
        experiencer: cast.get(experiencer) ?? 'unknown',
        intensity: clamp(intensity, 3),
        ...grounds,
      }),
      (known, made) =>
        known.shown && known.class === made.class && known.experiencer === made.experiencer,
    );
  }

  for (const found of answer.interactions) {
    take(
      analysis.interactions,
      found,
      (grounds) => interactionOf(found, grounds, cast),
      (known, made) =>
        known.shown &&
        known.type === made.type &&
        known.initiator === made.initiator &&
        known.recipient === made.recipient,
    );
  }

  for (const { place, familiarity, ...found } of answer.settings) {
    take<Setting>(
      analysis.settings,
      found,
      (grounds) => ({ place, familiarity, ...grounds }),
      (known, made) =>
        known.shown &&
        known.place === made.place &&
        // A place the engine could not name either is the same place.
        (known.kind === undefined || known.evidence.some((words) => touches(made.evidence, words))),
    );
  }

  for (const { valence, label, ...found } of answer.events) {
    const known: readonly string[] = eventLabels[valence];
    take(
      analysis.events[valence],
      found,
      (grounds) => (known.includes(label) ? { label, ...grounds } : null),
      (event, made) => event.shown && event.label === made.label,
    );
  }

  return { analysis, added, dropped };
}

/** First persons: who tells the dream is never one of its characters. */
const firstPersons = new Set('i me my myself je j m me moi mon ma mes'.split(' '));

function characterOf(
  { number, gender, identity, age }: ModelCharacter,
  grounds: Certainty,
  id: string,
): Character | null {
  const label = grounds.evidence[0]?.text ?? '';
  if (firstPersons.has(label.toLowerCase().replace(/[’']$/, ''))) return null;
  return { id, label, number, gender, identity, age, ...grounds };
}

/** What somebody does to nobody in the text is no interaction. */
function interactionOf(
  { type, subtype, direction, initiator, recipient }: ModelInteraction,
  grounds: Certainty,
  cast: ReadonlyMap<string, string>,
): Interaction | null {
  const from = cast.get(initiator);
  const to = cast.get(recipient);
  if (!from || !to || (from === to && direction !== 'self')) return null;
  const degree = clamp(subtype, highestSubtype[type]);
  const physical = degree >= physicalFrom[type];
  return { type, subtype: degree, physical, initiator: from, recipient: to, direction, ...grounds };
}

function touches(evidence: readonly Evidence[], { start, end }: Evidence): boolean {
  return evidence.some((words) => words.start < end && words.end > start);
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(1, value));
}
