import type { Character, Deed, DreamAnalysis } from '@reverie/oneirology/schema';
import { ofPeople } from '#press/acts.ts';

/** What two do, whoever the other is: nobody does it alone. */
const ofTwo = new Set<Deed['act']>([
  ...(['chase', 'follow', 'embrace', 'kiss', 'comfort', 'fight', 'argue', 'hold-hands'] as const),
  ...(['bite', 'kill', 'marry', 'shoot', 'carry', 'pull', 'push', 'touch', 'laugh'] as const),
  ...(['shout', 'look', 'wave', 'throw', 'dance', 'point', 'hold', 'dig', 'cut', 'wash'] as const),
]);

/** What people and beasts do, and things on no day. */
const ofLiving = new Set<Deed['act']>(['sleep', 'sit', 'eat', 'walk', 'run', 'swim', 'crawl']);

const many = /^(?:they|them|ils|elles|les|leur|eux)$/i;
const men = /^(?:he|him|himself|il|ils|eux|his .*)$/i;
const women = /^(?:she|her|herself|elle|elles|her .*)$/i;

/** Words of English that are said of people alone. */
const somebody = /^(?:he|she)$/i;

const before = 'unnamed-';

/** Whether somebody is here by a pronoun alone. */
export function isUnnamed(id: string): boolean {
  return id.startsWith(before);
}

/** `They chased me`, « il m'embrassait »: somebody whom nothing names is somebody all the same. */
export function withUnnamedPeople(analysis: DreamAnalysis): DreamAnalysis {
  const { deeds = [], characters } = analysis;
  const met = new Map<string, Character>();
  const told = deeds.map((deed) => {
    if (deed.act === 'birth' && deed.whom === undefined) return bornOf(deed);
    const words = deed.evidence.find(({ rule }) => rule === 'grammar.pronoun');
    if (words === undefined) return deed;
    // Of things that were told of, the engine says that it is they.
    const isByThem = many.test(words.text) && ofLiving.has(deed.act);
    const isBySomebody =
      deed.who === 'unknown' && (somebody.test(words.text) || ofPeople.has(deed.act) || isByThem);
    if (!ofTwo.has(deed.act) && !isBySomebody) return deed;
    const isUponMe =
      deed.who === 'unknown' &&
      (deed.whom === 'dreamer' || deed.where.some(({ what }) => what === 'dreamer'));
    const isByMe = deed.who === 'dreamer' && deed.whom === 'unknown';
    if (!isUponMe && !isByMe && !isBySomebody) return deed;
    const id = `${before}${words.text.toLowerCase()}`;
    if (!met.has(id)) met.set(id, somebodyBy(id, words));
    return !isByMe ? { ...deed, who: id } : { ...deed, whom: id };
  });
  /** `I gave birth`: to what came out, else to a child. */
  function bornOf(deed: Deed): Deed {
    const out = deeds.find(({ act, who }) => act === 'emerge' && who !== 'dreamer')?.who;
    if (out !== undefined) return { ...deed, whom: out };
    const id = `${before}baby`;
    const [words] = deed.evidence;
    // A pig has no child.
    const isPerson =
      deed.who === 'dreamer' ||
      characters.some((one) => one.id === deed.who && one.identity !== 'animal');
    if (!isPerson) return deed;
    // Who is in labour has not given birth.
    if (words === undefined || !/birth|accouch|monde|naissance/i.test(words.text)) return deed;
    met.set(id, { ...somebodyBy(id, words), age: 'baby' });
    return { ...deed, whom: id };
  }
  if (met.size === 0 && told.every((deed, n) => deed === deeds[n])) return analysis;
  return { ...analysis, deeds: told, characters: [...characters, ...met.values()] };
}

/** Somebody whom only a pronoun, or whose something is, tells of. */
export function somebodyBy(id: string, words: Deed['evidence'][number]): Character {
  const isGroup = many.test(words.text);
  return {
    ...{ id, label: words.text, number: isGroup ? 'group' : 'one' },
    gender: isGroup
      ? 'unknown'
      : men.test(words.text)
        ? 'male'
        : women.test(words.text)
          ? 'female'
          : 'unknown',
    ...{ identity: 'uncertain', age: 'adult', p: 0.5, shown: true, evidence: [words] },
  };
}
