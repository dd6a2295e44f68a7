import { verbInWords } from '#read/deeds/verb-words.ts';
import type { Named } from '#read/named.ts';
import { isHappening } from '#read/on-stage.ts';
import { nextNamed } from '#read/places/whereabouts.ts';
import { evidenceAt, type Reading, sentenceAt } from '#read/reading.ts';
import type { Deed } from '#schema.ts';

/** What is done where English puts its small word first. */
const acts: Readonly<Record<string, readonly [Deed['act'], string]>> = {
  'out came': ['emerge', 'come out'],
  'out comes': ['emerge', 'come out'],
  'out popped': ['emerge', 'come out'],
  'out jumped': ['jump', 'jump'],
  'out flew': ['fly', 'fly'],
  'out ran': ['run', 'run'],
  'out fell': ['fall', 'fall'],
  'down fell': ['fall', 'fall'],
  'in came': ['enter', 'come in'],
  'in comes': ['enter', 'come in'],
  'in walked': ['enter', 'come in'],
  'in walks': ['enter', 'come in'],
  'in flew': ['fly', 'fly'],
  'there stood': ['stand', 'stand'],
  'there sat': ['sit', 'sit'],
  'there lay': ['lie', 'lie'],
};

const articles = /^(?:a|an|the|my|his|her|our|their|two|three|some|all)$/;

/** `Out came a clock`, `in walked my boss`: whoever it is comes after the verb. */
export function turnedRound(reading: Reading, named: readonly Named[]): Deed[] {
  const { tokens } = reading;
  return tokens.flatMap(({ lower }, at): Deed[] => {
    const told = acts[`${lower} ${tokens[at + 1]?.lower ?? ''}`];
    const isEnglish = sentenceAt(reading, at)?.language === 'en';
    if (told === undefined || !isEnglish || !isHappening(reading, at + 1)) return [];
    const isArticle = articles.test(tokens[at + 2]?.lower ?? '') || tokens[at + 2]?.capital;
    const who = isArticle ? nextNamed(reading, named, at + 2, 3) : undefined;
    if (who === undefined) return [];
    const [act, term] = told;
    const verb = verbInWords(act, term);
    const evidence = evidenceAt(reading, at, at + 2, `action.${act}: ${term}`);
    return [{ who: who.id, act, ...(verb && { verb }), where: [], evidence: [evidence] }];
  });
}
