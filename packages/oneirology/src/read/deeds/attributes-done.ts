import { verbInWords } from '#read/deeds/verb-words.ts';
import type { Named } from '#read/named.ts';
import { isHappening } from '#read/on-stage.ts';
import { isRoleOf } from '#read/people/no-doers.ts';
import { evidenceAt, type Reading, sentenceAt } from '#read/reading.ts';
import type { Deed } from '#schema.ts';

/** Participles that stand by a noun and say what it does, each with its act and its verb. */
const done = {
  en: {
    ...{ crying: ['cry', 'cry'], weeping: ['cry', 'weep'], sobbing: ['cry', 'sob'] },
    ...{ dancing: ['dance', 'dance'], singing: ['sing', 'sing'], sleeping: ['sleep', 'sleep'] },
    ...{ screaming: ['shout', 'scream'], shouting: ['shout', 'shout'] },
    ...{ laughing: ['laugh', 'laugh'], smiling: ['laugh', 'smile'], talking: ['speak', 'talk'] },
    ...{ flying: ['fly', 'fly'], floating: ['float', 'float'], running: ['run', 'run'] },
    ...{ galloping: ['run', 'gallop'], swimming: ['swim', 'swim'], walking: ['walk', 'walk'] },
  },
  fr: {
    ...{ volant: ['fly', 'voler'], flottant: ['float', 'flotter'], dansant: ['dance', 'danser'] },
    ...{
      souriant: ['laugh', 'sourire'],
      endormi: ['sleep', 'dormir'],
      parlant: ['speak', 'parler'],
    },
  },
} as const satisfies Record<string, Record<string, readonly [Deed['act'], string]>>;

const determiners = {
  en: /^(?:a|an|the|my|his|her|their|our|this|that|these|those|some|two|three|many)$/,
  fr: /^(?:un|une|des|le|la|les|l'|mon|ma|mes|son|sa|ses|ce|cet|cette|ces|deux|trois)$/,
};

/** What only living things do, and what a thing may as well. */
const ofAnything = new Set<Deed['act']>(['fly', 'float', 'dance', 'speak', 'sing']);
const beings = /animals$|people|spirits|birds|creatures/;

/** `A crying baby`, `the flying carpet`, « une île flottante »: how it is told is what it does. */
export function attributesDone(reading: Reading, named: readonly Named[]): Deed[] {
  return named.flatMap((one): Deed[] => {
    const { tokens } = reading;
    const language = sentenceAt(reading, one.from)?.language ?? 'en';
    const at = language === 'en' ? one.from - 1 : one.to;
    const found = doneBy(reading, at, language);
    if (found === undefined || !isHappening(reading, at)) return [];
    if (language === 'en' && isRoleOf(tokens[at + 1]?.lower ?? '')) return [];
    const isNear = tokens[language === 'en' ? one.from : at]?.gap === ' ';
    const before = tokens[(language === 'en' ? at : one.from) - 1]?.lower ?? '';
    const [act, verb] = found;
    const isBeing = one.kind === 'character' || beings.test(one.category ?? '');
    if (!isNear || !determiners[language].test(before)) return [];
    if (!isBeing && !(ofAnything.has(act) && things.test(one.category ?? ''))) return [];
    const said = verbInWords(act, verb);
    const evidence = evidenceAt(reading, at, at + 1, `action.${act}: attribute`);
    return [{ who: one.id, act, ...(said && { verb: said }), where: [], evidence: [evidence] }];
  });
}

/** A stick for walking, shoes for running and a pool for swimming do none of it. */
const things = /^(?:objects|props|food|clothing|travel|arts-and-play|plants|home|land)$/;

function doneBy(
  { tokens }: Reading,
  at: number,
  language: 'en' | 'fr',
): readonly [Deed['act'], string] | undefined {
  const word = tokens[at]?.lower ?? '';
  const table: Readonly<Record<string, readonly [Deed['act'], string]>> = done[language];
  return table[language === 'fr' ? word.replace(/(?:e|s|es)$/, '') : word];
}
