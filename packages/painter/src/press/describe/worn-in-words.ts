import type { Language } from '#describe-words.ts';
import { isColour } from '#press/choosing/colours-told.ts';
import { adjectives, order } from '#press/describe/changes-in-words.ts';
import type { Actor, WornName } from '#press/scene.ts';

/** What somebody has on, in its colour: `in a red dress`, « en robe rouge ». */
export function wornInWords(actor: Actor, language: Language): string {
  if (actor.wears === undefined) return '';
  // A brown bear in a coat has it of no colour that is told.
  const isPerson = actor.kind === 'person';
  const colours = order.filter(
    (change) => isPerson && isColour(change) && actor.changes.includes(change),
  );
  const { fr, en, isFeminine, isPlural } = garments[actor.wears];
  const said = colours.map((colour) => {
    const { fr: bare, f, en: english } = adjectives[colour];
    return language === 'en' ? english : isFeminine ? (f ?? bare) : bare;
  });
  if (language === 'fr') return ['en', fr, said.join(' et ')].join(' ').trim();
  const worn = [said.join(' and '), en].join(' ').trim();
  if (isPlural || actor.count > 1)
    return `in ${isPlural ? worn : `${worn}${/s$/.test(worn) ? 'es' : 's'}`}`;
  return `in ${/^[aeio]/i.test(worn) ? 'an' : 'a'} ${worn}`;
}

const garments: Readonly<
  Record<WornName, { fr: string; en: string; isFeminine?: boolean; isPlural?: boolean }>
> = {
  dress: { fr: 'robe', en: 'dress', isFeminine: true },
  skirt: { fr: 'jupe', en: 'skirt', isFeminine: true },
  shirt: { fr: 'chemise', en: 'shirt', isFeminine: true },
  trousers: { fr: 'pantalon', en: 'trousers', isPlural: true },
  gown: { fr: 'robe de mariée', en: 'wedding dress', isFeminine: true },
  coat: { fr: 'manteau', en: 'coat' },
  suit: { fr: 'costume', en: 'suit' },
  pyjamas: { fr: 'pyjama', en: 'pyjamas', isPlural: true },
  swimsuit: { fr: 'maillot de bain', en: 'swimsuit' },
  uniform: { fr: 'uniforme', en: 'uniform' },
  robe: { fr: 'peignoir', en: 'dressing gown' },
};
