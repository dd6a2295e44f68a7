import type { Language } from '#describe-words.ts';
import { type ActWords, readActWords } from '#press/describe/acts-in-words.ts';
import { isBeast } from '#press/pieces/bestiary.ts';
import type { Actor, ShownDeed } from '#press/scene.ts';

/** What one plays, and not with. */
const instruments = new Set(
  `piano piano-keys violin guitar banjo trumpet trombone tuba clarinet flute saxophone accordion bagpipes
  drum cello harp pipe-organ xylophone tambourine maracas synthesiser hunting-horn`.split(/\s+/),
);
const typed = new Set(['typewriter', 'computer', 'laptop', 'keyboard', 'tablet']);

const plays: Readonly<Record<Language, ActWords>> = {
  fr: { one: 'joue', many: 'jouent', joint: 'de' },
  en: { one: 'plays', many: 'play', joint: '' },
};

const heldOut: Readonly<Record<Language, ActWords>> = {
  fr: { one: 'tend', many: 'tendent', joint: '' },
  en: { one: 'holds out', many: 'hold out', joint: '' },
};

/**
 * What is done to hair, by the verb that tells it: verb | whose | French: one, many, joint | English: one,
 * many, joint. `-` joins by nothing.
 */
const hairTable = `
combs | own | se peigne, se peignent, - | combs their hair, comb their hair, -
combs | other | peigne, peignent, - | combs, comb, -
brushes | own | se brosse les cheveux, se brossent les cheveux, - | brushes their hair, brush their hair, -
brushes | other | brosse, brossent, - | brushes, brush, -
shaves | own | se rase, se rasent, - | shaves, shave, -
shaves | other | rase, rasent, - | shaves, shave, -
braids | own | se tresse les cheveux, se tressent les cheveux, - | braids their hair, braid their hair, -
braids | other | tresse les cheveux, tressent les cheveux, de | braids the hair, braid the hair, of
`;

/**
 * What is seen in the hands of who works on what nothing has a shape for: verb | French: one, many, joint
 * | English: one, many, joint.
 */
const aloneTable = `
licks | lèche le sol, lèchent le sol, - | licks the ground, lick the ground, -
waters | arrose des fleurs, arrosent des fleurs, - | waters flowers, water flowers, -
folds | plie du linge, plient du linge, - | folds linen, fold linen, -
irons | repasse du linge, repassent du linge, - | irons linen, iron linen, -
mows | tond l’herbe, tondent l’herbe, - | mows the grass, mow the grass, -
`;

const alone: ReadonlyMap<string, Readonly<Record<Language, ActWords>>> = new Map(
  aloneTable
    .trim()
    .split('\n')
    .map((row) => {
      const [verb = '', fr = '', en = ''] = row.split(' | ');
      return [verb, { fr: readActWords(fr), en: readActWords(en) }] as const;
    }),
);

const ofHair: ReadonlyMap<string, Readonly<Record<Language, ActWords>>> = new Map(
  hairTable
    .trim()
    .split('\n')
    .map((row) => {
      const [verb = '', whose = '', fr = '', en = ''] = row.split(' | ');
      return [`${verb} ${whose}`, { fr: readActWords(fr), en: readActWords(en) }] as const;
    }),
);

/** The engine has one act for what is eaten and drunk. */
const drinks: ReadonlySet<string> = new Set(
  'tea coffee milk wine water beer juice soda soda-can cocktail champagne whisky liquor'.split(' '),
);
const swallows: Record<Language, ActWords> = {
  fr: { one: 'boit', many: 'boivent', joint: '' },
  en: { one: 'drinks', many: 'drink', joint: '' },
};

/** How hands at work are told where neither their act nor their verb says it well; or undefined. */
export function handsInWords(
  { act, verb, relation }: ShownDeed,
  whom: Actor | undefined,
  language: Language,
): ActWords | undefined {
  const own = verb?.en.one ?? '';
  const id = whom?.kind === 'thing' ? whom.id : undefined;
  if (act === 'play' && id !== undefined && instruments.has(id)) return plays[language];
  if (act === 'eat' && id !== undefined && drinks.has(id)) return swallows[language];
  const bare = whom === undefined && !isOfPart(relation) ? alone.get(own) : undefined;
  if (bare) return bare[language];
  const isOnHair = act === 'touch' || act === 'tend' || act === 'cut';
  const isOwn = whom === undefined && relation?.at === undefined;
  const hair =
    isOwn || whom?.kind === 'person' ? ofHair.get(`${own} ${isOwn ? 'own' : 'other'}`) : undefined;
  if (isOnHair && hair) return hair[language];
  if (verb && act === 'write' && id !== undefined && typed.has(id))
    return { ...verb[language], joint: language === 'fr' ? 'sur' : 'on' };
  if (act === 'give' && id !== undefined && !isBeast(id) && own !== 'feeds')
    return heldOut[language];
  // Who feeds somebody or a beast is seen to.
  if (verb && act === 'give' && own === 'feeds' && whom)
    return { ...verb[language], joint: / à manger$/.test(verb[language].one) ? 'à' : '' };
  return undefined;
}

/** Whether the place itself has what it is done to: a window that is washed. */
function isOfPart(relation: ShownDeed['relation']): boolean {
  return relation?.to === 'place' && relation.name === 'at' && relation.at !== undefined;
}
