import type { Named } from '#read/named.ts';
import type { Reading } from '#read/reading.ts';
import type { Deed } from '#schema.ts';
import type { Language } from '#text/language.ts';
import { wordSet } from '#text/word-set.ts';

/** Here another clause begins. */
export const clauseOpeners = wordSet(
  `when while and but because as before after until then who that which so quand pendant et mais parce
  lorsque alors puis tandis avant après qui que qu' où donc`,
);

export type Relation = Deed['where'][number]['relation'];

const relations: Readonly<Record<Language, ReadonlyMap<string, Relation>>> = {
  fr: relationMap({
    in: 'dans parmi entre intérieur milieu fond',
    on: 'sur sommet',
    under: 'sous dessous',
    above: 'dessus survolant survolais survolait',
    behind: 'derrière',
    before: 'devant',
    beside: 'côté près contre autour',
    towards: 'vers',
    through: 'travers par long',
    from: 'depuis loin',
    with: 'avec',
    at: 'à au aux chez',
  }),
  en: relationMap({
    in: 'in inside into within among between bottom',
    on: 'on onto upon',
    under: 'under beneath below underneath',
    above: 'above over',
    behind: 'behind',
    before: 'before outside',
    beside: 'beside near by next against around',
    towards: 'toward towards',
    through: 'through across along down up',
    from: 'from',
    with: 'with',
    at: 'at to',
  }),
};

function relationMap(words: Readonly<Record<Relation, string>>): ReadonlyMap<string, Relation> {
  const map = new Map<string, Relation>();
  for (const [relation, list] of Object.entries(words)) {
    for (const word of list.split(' ')) map.set(word, relation as Relation);
  }
  return map;
}

/** How what follows a word stands to what is done; undefined where the word is no preposition. */
export function relationOf(reading: Reading, at: number, language: Language): Relation | undefined {
  const word = reading.tokens[at]?.lower ?? '';
  // « Le long du mur », and not « un long ruban ».
  if (word === 'long' && !/^(?:le|au|tout)$/.test(reading.tokens[at - 1]?.lower ?? ''))
    return undefined;
  // « Loin de moi », and not « au loin ».
  const next = reading.tokens[at + 1]?.lower ?? '';
  if (word === 'loin' && !/^(?:de|d'|du|des)$/.test(next)) return undefined;
  // `At the top of an oak`, « en haut d'un arbre ».
  if (/^(?:top|haut)$/.test(word) && /^(?:of|de|d'|du|des)$/.test(next)) return 'on';
  return relations[language].get(word);
}

/** `In front of`, of three words. */
export function isInFront({ tokens }: Reading, at: number): boolean {
  return [0, 1, 2].map((n) => tokens[at + n]?.lower).join(' ') === 'in front of';
}

const among = wordSet('among amongst between parmi entre');

/** What something can be in the midst of, and in it: fog, water, a crowd that is a place. */
const soft = ({ kind, category }: Named): boolean =>
  kind === 'thing' && !/^(?:objects|props|home|travel|plants)$/.test(category ?? '');

/** `Among the tables`, « entre les bureaux », `between my parents`: beside them, and in none. */
export function isAmong(word: string, of: Named): boolean {
  return among.has(word) && !soft(of);
}
