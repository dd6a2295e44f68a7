import type { Language } from '#describe-words.ts';
import type { ActWords } from '#press/describe/acts-in-words.ts';
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

/** What is done to hair, by the verb that tells it; of oneself, or of somebody. */
const ofHair: Readonly<
  Record<string, Readonly<Record<'own' | 'other', Record<Language, ActWords>>>>
> = {
  combs: {
    own: {
      fr: { one: 'se peigne', many: 'se peignent', joint: '' },
      en: { one: 'combs their hair', many: 'comb their hair', joint: '' },
    },
    other: {
      fr: { one: 'peigne', many: 'peignent', joint: '' },
      en: { one: 'combs', many: 'comb', joint: '' },
    },
  },
  brushes: {
    own: {
      fr: { one: 'se brosse les cheveux', many: 'se brossent les cheveux', joint: '' },
      en: { one: 'brushes their hair', many: 'brush their hair', joint: '' },
    },
    other: {
      fr: { one: 'brosse', many: 'brossent', joint: '' },
      en: { one: 'brushes', many: 'brush', joint: '' },
    },
  },
  shaves: {
    own: {
      fr: { one: 'se rase', many: 'se rasent', joint: '' },
      en: { one: 'shaves', many: 'shave', joint: '' },
    },
    other: {
      fr: { one: 'rase', many: 'rasent', joint: '' },
      en: { one: 'shaves', many: 'shave', joint: '' },
    },
  },
  braids: {
    own: {
      fr: { one: 'se tresse les cheveux', many: 'se tressent les cheveux', joint: '' },
      en: { one: 'braids their hair', many: 'braid their hair', joint: '' },
    },
    other: {
      fr: { one: 'tresse les cheveux', many: 'tressent les cheveux', joint: 'de' },
      en: { one: 'braids the hair', many: 'braid the hair', joint: 'of' },
    },
  },
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
  const hair = act === 'touch' || act === 'tend' || act === 'cut' ? ofHair[own] : undefined;
  if (hair && whom === undefined && relation?.at === undefined) return hair.own[language];
  if (hair && whom?.kind === 'person') return hair.other[language];
  if (verb && act === 'write' && id !== undefined && typed.has(id))
    return { ...verb[language], joint: language === 'fr' ? 'sur' : 'on' };
  // Who feeds somebody or a beast is seen to.
  if (verb && act === 'give' && own === 'feeds' && whom)
    return { ...verb[language], joint: / à manger$/.test(verb[language].one) ? 'à' : '' };
  return undefined;
}
