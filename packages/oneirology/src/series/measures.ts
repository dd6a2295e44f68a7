import type { DreamAnalysis } from '#schema.ts';
import { normMeasures } from '#series/classes.ts';
import type { NormMeasure } from '#series/schema.ts';

/** Numerator and denominator of a ratio. */
export interface Count {
  readonly k: number;
  readonly n: number;
}

interface Shown {
  readonly characters: DreamAnalysis['characters'];
  readonly interactions: DreamAnalysis['interactions'];
  readonly emotions: DreamAnalysis['emotions'];
  readonly settings: DreamAnalysis['settings'];
  readonly misfortunes: DreamAnalysis['events']['misfortune'];
}

type Counter = (shown: Shown) => Count;

/** No person of waking life, as coders keep creatures out of the human characters. */
const notHuman = new Set(['animal', 'imaginary']);
const familiar = new Set(['family', 'friend', 'known', 'prominent']);
const known = new Set(['friend', 'known']);
const bodily = new Set(['death', 'injury']);

/** The formulas of dreams.ucsc.edu/Norms, on what the engine shows. */
const counters: Readonly<Record<NormMeasure, Counter>> = {
  'male-characters': ({ characters }) =>
    among(
      characters.filter(
        ({ gender, identity }) =>
          !notHuman.has(identity) && (gender === 'male' || gender === 'female'),
      ),
      ({ gender }) => gender === 'male',
    ),
  'familiar-characters': humans(({ identity }) => familiar.has(identity)),
  'known-characters': humans(({ identity }) => known.has(identity)),
  'family-characters': humans(({ identity }) => identity === 'family'),
  groups: humans(({ number }) => number === 'group'),
  animals: ({ characters }) => among(characters, ({ identity }) => identity === 'animal'),
  'aggression-over-friendliness': ({ interactions }) =>
    among(
      interactions.filter((act) => act.type !== 'sexuality' && isOfDreamer(act)),
      ({ type }) => type === 'aggression',
    ),
  'dreamer-as-befriender': initiated('friendliness'),
  'dreamer-as-aggressor': initiated('aggression'),
  'physical-aggression': ({ interactions }) =>
    among(
      interactions.filter(({ type }) => type === 'aggression'),
      ({ physical }) => physical,
    ),
  'bodily-misfortune': ({ misfortunes }) => among(misfortunes, ({ label }) => bodily.has(label)),
  'negative-emotions': ({ emotions }) =>
    among(emotions, (emotion) => emotion.class !== 'happiness'),
  'indoor-settings': ({ settings }) =>
    among(
      settings.filter(({ place }) => place !== 'ambiguous'),
      ({ place }) => place === 'indoor',
    ),
  'dreams-with-aggression': withAct('aggression'),
  'dreams-with-friendliness': withAct('friendliness'),
  'dreams-with-sexuality': withAct('sexuality'),
  'dreams-with-misfortune': ({ misfortunes }) => once(misfortunes.length > 0),
  'dreams-with-emotion': ({ emotions }) => once(emotions.length > 0),
  'dreams-with-anger': withEmotion('anger'),
  'dreams-with-apprehension': withEmotion('apprehension'),
  'dreams-with-sadness': withEmotion('sadness'),
  'dreams-with-confusion': withEmotion('confusion'),
  'dreams-with-happiness': withEmotion('happiness'),
};

function among<T>(all: readonly T[], is: (one: T) => boolean): Count {
  return { k: all.filter(is).length, n: all.length };
}

function once(is: boolean): Count {
  return { k: is ? 1 : 0, n: 1 };
}

function humans(is: (character: Shown['characters'][number]) => boolean): Counter {
  return ({ characters }) =>
    among(
      characters.filter(({ identity }) => !notHuman.has(identity)),
      is,
    );
}

function isOfDreamer(act: Shown['interactions'][number]): boolean {
  return act.initiator === 'dreamer' || act.recipient === 'dreamer';
}

/** One-way acts between the dreamer and others: mutual ones have no initiator. */
function initiated(type: 'aggression' | 'friendliness'): Counter {
  return ({ interactions }) =>
    among(
      interactions.filter(
        (act) => act.type === type && act.direction === 'one-way' && isOfDreamer(act),
      ),
      ({ initiator }) => initiator === 'dreamer',
    );
}

function withAct(type: Shown['interactions'][number]['type']): Counter {
  return ({ interactions }) => once(interactions.some((act) => act.type === type));
}

function withEmotion(kind: Shown['emotions'][number]['class']): Counter {
  return ({ emotions }) => once(emotions.some((emotion) => emotion.class === kind));
}

/** What one dream adds to each measure. */
export function measuresOf(analysis: DreamAnalysis): ReadonlyMap<NormMeasure, Count> {
  const shown: Shown = {
    characters: analysis.characters.filter((found) => found.shown),
    interactions: analysis.interactions.filter((found) => found.shown),
    emotions: analysis.emotions.filter((found) => found.shown),
    settings: analysis.settings.filter((found) => found.shown),
    misfortunes: analysis.events.misfortune.filter((found) => found.shown),
  };
  return new Map(normMeasures.map((measure) => [measure, counters[measure](shown)]));
}
