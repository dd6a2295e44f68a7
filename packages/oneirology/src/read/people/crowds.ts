import { actionsIn } from '#lexicon/action-index.ts';
import type { Found } from '#read/people/people.ts';
import { evidenceAt, isWaking, type Reading } from '#read/reading.ts';
import type { Deed } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

/** Places by whose name all who are in them are called. */
const peopled = wordSet(
  `office school village town city street bus train restaurant church hall room theatre theater stadium
  class classroom bar pub hospital court courtroom ship plane carriage neighbourhood neighborhood
  bureau école ville rue église salle théâtre stade hôpital tribunal wagon quartier lycée collège avion
  bateau amphi usine parterre cantine table`,
);
/** « La salle riait »: those that are called so without a word of all. */
const byThemselves = wordSet('salle tribunal parterre amphi');
const all = wordSet('whole entire toute tout');
const articles = wordSet("the la le l' my our ma mon notre");

/** What people do, and no place. */
const ofPeople = new Set<Deed['act']>([
  ...(['laugh', 'look', 'sing', 'shout', 'cry', 'speak', 'wave', 'dance', 'point'] as const),
]);

/** `The whole office laughed at me`, « toute la salle riait »: everybody there. */
export function crowdsIn(reading: Reading): Found[] {
  const { tokens } = reading;
  const acts = actionsIn(reading).filter(({ meaning }) => ofPeople.has(meaning.value.act));
  return tokens.flatMap(({ lower }, at): Found[] => {
    if (!peopled.has(lower) || isWaking(reading, at)) return [];
    const [before = '', earlier = ''] = [1, 2].map((n) => tokens[at - n]?.lower ?? '');
    const isAll = all.has(before) || (articles.has(before) && all.has(earlier));
    const isCalledSo = byThemselves.has(lower) && /^(?:la|le)$/.test(before);
    if (!isAll && !isCalledSo) return [];
    const isDone = acts.some(({ from, to }) => to > at + 1 && from - at <= 3);
    if (!isDone) return [];
    const from = isAll ? (all.has(before) ? at - 1 : at - 2) : at;
    const who = { number: 'group', gender: 'mixed', identity: 'uncertain' } as const;
    return [
      {
        from,
        to: at + 1,
        evidence: evidenceAt(
          reading,
          from,
          at + 1,
          'character.uncertain: all of a place',
          'grammar',
        ),
        key: `uncertain ${lower} group`,
        called: undefined,
        who: { ...who, label: 'everybody', age: 'adult', p: 0.08, shown: false },
      },
    ];
  });
}
