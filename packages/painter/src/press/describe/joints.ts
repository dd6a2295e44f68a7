import type { Language } from '#describe-words.ts';
import { joinedInFrench } from '#press/describe/french.ts';
import type { RelationName } from '#press/scene.ts';

/** How a relation joins what is done to whom or where it is done. */
const joints: Record<Language, Record<RelationName, string>> = {
  fr: {
    in: 'dans',
    on: 'sur',
    under: 'sous',
    above: 'au-dessus de',
    behind: 'derrière',
    before: 'devant',
    beside: 'près de',
    towards: 'vers',
    through: 'à travers',
    from: 'loin de',
    with: 'avec',
    at: 'près de',
  },
  en: {
    in: 'in',
    on: 'on',
    under: 'under',
    above: 'above',
    behind: 'behind',
    before: 'before',
    beside: 'beside',
    towards: 'towards',
    through: 'through',
    from: 'away from',
    with: 'with',
    at: 'by',
  },
};

/** What one sits at. */
const tables = new Set(['table', 'desk', 'laid-table']);

/** How a relation joins what it is to: a part of a place, or a concept. */
export function jointTo(name: RelationName, what: string | undefined, language: Language): string {
  if (name === 'at' && what !== undefined && tables.has(what))
    return language === 'fr' ? 'à' : 'at';
  return joints[language][name];
}

/** What joins a look to where it goes, or comes from; other relations are said as of any act. */
export const gazes: Record<Language, Partial<Record<RelationName, string>>> = {
  fr: { from: 'depuis', in: 'dans', at: '' },
  en: { from: 'from', in: 'into', at: '' },
};

/** What looks out of a glass where a reflection does as it likes. */
export const otherSelf: Record<Language, string> = {
  fr: 'un reflet différent dans',
  en: 'at a different reflection in',
};

/** Parts of a place that somebody is on or in. */
export const partsInWords: Readonly<Record<string, Record<Language, string>>> = {
  bed: { fr: 'un lit', en: 'a bed' },
  table: { fr: 'une table', en: 'a table' },
  chair: { fr: 'une chaise', en: 'a chair' },
  window: { fr: 'une fenêtre', en: 'a window' },
  door: { fr: 'une porte', en: 'a door' },
  bathtub: { fr: 'une baignoire', en: 'a bathtub' },
  desk: { fr: 'un bureau', en: 'a desk' },
};

/** Of a body, what something comes out of. */
const bodyParts: Readonly<Record<string, Record<Language, string>>> = {
  mouth: { fr: 'la bouche', en: 'the mouth' },
  eye: { fr: 'l’œil', en: 'the eye' },
  hand: { fr: 'la main', en: 'the hand' },
  hair: { fr: 'les cheveux', en: 'the hair' },
  ear: { fr: 'l’oreille', en: 'the ear' },
  heart: { fr: 'le cœur', en: 'the heart' },
  belly: { fr: 'le ventre', en: 'the belly' },
  head: { fr: 'la tête', en: 'the head' },
};

/** « De la bouche de la personne qui rêve ». */
export function outOf(at: string | undefined, whose: string, language: Language): string {
  const part = at === undefined ? undefined : bodyParts[at]?.[language];
  const of = joined(language === 'fr' ? 'de' : 'of', whose, language);
  if (part === undefined) return of;
  if (language === 'en') return `of ${part} ${of}`;
  return `${part.startsWith('les ') ? `des ${part.slice(4)}` : part.startsWith('le ') ? `du ${part.slice(3)}` : `de ${part}`} ${of}`;
}

/** A joint and what it leads to; French contracts some of them. */
export function joined(joint: string, name: string, language: Language): string {
  if (language === 'fr') return joinedInFrench(joint, name);
  return joint === '' ? name : `${joint} ${name}`;
}
