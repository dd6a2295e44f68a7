import type { Language } from '#describe-words.ts';
import { isFeminine, nameActor, nameAgain } from '#press/describe/actors-in-words.ts';
import type { ActName, Actor, PrintScene } from '#press/scene.ts';

/** Who has been named by the sentences so far, each sentence as places in the scene's `actors`. */
export type Mentions = readonly (readonly number[])[];

/** Whether an actor has been named already. */
function isKnown(mentions: Mentions, n: number): boolean {
  return mentions.some((sentence) => sentence.includes(n));
}

/** Somebody by a noun: a cat at first, then the cat; another man, where a man has been told of. */
export function named(
  { actors }: PrintScene,
  mentions: Mentions,
  n: number,
  language: Language,
  act?: ActName,
): string {
  const actor = actors[n];
  if (actor === undefined) return '';
  const name = nameActor(actor, language, act);
  const again = nameAgain(actor, language);
  const isOther = (place: number) => {
    const other = actors[place];
    return place !== n && other !== undefined && nameAgain(other, language) === again;
  };
  const others = [...actors.keys()].filter(isOther);
  if (isKnown(mentions, n)) return others.length > 0 ? name : again;
  const isSecond = actor.count === 1 && others.some((place) => isKnown(mentions, place));
  if (!isSecond || others.length > 1) return name;
  return language === 'fr'
    ? name.replace(/^(une?) /, '$1 autre ')
    : name.replace(/^an? /, 'another ');
}

/**
 * The pronoun of somebody whom the sentence before named, if it can mean nobody else; null where a
 * noun is needed.
 */
export function subjectPronoun(
  { actors }: PrintScene,
  mentions: Mentions,
  n: number,
  language: Language,
): string | null {
  const own = pronounOf(actors[n], language);
  const last = mentions.at(-1) ?? [];
  if (own === null || !last.includes(n)) return null;
  const isClear = last.every((place) => place === n || pronounOf(actors[place], language) !== own);
  return isClear ? own : null;
}

/** Whether « la », « lui » or « elle » after a verb can only be who dreams. */
export function isDreamerClear(
  { actors }: PrintScene,
  mentions: Mentions,
  n: number,
  subject: number,
): boolean {
  const actor = actors[n];
  if (actor?.kind !== 'person' || actor.who !== 'dreamer') return false;
  const last = mentions.at(-1) ?? [];
  if (!last.includes(n)) return false;
  return [...last, subject].every(
    (place) => place === n || pronounOf(actors[place], 'fr') !== 'elle',
  );
}

function pronounOf(actor: Actor | undefined, language: Language): string | null {
  if (actor === undefined) return null;
  const isMany = actor.count > 1;
  if (language === 'fr')
    return isFeminine(actor) ? (isMany ? 'elles' : 'elle') : isMany ? 'ils' : 'il';
  if (isMany) return 'they';
  if (actor.kind === 'thing') return 'it';
  if (actor.who === 'dreamer') return null;
  return { male: 'he', female: 'she', unknown: null }[actor.gender];
}
