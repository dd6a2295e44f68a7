import type { Language } from '#describe-words.ts';
import { thingNoun } from '#press/describe/nouns.ts';
import type { Actor, ReplacedPart } from '#press/scene.ts';

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
  const by = replacedWords[part][language];
  return language === 'fr' ? `${words} avec ${name} ${by}` : `${words} with ${name} ${by}`;
}

const replacedWords: Readonly<Record<ReplacedPart, Record<Language, string>>> = {
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
