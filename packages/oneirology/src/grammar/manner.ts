import { conjugateEnglish } from '#morphology/english.ts';
import { conjugateFrench } from '#morphology/french-verbs.ts';
import type { Token } from '#text/tokens.ts';

/** Adverbs that tell how something is done as often as what anybody feels: `boiled furiously`. */
const adverb =
  /^(?:furi|frantic|nerv|desper|désesp|fever|fiévr|frenzi|fréné|impati|anxi|enrag|rageu|frustr|worri|awkward|shyly)\p{L}*(?:ly|ment)$/u;
/** Of these, what somebody does `nervously` shows the feeling whatever it is. */
const felt = /^(?:nerv|anxi|worri|rageu|enrag)/;
const people = /^(?:i|he|she|we|they|you|je|j'|il|elle|on|nous|ils|elles)$/;
/** What one does so to show a feeling: speaking, looking, waiting. */
const telling = new Set([
  ...[
    ...[
      'say',
      'tell',
      'ask',
      'answer',
      'reply',
      'shout',
      'yell',
      'scream',
      'whisper',
      'mutter',
      'look',
    ],
    ...[
      'stare',
      'glance',
      'glare',
      'wait',
      'laugh',
      'smile',
      'pace',
      'watch',
      'cry',
      'call',
      'beg',
      'talk',
    ],
  ].flatMap(conjugateEnglish),
  ...[
    ...[
      'dire',
      'demander',
      'répondre',
      'crier',
      'hurler',
      'murmurer',
      'regarder',
      'attendre',
      'rire',
    ],
    ...['sourire', 'parler', 'supplier', 'marcher', 'guetter', 'fixer'],
  ].flatMap(conjugateFrench),
]);
const reach = 3;

/** `He nervously handed me`, « il a rageusement déchiré »: a pronoun of a person is the subject. */
function isDoneBySomebody(tokens: readonly Token[], index: number): boolean {
  return [1, 2, 3].some((back) => people.test(tokens[index - back]?.lower ?? ''));
}

/** Whether a word of feeling is an adverb of manner at a verb that shows none. */
export function isManner(tokens: readonly Token[], index: number): boolean {
  if (isAside(tokens, index) || isOfThing(tokens, index)) return true;
  if (!adverb.test(tokens[index]?.lower ?? '')) return false;
  if (felt.test(tokens[index]?.lower ?? '') && isDoneBySomebody(tokens, index)) return false;
  const around = tokens.slice(Math.max(0, index - reach), index + reach + 1);
  return !around.some(({ lower }) => telling.has(lower));
}

/** What things do, and nobody: `the tap dripped sadly`, « le ruisseau coulait gaiement ». */
const thingVerbs =
  /^(?:drip|flap|hum|tick|creak|sway|bubbl|whistl|rattl|flicker|drift|hiss|rustl|swing|swung|hung|hang|gleam|sparkl|crackl|simmer|boil|flow|blow|blew|rain|clang|buzz|goutt|coul|souffl|claqu|grinç|bourdonn|pend|brill|crépit|ronronn|siffl|bruiss|balanç|clignot|tinta|flott|mijot|bouill|vrombi|gronda)/;
function isOfThing(tokens: readonly Token[], index: number): boolean {
  if (!/(?:ly|ment)$/.test(tokens[index]?.lower ?? '')) return false;
  if (!thingVerbs.test(tokens[index - 1]?.lower ?? '')) return false;
  return !people.test(tokens[index - 2]?.lower ?? '');
}

const asides =
  /^(?:sadly|regrettably|happily|thankfully|mercifully|curiously|strangely|heureusement|malheureusement|tristement|curieusement)$/;
const afterAside =
  /^(?:it|the|he|she|they|i|we|there|my|his|her|nobody|no|je|j'|il|elle|on|nous|ils|elles|le|la|les|l'|ma|mon|personne)$/;

/** `Sadly it was the wrong house`, « heureusement, on est arrivés »: a judgement on what is told. */
function isAside(tokens: readonly Token[], index: number): boolean {
  if (!asides.test(tokens[index]?.lower ?? '')) return false;
  const before = tokens[index - 1]?.lower ?? '';
  const begins = /^(?:and|but|et|mais|)$/.test(before) || /[.,;:!?]/.test(tokens[index]?.gap ?? '');
  const next = tokens[index + 1];
  return begins && (/,/.test(next?.gap ?? '') || afterAside.test(next?.lower ?? ''));
}

/** `It is closed, I'm afraid.`, « J'ai bien peur que non »: said to be polite. */
export function isPolite(tokens: readonly Token[], index: number): boolean {
  const word = (at: number): string => tokens[at]?.lower ?? '';
  if (word(index) === 'afraid') {
    const isSaid = /^(?:am|'m)$/.test(word(index - 1)) && word(index - 2) === 'i';
    const next = tokens[index + 1];
    const isSetApart = /[,—–]/.test(tokens[index - 2]?.gap ?? '') || /,/.test(next?.gap ?? '');
    return isSaid && isSetApart && !/^(?:of|to|and|that)$/.test(word(index + 1));
  }
  return word(index) === 'peur' && word(index - 1) === 'bien' && /^qu/.test(word(index + 1));
}
