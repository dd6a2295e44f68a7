import type { Language } from '#describe-words.ts';
import { joined } from '#press/describe/joints.ts';
import { thingNoun } from '#press/describe/nouns.ts';
import type { Actor, BorrowedPart, ReplacedPart } from '#press/scene.ts';

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
export function withBorrowed(words: string, { borrowed = [] }: Actor, language: Language): string {
  if (borrowed.length === 0) return words;
  const parts = borrowed.map((part) => borrowedWords[part][language]);
  const last = parts.at(-1) ?? '';
  const [and, by] = language === 'en' ? ['and', 'with'] : ['et', 'avec'];
  const told = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} ${and} ${last}` : last;
  return `${words} ${by} ${told}`;
}

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
  head: { fr: 'deux têtes', en: 'two heads' },
} as const satisfies Record<BorrowedPart, Record<Language, string>>;
