import type { Language } from '#describe-words.ts';
import { longThings } from '#press/compose/placing/long-things.ts';
import { joined } from '#press/describe/joints.ts';
import { thingNoun } from '#press/describe/nouns.ts';
import {
  type Actor,
  type BorrowedPart,
  isMarkName,
  type JoinedPart,
  type MarkName,
  type ReplacedPart,
} from '#press/scene.ts';

/** `With forks for hands`, « avec des serpents à la place des cheveux », `with eyes in both palms`. */
export function withReplaced(
  words: string,
  actor: Actor,
  language: Language,
  nameOf: (thing: Actor) => string,
): string {
  const [one] = actor.kind === 'person' ? (actor.replaced ?? []) : [];
  if (one === undefined) return words;
  const { id, label, part } = one;
  const isOne = part === 'head' || part === 'mouth' || part === 'nose' || part === 'beard';
  const thing = { kind: 'thing', id, label, count: 1, changes: [] } as const;
  const { many } = thingNoun(thing, language);
  const name = isOne ? nameOf(thing) : language === 'fr' ? `des ${many}` : many;
  // Whose shadow it is, and not what stands for one.
  if (part === 'shadow') {
    const of = joined(language === 'fr' ? 'de' : 'of', nameOf(thing), language);
    return language === 'fr' ? `${words} avec l’ombre ${of}` : `${words} with the shadow ${of}`;
  }
  const by = replacedWords[part][language];
  return language === 'fr' ? `${words} avec ${name} ${by}` : `${words} with ${name} ${by}`;
}

const replacedWords: Readonly<Record<Exclude<ReplacedPart, 'shadow'>, Record<Language, string>>> = {
  hand: { fr: 'à la place des mains', en: 'for hands' },
  arm: { fr: 'à la place des bras', en: 'for arms' },
  palm: { fr: 'dans les paumes', en: 'in both palms' },
  hair: { fr: 'à la place des cheveux', en: 'for hair' },
  beard: { fr: 'à la place de la barbe', en: 'for a beard' },
  eye: { fr: 'à la place des yeux', en: 'for eyes' },
  leg: { fr: 'à la place des jambes', en: 'for legs' },
  foot: { fr: 'à la place des pieds', en: 'for feet' },
  head: { fr: 'à la place de la tête', en: 'for a head' },
  teeth: { fr: 'à la place des dents', en: 'for teeth' },
  mouth: { fr: 'à la place de la langue', en: 'for a tongue' },
  nose: { fr: 'à la place du nez', en: 'for a nose' },
};

/** `A horse with wings`, « une maison avec des yeux ». */
export function withBorrowed(words: string, actor: Actor, language: Language): string {
  const { borrowed = [] } = actor;
  if (borrowed.length === 0) return words;
  const parts = borrowed.map((part) =>
    part === 'wing'
      ? wingsInWords(actor, language)
      : part === 'head' && actor.kind === 'thing'
        ? headOnThings[language]
        : borrowedWords[part][language],
  );
  const last = parts.at(-1) ?? '';
  const [and, by] = language === 'en' ? ['and', 'with'] : ['et', 'avec'];
  const told = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} ${and} ${last}` : last;
  return `${words} ${by} ${told}`;
}

/** « Des ailes de papillon ». */
function wingsInWords(actor: Actor, language: Language): string {
  const kind = actor.kind === 'person' ? actor.wings : undefined;
  if (kind === undefined) return borrowedWords.wing[language];
  const label = { fr: kind, en: kind };
  const { one } = thingNoun({ kind: 'thing', id: kind, label, count: 1, changes: [] }, language);
  return language === 'fr' ? joined('des ailes de', one, language) : `${one} wings`;
}

/** `Wearing a hat`, `with a crow on the shoulder`, « avec du sang sur les mains ». */
export function withJoined(
  words: string,
  actor: Actor,
  language: Language,
  nameOf: (thing: Actor) => string,
): string {
  const all = actor.joined ?? [];
  const told = all.map((one) => {
    const { id, label, count, changes, part, kind } = one;
    const isAlone = count === 1 && !/^(?:blood|scales|fur|leeches|bruise|horns)$/.test(id);
    const where =
      (id === 'horns' ? joinedAt.head : undefined) ??
      (part === 'mouth' && longThings[id] ? outOfMouth : undefined) ??
      (part === 'foot' && /s$/.test(label.en) ? onFeet : undefined) ??
      (isAlone ? alone[part] : undefined) ??
      (isMarkName(id) ? marksAt[part] : undefined) ??
      joinedAt[part];
    const picture = kind && nameOf({ kind: 'thing', ...kind, count: 1, changes: [] });
    const mark = id === 'hair' || isMarkName(id) ? markWords[id][language] : undefined;
    const name = picture
      ? joined(language === 'fr' ? 'un tatouage de' : 'a tattoo of', picture, language)
      : (mark ?? nameOf({ kind: 'thing', id, label, count, changes }));
    const isWorn = wornThings[id]?.test(part) ?? false;
    return { isWorn, said: isWorn ? name : `${name} ${where[language]}` };
  });
  const [wearing, by, and] =
    language === 'fr' ? ['portant', 'avec', ' et '] : ['wearing', 'with', ' and '];
  const inOneGo = (joint: string, isWorn: boolean) => {
    const some = told.filter((one) => one.isWorn === isWorn).map(({ said }) => said);
    return some.length > 0 ? [`${joint} ${some.join(and)}`] : [];
  };
  return [words, ...inOneGo(wearing, true), ...inOneGo(by, false)].join(' ');
}

const onHead = /^head$/;
/** What one wears, and of which it goes without saying where. */
const wornThings: Readonly<Record<string, RegExp>> = {
  ...{ crown: onHead, helmet: onHead, wig: onHead, hat: onHead, cap: onHead, tiara: onHead },
  ...{ turban: onHead, 'straw-hat': onHead, 'top-hat': onHead, 'cowboy-hat': onHead },
  ...{ 'party-hat': onHead, 'woolly-hat': onHead, 'military-helmet': onHead },
  ...{ 'graduation-cap': onHead, glasses: /^face$/, sunglasses: /^face$/, goggles: /^face$/ },
  ...{ necklace: /^neck$/, scarf: /^neck$/, 'bow-tie': /^neck$/, necktie: /^neck$/ },
};

const markWords: Readonly<Record<MarkName | 'hair', Record<Language, string>>> = {
  blood: { fr: 'du sang', en: 'blood' },
  wound: { fr: 'une plaie', en: 'a wound' },
  tattoo: { fr: 'un tatouage', en: 'a tattoo' },
  scales: { fr: 'des écailles', en: 'scales' },
  fur: { fr: 'de la fourrure', en: 'fur' },
  bruise: { fr: 'des bleus', en: 'bruises' },
  hair: { fr: 'des cheveux', en: 'hair' },
  horns: { fr: 'des cornes', en: 'horns' },
  leeches: { fr: 'des sangsues', en: 'leeches' },
};

const joinedAt: Readonly<Record<JoinedPart, Record<Language, string>>> = {
  head: { fr: 'sur la tête', en: 'on the head' },
  face: { fr: 'sur le visage', en: 'on the face' },
  mouth: { fr: 'dans la bouche', en: 'in the mouth' },
  neck: { fr: 'autour du cou', en: 'round the neck' },
  shoulder: { fr: 'sur l’épaule', en: 'on the shoulder' },
  back: { fr: 'dans le dos', en: 'on the back' },
  chest: { fr: 'sur la poitrine', en: 'on the chest' },
  belly: { fr: 'sur le ventre', en: 'on the belly' },
  arm: { fr: 'sur les bras', en: 'on the arms' },
  wrist: { fr: 'au poignet', en: 'tied to the wrist' },
  hand: { fr: 'sur les mains', en: 'on the hands' },
  pocket: { fr: 'dans la poche', en: 'in the pocket' },
  leg: { fr: 'sur la jambe', en: 'on the leg' },
  foot: { fr: 'au pied', en: 'on the foot' },
  skin: { fr: 'sur tout le corps', en: 'all over the body' },
};

/** Where one thing is that is on one of two. */
const alone: Partial<Record<JoinedPart, Record<Language, string>>> = {
  arm: { fr: 'sur le bras', en: 'on the arm' },
  hand: { fr: 'dans la main', en: 'in the hand' },
};

/** What is told as a pair is on both. */
const onFeet = { fr: 'aux pieds', en: 'on the feet' };

/** What is long hangs out of a mouth. */
const outOfMouth = { fr: 'sortant de la bouche', en: 'coming out of the mouth' };

/** Where a mark is, if not as a thing is there. */
const marksAt: Partial<Record<JoinedPart, Record<Language, string>>> = {
  wrist: { fr: 'sur les poignets', en: 'on the wrists' },
};

const headOnThings = { fr: 'une tête humaine', en: 'a human head' } as const;

const borrowedWords = {
  wing: { fr: 'des ailes', en: 'wings' },
  eye: { fr: 'des yeux', en: 'eyes' },
  mouth: { fr: 'une bouche', en: 'a mouth' },
  teeth: { fr: 'des dents', en: 'teeth' },
  face: { fr: 'un visage humain', en: 'a human face' },
  hand: { fr: 'des mains', en: 'hands' },
  leg: { fr: 'des jambes', en: 'legs' },
  belly: { fr: 'un ventre rond', en: 'a round belly' },
  hair: { fr: 'des cheveux qui tombent', en: 'hair that falls out' },
  locks: { fr: 'des cheveux qui poussent sur le sol', en: 'hair that grows along the ground' },
  head: { fr: 'deux têtes', en: 'two heads' },
} as const satisfies Record<BorrowedPart, Record<Language, string>>;
