import { type Cast, type Party, partyOf, subjects } from '#grammar/person.ts';
import type { ActionMatch } from '#lexicon/action-index.ts';
import { isBeast } from '#read/beasts.ts';
import { theftOf } from '#read/deeds/not-deeds.ts';
import type { Named } from '#read/named.ts';
import { type Reading, sentenceAt } from '#read/reading.ts';
import type { Deed } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

/** What a verb tells where it stands: knocking at a door is no fight, climbing down no climb. */
export function actMeant(
  reading: Reading,
  named: readonly Named[],
  { from, to, meaning }: ActionMatch,
): Deed['act'] {
  const { act } = meaning.value;
  const { tokens } = reading;
  // « Je vole un collier »: it is taken.
  if (theftOf(reading, named, { to, act }) === 'hands') return 'hold';
  const verb = tokens[to - 1]?.lower ?? '';
  if (act === 'fight' && /^(?:frapp|cogn)/.test(verb) && isAtDoor(reading, named, from, to)) {
    return 'knock';
  }
  if (act === 'climb' && tokens[to]?.lower === 'down') return 'leave';
  // « Je suis tombée sur un vieux piano »: it is found.
  if (act === 'fall' && /^tomb/.test(verb) && isMetWith(reading, from, to)) return 'find';
  // « Descendait les marches »: nobody carries them.
  if (act === 'carry' && /^descend/.test(tokens[from]?.lower ?? '')) {
    if (isOnStairs(named, from, to)) return 'walk';
    // « On descendait la rivière dans un cercueil »: it bears them.
    if (named.some((one) => one.category === 'water' && one.from >= from && one.from - to <= 2))
      return 'float';
  }
  // « Il me tenait la main »: he does not only stand there.
  const isHand = tokens.slice(to, to + 3).some(({ lower }) => lower === 'main');
  if (act === 'stand' && /^t(?:en|ien)/.test(verb) && isHand) return 'hold-hands';
  // « Ma sœur me tenait par une ficelle »: she holds me; « je me tenais » stands.
  const isMe = /^(?:me|m')$/.test(tokens[from]?.lower ?? '') && to - from > 1;
  const isI = [1, 2].some((n) => /^(?:je|j')$/.test(tokens[from - n]?.lower ?? ''));
  if (act === 'stand' && /^t(?:en|ien)/.test(verb) && isMe && !isI) return 'hold';
  // `Hanging from a cliff`: one holds on, and climbs.
  if (act === 'hold' && isHanging(reading, from, to)) {
    const next = named.find((one) => one.from >= to && one.from - to <= 4);
    if (/^(?:land|town|ways|home|plants)$/.test(next?.category ?? '')) return 'climb';
  }
  // « Je me suis retrouvée dans le métro »: nobody is found, one is there.
  const small = [1, 2].map((n) => tokens[from - n]?.lower ?? '');
  const isSelf =
    /^(?:me|m'|se|s')$/.test(small[0] ?? '') ||
    (/^(?:suis|est|sont|étais|était|étaient)$/.test(small[0] ?? '') &&
      /^(?:me|m'|se|s')$/.test(small[1] ?? ''));
  if (act === 'find' && isSelf && /trouv/.test(verb)) return 'stand';
  // « Un oiseau en est sorti »: out of what was named before.
  if (act === 'leave' && /^sortie?s?$/.test(verb) && outOfIt(reading, from)) return 'emerge';
  if (act === 'hide' && isHidden(reading, named, from, to)) return 'put';
  // `She was bouncing on the trampoline`: nothing is thrown.
  const isBounced = named.some((one) => one.from >= to && one.from - to <= 1);
  if (act === 'throw' && /^(?:bounc|rebond)/.test(verb) && !isBounced) return 'jump';
  // `Hunted frantically`: with nothing after it, something is looked for.
  if (act === 'chase' && /^hunt/.test(verb) && !isFollowed(reading, named, to)) return 'search';
  if (act === 'throw' && isDropping(reading, named, from, to)) return 'fall';
  if (act === 'swim' && isInAir(reading, to)) return 'fly';
  // `Turned to get the suitcase`: one turns round, and into nothing.
  if (act === 'become' && verb === 'to' && !isMatterOrThing(reading, named, to)) return 'look';
  return act;
}

function outOfIt({ tokens }: Reading, from: number): boolean {
  const [aux, en] = [1, 2].map((n) => tokens[from - n]?.lower ?? '');
  return en === 'en' && /^(?:est|sont|était|étaient)$/.test(aux ?? '');
}

/** `The lift dropped`, `my phone dropped into the sea`: it falls, and lets nothing fall. */
function isDropping(
  { tokens }: Reading,
  named: readonly Named[],
  from: number,
  to: number,
): boolean {
  if (!/^drop/.test(tokens[from]?.lower ?? '') || to !== from + 1) return false;
  let at = from;
  while (at > from - 3 && beforeDrop.has(tokens[at - 1]?.lower ?? '')) at -= 1;
  const next = tokens[to];
  const isAlone = next === undefined || /[.,;:!?]/.test(next.gap) || afterDrop.has(next.lower);
  return isAlone && named.some((one) => one.kind === 'thing' && one.to === at);
}

const beforeDrop = wordSet('was were is are had has just suddenly slowly then all');
const afterDrop = wordSet(
  'into in onto on from off out through to down like and but with at without below towards',
);

/** Whether somebody or something is named right after a verb. */
function isFollowed({ tokens }: Reading, named: readonly Named[], to: number): boolean {
  const isPronoun = /^(?:me|him|her|us|them|it|you|down|by)$/.test(tokens[to]?.lower ?? '');
  return isPronoun || named.some((one) => one.from >= to && one.from - to <= 3);
}

/** `Turned to stone`, `turned to a river`: what comes right after is what it becomes. */
function isMatterOrThing(reading: Reading, named: readonly Named[], to: number): boolean {
  const { tokens } = reading;
  const isArticle = /^(?:a|an|the)$/.test(tokens[to]?.lower ?? '');
  // `I turned to the boy who runs it`: one looks at him.
  const next = named.find(({ from }) => from >= to && from - to <= 3);
  const isOneBeast = next && /^an?$/.test(tokens[to]?.lower ?? '') && isBeast(reading, next);
  if (next?.kind === 'character' && !isOneBeast) return false;
  return isArticle || named.some(({ from }) => from === to) || matters.has(tokens[to]?.lower ?? '');
}

const matters = wordSet(
  'stone gold glass ice paper dust ash ashes sand water salt marble wood metal',
);

/** « Avait caché les billets », `hid the money`, `hid it in a bucket`: it is what one puts somewhere. */
function isHidden(reading: Reading, named: readonly Named[], from: number, to: number): boolean {
  const { tokens } = reading;
  const isSelf = tokens
    .slice(Math.max(0, from - 2), to)
    .some(({ lower }) => /^(?:me|m'|se|s'|nous|étais|était|étaient|was|were|been)$/.test(lower));
  if (isSelf || to !== from + 1) return false;
  if (isThat(reading, from, to)) return true;
  const thing = named.find((one) => one.from >= to && one.from - to <= 2);
  // Who hides children hides with them.
  if (thing?.kind === 'character') return false;
  const isAfterArticle =
    /^(?:the|a|an|my|his|her|their|some|le|la|les|l'|un|une|des|mon|ma|mes|son|sa|ses)$/.test(
      tokens[to]?.lower ?? '',
    );
  return thing !== undefined && isAfterArticle;
}

/** `Hid it`, « je l'ai caché », « la cachait »: what was named before. */
function isThat({ tokens }: Reading, from: number, to: number): boolean {
  const word = (at: number) => tokens[at]?.lower ?? '';
  if (/^hid/.test(word(from))) return /^(?:it|them)$/.test(word(to));
  const isPast = /^(?:ai|as|a|avons|avez|ont|avais|avait|avaient)$/.test(word(from - 1));
  const before = word(from - (isPast ? 2 : 1));
  return /^cach/.test(word(from)) && /^(?:l'|le|la|les)$/.test(before);
}

/** « On tombe sur un lac »: whoever says it of themselves has not fallen; stones fall on a roof. */
function isMetWith({ tokens }: Reading, from: number, to: number): boolean {
  const at = tokens[to]?.lower === 'que' ? to + 1 : to;
  const isOnOne =
    tokens[at]?.lower === 'sur' &&
    /^(?:un|une|des|quelqu'un|mon|ma|mes)$/.test(tokens[at + 1]?.lower ?? '');
  const before = [1, 2, 3].map((n) => tokens[from - n]?.lower ?? '');
  const subject = before.find((word) => !/^(?:suis|est|sommes|ne|n'|étais)$/.test(word)) ?? '';
  return isOnOne && /^(?:je|on|nous)$/.test(subject);
}

function isOnStairs(named: readonly Named[], from: number, to: number): boolean {
  const next = named.find((one) => one.from >= from && one.to > to - 1);
  return (
    next !== undefined &&
    next.from - to <= 3 &&
    /^(?:home|ways|land|town)$/.test(next.category ?? '')
  );
}

function isHanging({ tokens }: Reading, from: number, to: number): boolean {
  return tokens
    .slice(from, to)
    .some(({ lower }) => /^(?:hang|hung|cling|clung|accroch|suspend|crampon|agripp)/.test(lower));
}

/** « Je frappais et ma mère m'ouvrait »: nobody is struck, and a door was named. */
function isAtDoor(
  { tokens, sentences }: Reading,
  named: readonly Named[],
  from: number,
  to: number,
): boolean {
  const before = tokens[from - 1]?.lower ?? '';
  if (/^(?:me|m'|te|t'|le|la|les|l'|lui|nous|se|s')$/.test(before)) return false;
  if (named.some((one) => one.kind === 'character' && one.from >= to && one.from - to <= 1))
    return false;
  const here = sentences.findIndex((one) => one.from <= from && from < one.to);
  const first = sentences[Math.max(0, here - 1)]?.from ?? 0;
  return named.some((one) => one.id === 'door' && one.from >= first && one.from <= to + 4);
}

/** « Dans l'air », `through the air`: where nobody swims. */
function isInAir(reading: Reading, to: number): boolean {
  const end = Math.min(sentenceAt(reading, to - 1)?.to ?? to, to + 6);
  for (let at = to; at < end; at += 1) {
    const word = reading.tokens[at]?.lower ?? '';
    if (/^(?:air|airs|ciel|sky)$/.test(word)) return true;
    if (stops.has(word)) return false;
  }
  return false;
}

const stops = wordSet('and but while et mais pendant quand sea mer eau water');

/** What one opened and what was in it: « à la place du linge il y avait des poissons ». */
export function thereInside(
  { tokens }: Reading,
  named: readonly Named[],
  from: number,
  to: number,
): Named | undefined {
  for (let at = from; at < to; at += 1) {
    const [word, next, third] = [0, 1, 2].map((n) => tokens[at + n]?.lower ?? '');
    const isThere =
      (word === 'there' && /^(?:was|were|is|are)$/.test(next ?? '')) ||
      (word === 'y' && /^(?:avait|a)$/.test(next ?? '')) ||
      (/^(?:found|find|trouvé|trouvais|trouve|see|saw|seen|vois|voyais|vu|aperçois|apercevais)$/.test(
        word ?? '',
      ) &&
        /^(?:a|an|my|his|her|some|un|une|mon|ma|mes|des|le|la)$/.test(next ?? '') &&
        third !== '');
    if (!isThere) continue;
    const thing = named.find((one) => one.from > at && one.from - at <= 6);
    return thing && thing.from < to ? thing : undefined;
  }
  return undefined;
}

/** « Avec moi », `with us`: who does it too. */
export function withPronoun({ tokens }: Reading, to: number): 'dreamer' | undefined {
  for (let at = to; at < to + 4; at += 1) {
    const [word, next] = [tokens[at]?.lower ?? '', tokens[at + 1]?.lower ?? ''];
    if (/[.;:!?]/.test(tokens[at]?.gap ?? '') && at > to) return undefined;
    if (/^(?:avec|with|contre|against)$/.test(word))
      return /^(?:moi|me|nous|us)$/.test(next) ? 'dreamer' : undefined;
  }
  return undefined;
}

/** « En ouvrant le frigo, j'ai trouvé… »: who does what comes after. */
export function gerundDoer(
  reading: Reading,
  cast: Cast,
  { from, to }: ActionMatch,
): Party | undefined {
  const { tokens } = reading;
  if (tokens[from - 1]?.lower !== 'en' || !/ant$/.test(tokens[to - 1]?.lower ?? ''))
    return undefined;
  const end = sentenceAt(reading, from)?.to ?? to;
  for (let at = to; at < end; at += 1) {
    const person = subjects.fr.get(tokens[at]?.lower ?? '');
    if (person !== undefined) return partyOf(person, cast, at);
  }
  return undefined;
}

/** « Des gens sans visage marchaient »: they lack a face, and walk. */
export function isAfterWithout({ tokens }: Reading, from: number): boolean {
  const back = [2, 3].find((n) => /^(?:sans|without)$/.test(tokens[from - n]?.lower ?? ''));
  return back !== undefined && !/(?:er|ir|re|ing)$/.test(tokens[from]?.lower ?? '');
}
