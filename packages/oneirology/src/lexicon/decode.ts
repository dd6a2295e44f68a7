import {
  bizarrenessKinds,
  characterIdentities,
  emotionClasses,
  interactionTypes,
  senses,
} from '#classes.ts';
import {
  cueKinds,
  eventKinds,
  familiarities,
  type LexiconMeaning,
  placeKinds,
  strengths,
  traits,
} from '#lexicon/meanings.ts';
import type { Character } from '#schema.ts';

function oneOf<const T extends string>(allowed: readonly T[], word: string | undefined): T {
  const known = allowed.find((candidate) => candidate === word);
  if (known === undefined) throw new Error(`“${word}” is none of ${allowed.join(', ')}`);
  return known;
}

const genders: Readonly<Record<string, Character['gender']>> = {
  m: 'male',
  f: 'female',
  j: 'mixed',
};
const ages = ['adult', 'teenager', 'child', 'baby', 'unknown'] as const;

/** What the words of a row's key say. Throws on a word that no vocabulary knows. */
type Decode = (key: readonly string[]) => LexiconMeaning;

/** How the key of a row is read, by the table it stands in. Symbols have no such key: their row is its own meaning. */
const decoders: Readonly<Record<string, Decode>> = {
  emotion: ([kind, strength, intensity]) => ({
    domain: 'emotion',
    value: {
      class: oneOf(emotionClasses, kind),
      strength: oneOf(strengths, strength),
      intensity: Number(intensity),
    },
  }),
  affect: ([sign, arousal]) => ({
    domain: 'affect',
    value: {
      sign: oneOf(['plus', 'minus'], sign) === 'plus' ? 1 : -1,
      tense: oneOf(['calm', 'tense'], arousal) === 'tense',
    },
  }),
  character: ([identity, gender, age, number, person]) => ({
    domain: 'character',
    value: {
      identity: oneOf(characterIdentities, identity),
      gender: genders[gender ?? ''] ?? 'unknown',
      age: oneOf(ages, age),
      number: oneOf(['one', 'group', 'any'], number),
      person,
    },
  }),
  frame: ([type, subtype, strength]) => ({
    domain: 'frame',
    value: {
      type: oneOf(interactionTypes, type),
      subtype: Number(subtype),
      strength: oneOf(strengths, strength),
    },
  }),
  event: ([kind, label, strength]) => ({
    domain: 'event',
    value: {
      kind: oneOf(eventKinds, kind),
      label: label ?? '',
      strength: oneOf(strengths, strength),
    },
  }),
  place: ([place, kind]) => ({
    domain: 'place',
    value: {
      place: oneOf(['indoor', 'outdoor', 'ambiguous'], place),
      kind: oneOf(placeKinds, kind),
    },
  }),
  familiarity: ([familiarity]) => ({
    domain: 'familiarity',
    value: { familiarity: oneOf(familiarities, familiarity) },
  }),
  sense: ([sense]) => ({ domain: 'sense', value: { sense: oneOf(senses, sense) } }),
  bizarreness: ([kind, strength]) => ({
    domain: 'bizarreness',
    value: { kind: oneOf(bizarrenessKinds, kind), strength: oneOf(strengths, strength) },
  }),
  cue: ([kind]) => ({ domain: 'cue', value: { kind: oneOf(cueKinds, kind) } }),
  trait: ([trait, strength]) => ({
    domain: 'trait',
    value: { trait: oneOf(traits, trait), strength: oneOf(strengths, strength) },
  }),
  crisis: ([kind]) => ({ domain: 'crisis', value: { kind: kind ?? '' } }),
};

/** What a row says: the name of its table, then its key. Throws on a table that is none. */
export function decode(table: string, key: string): LexiconMeaning {
  const decoder = decoders[table];
  if (decoder === undefined) throw new Error(`“${table}” is no table of the lexicon`);
  return decoder(key.split(' '));
}
