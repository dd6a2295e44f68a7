import {
  bizarrenessKinds,
  characterIdentities,
  emotionClasses,
  interactionTypes,
  senses,
} from '#classes.ts';
import { affectTable } from '#lexicon/affect.ts';
import { bizarrenessTable } from '#lexicon/bizarreness.ts';
import { characterTable } from '#lexicon/characters.ts';
import { cueTable } from '#lexicon/cues.ts';
import { emotionTable } from '#lexicon/emotions/all.ts';
import { eventTable } from '#lexicon/events/all.ts';
import { frameTable } from '#lexicon/frames.ts';
import {
  cueKinds,
  eventKinds,
  familiarities,
  type LexiconMeaning,
  placeKinds,
  strengths,
  traits,
} from '#lexicon/meanings.ts';
import { familiarTable, placeTable } from '#lexicon/places.ts';
import { safetyTable } from '#lexicon/safety.ts';
import { senseTable } from '#lexicon/senses.ts';
import { traitTable } from '#lexicon/traits.ts';
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

/** Every table but the symbols, whose rows are their own meaning. */
export const tables: readonly (readonly [table: string, LexiconMeaning['domain'], Decode])[] = [
  [
    emotionTable,
    'emotion',
    ([kind, strength, intensity]) => ({
      domain: 'emotion',
      value: {
        class: oneOf(emotionClasses, kind),
        strength: oneOf(strengths, strength),
        intensity: Number(intensity),
      },
    }),
  ],
  [
    affectTable,
    'affect',
    ([sign, arousal]) => ({
      domain: 'affect',
      value: {
        sign: oneOf(['plus', 'minus'], sign) === 'plus' ? 1 : -1,
        tense: oneOf(['calm', 'tense'], arousal) === 'tense',
      },
    }),
  ],
  [
    characterTable,
    'character',
    ([identity, gender, age, number, person]) => ({
      domain: 'character',
      value: {
        identity: oneOf(characterIdentities, identity),
        gender: genders[gender ?? ''] ?? 'unknown',
        age: oneOf(ages, age),
        number: oneOf(['one', 'group', 'any'], number),
        person,
      },
    }),
  ],
  [
    frameTable,
    'frame',
    ([type, subtype, strength]) => ({
      domain: 'frame',
      value: {
        type: oneOf(interactionTypes, type),
        subtype: Number(subtype),
        strength: oneOf(strengths, strength),
      },
    }),
  ],
  [
    eventTable,
    'event',
    ([kind, label, strength]) => ({
      domain: 'event',
      value: {
        kind: oneOf(eventKinds, kind),
        label: label ?? '',
        strength: oneOf(strengths, strength),
      },
    }),
  ],
  [
    placeTable,
    'place',
    ([place, kind]) => ({
      domain: 'place',
      value: {
        place: oneOf(['indoor', 'outdoor', 'ambiguous'], place),
        kind: oneOf(placeKinds, kind),
      },
    }),
  ],
  [
    familiarTable,
    'familiarity',
    ([familiarity]) => ({
      domain: 'familiarity',
      value: { familiarity: oneOf(familiarities, familiarity) },
    }),
  ],
  [senseTable, 'sense', ([sense]) => ({ domain: 'sense', value: { sense: oneOf(senses, sense) } })],
  [
    bizarrenessTable,
    'bizarreness',
    ([kind, strength]) => ({
      domain: 'bizarreness',
      value: { kind: oneOf(bizarrenessKinds, kind), strength: oneOf(strengths, strength) },
    }),
  ],
  [cueTable, 'cue', ([kind]) => ({ domain: 'cue', value: { kind: oneOf(cueKinds, kind) } })],
  [
    traitTable,
    'trait',
    ([trait, strength]) => ({
      domain: 'trait',
      value: { trait: oneOf(traits, trait), strength: oneOf(strengths, strength) },
    }),
  ],
  [safetyTable, 'crisis', ([kind]) => ({ domain: 'crisis', value: { kind: kind ?? '' } })],
];

const decoders = new Map(tables.map(([, domain, decode]) => [domain, decode]));

/** What an idiom's key says: the name of a table, then the key that a row of it would have. */
export function decodeIdiom([name, ...key]: readonly string[]): LexiconMeaning {
  const decode = [...decoders].find(([domain]) => domain === name)?.[1];
  if (decode === undefined) throw new Error(`“${name}” is no table of the lexicon`);
  return decode(key);
}
