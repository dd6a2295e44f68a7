import type { DreamerCast } from '#cast.ts';
import { Cast, type Mention } from '#grammar/person.ts';
import { crowdsIn } from '#read/people/crowds.ts';
import { namedIn, nameKey, nounsIn } from '#read/people/people.ts';
import { relationsIn } from '#read/people/relations.ts';
import { sexesTold } from '#read/people/sexes.ts';
import type { Reading } from '#read/reading.ts';
import type { Character, Evidence } from '#schema.ts';

/**
 * Share of development reports whose coders list somebody of the same identity where a noun names
 * one (1,040 reports of three series; the fourth lists one person alone). A man or a girl is often
 * coded as known or uncertain instead.
 */
const certainty: Readonly<Record<Character['identity'], number>> = {
  family: 0.89,
  friend: 0.87,
  known: 0.7,
  stranger: 0.47,
  occupational: 0.48,
  prominent: 0.6,
  animal: 0.81,
  imaginary: 0.55,
  dead: 0.5,
  uncertain: 0.58,
};
const shownFrom = 0.4;

interface Draft extends Character {
  evidence: Evidence[];
}

/**
 * Characters of a dream, one for each person or group, and the cast that grammar works with. `known`
 * are the people whom the dreamer's other dreams introduce.
 */
export function readCharacters(
  reading: Reading,
  known: DreamerCast = [],
): { characters: Character[]; cast: Cast } {
  /** One draft may have two keys: « ma tante Huguette » is met again as « Huguette ». */
  const drafts = new Map<string, Draft>();
  const named = new Set<Draft>();
  let last: Draft | undefined;
  let count = 0;
  const mentions: Mention[] = [];
  const relations = relationsIn(reading);
  const inOrder = [
    ...nounsIn(reading, relations),
    ...namedIn(reading, relations, known),
    ...crowdsIn(reading),
  ].sort((a, b) => a.from - b.from);
  for (const { from, to, evidence, key, called, who } of inOrder) {
    // « un homme inconnu », `mother bear`: the second noun says more about the first.
    const previous = mentions.at(-1);
    const joined = reading.tokens[from]?.gap === ' ';
    if (previous !== undefined && from <= previous.to - (joined ? 0 : 1)) {
      const isItsName = key.startsWith(nameKey) && last?.number === 'one';
      if (last !== undefined && isItsName && !drafts.has(key)) drafts.set(key, last);
      continue;
    }
    const spoken = drafts.get(key);
    // `My sister … my sister Anna` is one; after `my sister Lucy` she is another.
    const other = spoken !== undefined && called !== undefined && named.has(spoken);
    const met = drafts.get(called ?? '') ?? (other ? undefined : spoken);
    if (met === undefined) count += 1;
    const character = met ?? { id: `c${count}`, ...who, evidence: [] };
    drafts.set(key, character);
    if (called !== undefined) {
      drafts.set(called, character);
      named.add(character);
    }
    last = character;
    character.evidence.push(evidence);
    if (!evidence.negated) {
      character.p = certainty[character.identity];
      character.shown = character.p >= shownFrom;
    }
    const { id, gender, number } = character;
    mentions.push({ id, from, to, gender, number });
  }
  const characters = [...new Set(drafts.values())];
  const beasts = new Set(
    characters.flatMap(({ id, identity }) => (identity === 'animal' ? id : [])),
  );
  const sexes = sexesTold(
    reading,
    mentions.filter(({ id }) => !beasts.has(id)),
  );
  for (const one of characters) one.gender = sexes.get(one.id) ?? one.gender;
  const taken = mentions.map((one) => ({ ...one, gender: sexes.get(one.id) ?? one.gender }));
  return { characters, cast: new Cast(taken) };
}
