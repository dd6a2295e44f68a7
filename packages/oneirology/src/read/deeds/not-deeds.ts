import type { Party } from '#grammar/person.ts';
import type { ActionMatch } from '#lexicon/action-index.ts';
import type { Named } from '#read/named.ts';
import { nextNamed } from '#read/places/whereabouts.ts';
import { type Reading, sentenceAt } from '#read/reading.ts';
import type { Deed } from '#schema.ts';

/** « Je suis tombée » is no following: after « je » it is to be. */
export function isOnlyBeing({ tokens }: Reading, { from, meaning }: ActionMatch): boolean {
  if (meaning.value.act !== 'follow' || tokens[from]?.lower !== 'suis') return false;
  return /^(?:je|j'|ne|me|m')$/.test(tokens[from - 1]?.lower ?? '');
}

/** « Une page était écrite », `the cake was cut`: a thing does nothing by what is done to it. */
export function isDoneTo(
  { tokens }: Reading,
  named: readonly Named[],
  { from, to, meaning }: ActionMatch,
): boolean {
  if (!ofHands.has(meaning.value.act)) return false;
  const verb = tokens[to - 1]?.lower ?? '';
  const isParticiple =
    /(?:ed|en|é|ée|és|ées|it|ite|its|ites|u|ue|us|ues|ert|erte|ertes|cut|put|built|made|held|drawn|thrown|sewn)$/.test(
      verb,
    );
  const being = tokens[from - 1]?.lower ?? '';
  // « Une lettre écrite avec des fourmis », `a letter written in blood`.
  const isAfterNoun =
    onlyParticiple.test(verb) &&
    tokens[from]?.gap === ' ' &&
    named.some((one) => one.kind === 'thing' && one.to === from);
  if (isAfterNoun && !/^(?:by|par)$/.test(tokens[to]?.lower ?? '')) return true;
  if (!isParticiple || !/^(?:was|were|been|is|are|était|étaient|est|sont|été)$/.test(being))
    return false;
  if (/^(?:by|par)$/.test(tokens[to]?.lower ?? '')) return false;
  const last = named.findLast((one) => one.to < from);
  return last?.kind === 'thing' && from - last.to <= 6;
}

/** Forms that are no past tense as well. */
const onlyParticiple =
  /^(?:written|drawn|eaten|driven|thrown|given|torn|sewn|woven)$|(?:ée?s|ée|ites?|ues|us|ertes?|erts)$|^remplie?s?$/;

/** What is done to things by hand. */
export const ofHands: ReadonlySet<Deed['act']> = new Set<Deed['act']>([
  ...(['write', 'read', 'cook', 'wash', 'paint', 'sew', 'knit', 'cut', 'build', 'put'] as const),
  ...(['tend', 'eat', 'throw', 'carry', 'hold', 'give', 'find', 'drive', 'push', 'pull'] as const),
]);

/** A participle without its `was`: who did the last thing does this too. */
export function isLoose({ tokens }: Reading, from: number): boolean {
  // `They are all sleeping`.
  const at = /^(?:all|both|just|still|already|now|always|only)$/.test(tokens[from - 1]?.lower ?? '')
    ? from - 1
    : from;
  return !/^(?:was|were|is|are|am|been|be|started|kept|began|of|for|by|from|without|after|before|the|a|and|while|when|i|we|he|she|they|it|you)$/.test(
    tokens[at - 1]?.lower ?? '',
  );
}

/** Done by what nobody here has a name for. */
export function isByUnnamed({ tokens }: Reading, { to }: ActionMatch): boolean {
  return (
    /^(?:par|by)$/.test(tokens[to]?.lower ?? '') &&
    /(?:é|ée|és|ées|i|ie|ed)$/.test(tokens[to - 1]?.lower ?? '')
  );
}

export function isLiving({ tokens }: Reading, to: number): boolean {
  return /^(?:liv|vi[vt]|véc|habit|log)/.test(tokens[to - 1]?.lower ?? '');
}

/** `My son who died`, « ma mère, qui est morte », `a man who died years ago`: whom one meets died awake. */
export function isLongDead({ tokens }: Reading, { from, to, meaning }: ActionMatch): boolean {
  const words = tokens.slice(from, to).map(({ lower }) => lower);
  const isDeath =
    meaning.value.act === 'lie' && words.some((word) => /^(?:died|dead|mort|morte)$/.test(word));
  let at = from - 1;
  while (/^(?:est|était|avait|has|had|was|been|is|'s|'d)$/.test(tokens[at]?.lower ?? '')) at -= 1;
  const isAside = /[,(–-]/.test(tokens[at]?.gap ?? '');
  const after = tokens.slice(to, to + 4).map(({ lower }) => lower);
  const isDated = after.some((word) =>
    /^(?:ago|last|since|years?|an|ans|année|depuis|\d{4})$/.test(word),
  );
  const isOwn = tokens
    .slice(Math.max(0, at - 3), at)
    .some(({ lower }) => /^(?:my|our|mon|ma|mes|notre|nos)$/.test(lower));
  const isRelative = /^(?:who|whos|who's|qui)$/.test(tokens[at]?.lower ?? '');
  return isDeath && isRelative && (isAside || isDated || isOwn);
}

/** `Dad was reading, though we buried him in May`: it was before, and he is not in the grave. */
export function isLongBuried({ tokens }: Reading, { from, meaning }: ActionMatch): boolean {
  if (meaning.value.act !== 'dig' || !/^(?:bur|enterr)/.test(tokens[from]?.lower ?? ''))
    return false;
  return tokens
    .slice(Math.max(0, from - 5), from)
    .some(({ lower }) => /^(?:though|although|whom|alors|pourtant|bien)$/.test(lower));
}

/** `I have been married to him for years`: so it is, and no wedding is held. */
export function isMarried({ tokens }: Reading, { from, to, meaning }: ActionMatch): boolean {
  if (meaning.value.act !== 'marry' || tokens[to - 1]?.lower !== 'married') return false;
  const before = tokens.slice(Math.max(0, from - 3), from).map(({ lower }) => lower);
  const isBeen = before.includes('been') && !before.includes('to');
  const after = tokens.slice(to, to + 7).map(({ lower }) => lower);
  return (
    isBeen ||
    (before.some((word) => /^(?:am|is|are|was|were|'m|'s)$/.test(word)) &&
      after.some((word) => /^(?:years?|already|still)$/.test(word)))
  );
}

/** « Une porte dans le ventre »: a door, and nothing is carried. */
export function isDoorWord({ tokens }: Reading, { from, meaning }: ActionMatch): boolean {
  if (meaning.value.act !== 'carry' || !/^portes?$/.test(tokens[from]?.lower ?? '')) return false;
  return /^(?:une|des|cette|ces|ma|mes|sa|ses|deux|trois|chaque)$/.test(
    tokens[from - 1]?.lower ?? '',
  );
}

/** « Ma sœur, que je n'ai pas, m'attendait »: nobody waits for themselves. */
export function notMyself(
  reading: Reading,
  named: readonly Named[],
  from: number,
): Party | undefined {
  const { tokens } = reading;
  const isOfMe = /^(?:me|m')$/.test(tokens[from - 1]?.lower ?? '');
  if (!isOfMe || !/,/.test(tokens[from - 1]?.gap ?? '')) return undefined;
  const first = sentenceAt(reading, from)?.from ?? 0;
  return named.find(
    ({ kind, from: start, to }) => kind === 'character' && start >= first && to < from,
  )?.id;
}

/** « Ça me mord », « cela m'étouffait »: whatever it is does it to the dreamer. */
export function byWhateverDoesIt({ tokens }: Reading, from: number): Party | undefined {
  let at = from - 1;
  while (/^(?:me|m'|nous|ne|n'|a|avait)$/.test(tokens[at]?.lower ?? '')) at -= 1;
  return at < from - 1 && /^(?:ça|cela)$/.test(tokens[at]?.lower ?? '') ? 'unknown' : undefined;
}

/** « Le bus », « un bus »: after an article nobody drinks. */
export function isVehicle({ tokens }: Reading, { from }: ActionMatch): boolean {
  return (
    tokens[from]?.lower === 'bus' && !/^(?:je|j'|tu|ai|as|et)$/.test(tokens[from - 1]?.lower ?? '')
  );
}

/** Whether a verb stands in the third person where the dreamer speaks in the first: `flies`, after `I`. */
export function isOfAnother(reading: Reading, { from, to, part }: ActionMatch): boolean {
  const word = reading.tokens[from]?.lower ?? '';
  const sentence = sentenceAt(reading, from);
  if (sentence?.language !== 'en' || part !== 'verb' || !/[^s]s$/.test(word) || to !== from + 1)
    return false;
  const before = reading.tokens.slice(sentence.from, from);
  return before.some(({ lower }) => lower === 'i' || lower === 'we');
}

/** `In the front left corner`, `my left hand`: a side, and nobody leaves. */
export function isLeftSide({ tokens }: Reading, { from }: ActionMatch): boolean {
  if (tokens[from]?.lower !== 'left') return false;
  const [before, next] = [-1, 1].map((n) => tokens[from + n]?.lower ?? '');
  return (
    /^(?:the|my|your|his|its|our|their|front|back|top|bottom|upper|lower|far|to|on)$/.test(
      before ?? '',
    ) || /^(?:corner|side|hand|leg|foot|arm|eye|ear|wing|wall|lane)$/.test(next ?? '')
  );
}

/** « Un cœur qui battait », `my heart was beating`: nobody is beaten. */
export function isHeartbeat({ tokens }: Reading, { from, to, meaning }: ActionMatch): boolean {
  if (meaning.value.act !== 'fight' || !/^(?:batt|bat$|beat)/.test(tokens[to - 1]?.lower ?? ''))
    return false;
  return tokens
    .slice(Math.max(0, from - 5), from)
    .some(({ lower }) => /^(?:hearts?|cœurs?|coeurs?)$/.test(lower));
}

/** « Je volais une pièce »: what is taken is not flown over. `hands`: it fits into them. */
export function theftOf(
  reading: Reading,
  named: readonly Named[],
  { to, act }: { readonly to: number; readonly act: Deed['act'] },
): 'hands' | 'place' | null {
  const { tokens } = reading;
  if (act !== 'fly' || !/^vol/.test(tokens[to - 1]?.lower ?? '')) return null;
  if (!stolen.test(tokens[to]?.lower ?? '')) return null;
  const category = nextNamed(reading, named, to, 2)?.category ?? '';
  if (takeable.has(category)) return 'hands';
  return /^(?:home|town|ways)$/.test(category) ? 'place' : null;
}

const stolen = /^(?:un|une|le|la|les|l'|des|mon|ma|mes|son|sa|ses|leur|leurs|du)$/;

const takeable = new Set('objects food clothing props travel'.split(' '));

/** « Machine à laver », « les touches du téléphone »: a part of a noun, or a noun itself. */
export function isOfNoun(
  reading: Reading,
  named: readonly Named[],
  { from, to }: ActionMatch,
): boolean {
  const { tokens } = reading;
  // `On the washing line`: of what is called so, nobody washes.
  const isInName = (one: Named) =>
    one.to - one.from > to - from &&
    (one.kind === 'thing' ? one.from <= from : one.from < from) &&
    to <= one.to;
  // `Were playing cards`: that is what they do.
  const isUnderWay =
    /..ing$/.test(tokens[from]?.lower ?? '') &&
    /^(?:was|were|are|is|am|been|be)$/.test(tokens[from - 1]?.lower ?? '');
  if (!isUnderWay && named.some(isInName)) return true;
  if (sentenceAt(reading, from)?.language !== 'fr' || to !== from + 1) return false;
  const [before, earlier] = [1, 2].map((n) => tokens[from - n]?.lower ?? '');
  // « Quelqu'un tient »: somebody does.
  if (earlier === "quelqu'") return false;
  if (ofNouns.test(before ?? '') && !/ant$/.test(tokens[from]?.lower ?? '')) return true;
  // « J'ai remis le courant »: « en le courant » alone has a verb.
  if (
    /^(?:le|du|au)$/.test(before ?? '') &&
    earlier !== 'en' &&
    /ant$/.test(tokens[from]?.lower ?? '')
  )
    return true;
  // « Les touches »: after « je les » it would be done.
  return (
    /^(?:le|la|les|l')$/.test(before ?? '') &&
    opensNoun.test(earlier ?? '') &&
    /(?:es?|on|ure|age|ment)$/.test(tokens[from]?.lower ?? '')
  );
}

const ofNouns = /^(?:un|une|mon|ma|mes|son|sa|ses|ce|cet|cette|ces|notre|nos|votre|vos|quelques)$/;
const opensNoun =
  /^(?:mais|et|ou|que|qu'|quand|lorsque|comme|où|puis|sur|sous|dans|avec|pour|contre|vers|devant|derrière|entre|tous|toutes|toute|de|à)$/;

/** `He looked like my uncle`: how one looks is no deed. */
export function isOnlyLooks({ tokens }: Reading, { from, to, meaning }: ActionMatch): boolean {
  if (meaning.value.act !== 'look') return false;
  const next = tokens[to];
  if (/^(?:like|as)$/.test(next?.lower ?? '')) return true;
  // `She looks very upset`: it is how she looks.
  const isLook = to === from + 1 && /^look(?:s|ed|ing)?$/.test(tokens[from]?.lower ?? '');
  if (!isLook || next === undefined || /[^\s]/.test(next.gap)) return false;
  const told = /^(?:very|so|quite|really|rather|a|pretty|too)$/.test(next.lower)
    ? tokens[to + 1]
    : next;
  return looks.test(told?.lower ?? '');
}

/** How somebody may look. */
const looks =
  /^(?:good|bad|well|ill|sick|tired|sad|happy|angry|upset|hurt|worried|beautiful|pretty|handsome|ugly|strange|weird|old|young|younger|older|healthy|pale|terrific|great|nice|lovely|awful|terrible|funny|familiar|different|exactly|similar|bit|little|mad|stunning|gorgeous|radiant|\p{L}{3,}(?:ed|ful|less|ous|y))$/u;
