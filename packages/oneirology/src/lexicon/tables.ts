import { affectTable } from '#lexicon/affect.ts';
import { bizarrenessTable } from '#lexicon/bizarreness.ts';
import { characterTable } from '#lexicon/characters.ts';
import { cueTable } from '#lexicon/cues.ts';
import { emotionTable } from '#lexicon/emotions/all.ts';
import { eventTable } from '#lexicon/events/all.ts';
import { frameTable } from '#lexicon/frames.ts';
import type { LexiconMeaning } from '#lexicon/meanings.ts';
import { familiarTable, placeTable } from '#lexicon/places.ts';
import { safetyTable } from '#lexicon/safety.ts';
import { senseTable } from '#lexicon/senses.ts';
import { traitTable } from '#lexicon/traits.ts';

/** Every table but the symbols and the idioms, by what its words stand for. */
export const tables: readonly (readonly [table: string, domain: LexiconMeaning['domain']])[] = [
  [emotionTable, 'emotion'],
  [affectTable, 'affect'],
  [characterTable, 'character'],
  [frameTable, 'frame'],
  [eventTable, 'event'],
  [placeTable, 'place'],
  [familiarTable, 'familiarity'],
  [senseTable, 'sense'],
  [bizarrenessTable, 'bizarreness'],
  [cueTable, 'cue'],
  [traitTable, 'trait'],
  [safetyTable, 'crisis'],
];
