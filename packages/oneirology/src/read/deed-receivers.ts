import { type Cast, objects, type Party, partyOf } from '#grammar/person.ts';
import type { ActionMatch } from '#lexicon/action-index.ts';
import type { Named } from '#read/named.ts';
import { type Reading, sentenceAt } from '#read/reading.ts';
import { isSupposed } from '#read/told.ts';
import { isCrossed, nextNamed } from '#read/whereabouts.ts';
import type { Deed } from '#schema.ts';

/** What somebody is given: `brought me a heart`, « me donnait des fraises ». */
export function givenBy(
  reading: Reading,
  named: readonly Named[],
  { to }: ActionMatch,
  whom: Party | undefined,
): Deed['where'] {
  const thing = nextNamed(reading, named, to, 4);
  if (whom === undefined || thing === undefined || thing.id === whom) return [];
  return [{ relation: 'with', what: thing.id }];
}

/** What is done to things by hand, or on them. */
const ofThings = new Set<Deed['act']>([
  ...(['ride', 'hold', 'carry', 'eat', 'push', 'pull', 'throw', 'cut', 'touch', 'tend'] as const),
  ...(['open', 'drive', 'wash', 'read', 'sew', 'knit', 'build', 'paint', 'climb', 'put'] as const),
]);

/** `Patted my dog's head`, « caressait la tête du cheval »: it is done to the dog. */
export function wholeOf(
  { tokens }: Reading,
  named: readonly Named[],
  { to, meaning }: ActionMatch,
  whom: Party | undefined,
): Party | undefined {
  if (meaning.value.act !== 'touch' && meaning.value.act !== 'bite') return whom;
  const part = named.find((one) => one.from >= to && one.id === whom && one.category === 'body');
  if (part === undefined) return whom;
  const before = named.findLast(
    (one) => one.from >= to && one.to < part.from && tokens[one.to]?.lower === "'s",
  );
  const isOf = /^(?:of|de|d'|du|des)$/.test(tokens[part.to]?.lower ?? '');
  const after = isOf
    ? named.find((one) => one.from > part.to && one.from - part.to <= 2)
    : undefined;
  return (before ?? after)?.id ?? whom;
}

/** « Il me tenait la main ». */
export function isMyHand({ tokens }: Reading, { from }: ActionMatch, act: Deed['act']): boolean {
  return act === 'hold-hands' && /^(?:me|m'|nous)$/.test(tokens[from]?.lower ?? '');
}

/** `Ran out of it`, `put them in`, « j'en mettais deux »: what was named last. */
export function thatBefore(
  { tokens, sentences }: Reading,
  named: readonly Named[],
  { from, to }: ActionMatch,
  who: Party,
  isOfPeople = false,
): string | undefined {
  const isEnglish = /^(?:it|them)$/.test(tokens[to]?.lower ?? '');
  const isFrench = /^(?:en|l'|le|la|les)$/.test(tokens[from - 1]?.lower ?? '');
  if (!isEnglish && !isFrench) return undefined;
  const here = sentences.findIndex((one) => one.from <= from && from < one.to);
  const first = sentences[Math.max(0, here - 1)]?.from ?? 0;
  const somebody = isOfPeople
    ? named.find(
        ({ kind, from: start, to: end }) => kind === 'character' && start >= first && end <= from,
      )
    : undefined;
  if (somebody && somebody.id !== who) return somebody.id;
  return named.findLast(
    ({ id, kind, category, to: end, from: start }) =>
      start >= first &&
      end <= from &&
      id !== who &&
      (kind === 'character' || !/^(?:town|ways|land|sky|weather|home)$/.test(category ?? '')),
  )?.id;
}

export function receiverOf(
  reading: Reading,
  cast: Cast,
  named: readonly Named[],
  match: ActionMatch,
): Party | undefined {
  const { from, to, meaning } = match;
  const language = sentenceAt(reading, from)?.language ?? 'en';
  if (language === 'fr') {
    const told = cliticBefore(reading, cast, from);
    // « Ma fille les ramassait »: what was named last, where they are nobody.
    const clitic =
      told === 'unknown' && ofThings.has(meaning.value.act)
        ? (thatBefore(reading, named, match, told) ?? told)
        : told;
    if (clitic !== undefined && !isOpenedTo(reading, match)) return clitic;
  } else {
    const next = reading.tokens[to];
    // `Out of her painting`: hers, and not she.
    const isHers = next?.lower === 'her' && nextNamed(reading, named, to + 1, 1)?.kind === 'thing';
    const person =
      next && !isHers && !/[,.;:!?]/.test(next.gap) ? objects.en.get(next.lower) : undefined;
    if (person !== undefined) return partyOf(person, cast, to);
    if (next?.lower === 'it' && ofThings.has(meaning.value.act)) {
      const it = thatBefore(reading, named, match, 'unknown');
      if (it !== undefined) return it;
    }
  }
  if (meaning.value.act === 'birth') {
    const isBorn = ({ kind, category }: Named) => kind === 'character' || category === 'people';
    const born = nextNamed(reading, named, to, 3);
    if (born !== undefined && born.category !== 'body' && born.category !== 'town') return born.id;
    const end = sentenceAt(reading, from)?.to ?? to;
    return named.find((one) => one.from >= to && one.from < Math.min(end, to + 8) && isBorn(one))
      ?.id;
  }
  // « Je prenais ma fille par la main »: inside its own words.
  const within = named.find((one) => one.kind === 'character' && one.from > from && one.to < to);
  if (within !== undefined) return within.id;
  const thing = nextNamed(reading, named, to, 4);
  if (thing === undefined) return undefined;
  // `Flying like birds`: no bird is there.
  if (isSupposed(reading, thing.from) && !isSupposed(reading, from)) return undefined;
  // `She keeps cooking while a whale swims`: the whale is another clause's.
  return isCrossed(reading, to, thing.from) ? undefined : thing.id;
}

/** « Il lui a ouvert »: nobody is opened; it is done for them. */
function isOpenedTo({ tokens }: Reading, { from, meaning }: ActionMatch): boolean {
  if (meaning.value.act !== 'open') return false;
  const small = [1, 2, 3].map((n) => tokens[from - n]?.lower ?? '');
  return small.some((word) => /^(?:lui|leur|me|m'|nous)$/.test(word));
}

/** « Elle me poursuit », « je l'embrasse ». */
function cliticBefore(reading: Reading, cast: Cast, from: number): Party | undefined {
  for (let at = from - 1; at >= from - 3; at -= 1) {
    const lower = reading.tokens[at]?.lower ?? '';
    if (/^(?:a|ont|avait|avaient|ai|as|est|était)$/.test(lower)) continue;
    const person = objects.fr.get(lower);
    const isSubjectToo = lower === 'elle' || lower === 'nous' || lower === 'moi';
    if (person === undefined || isSubjectToo) return undefined;
    return partyOf(person, cast, at);
  }
  return undefined;
}
