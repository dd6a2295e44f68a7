import { isGerund } from '#grammar/role.ts';
import { actionsIn } from '#lexicon/action-index.ts';
import { isFrenchInfinitive } from '#morphology/french-verbs.ts';
import { isBeast } from '#read/beasts.ts';
import type { Named } from '#read/named.ts';
import { type Reading, sentenceAt } from '#read/reading.ts';
import {
  clauseOpeners,
  isAmong,
  isInFront,
  type Relation,
  relationOf,
} from '#read/relation-words.ts';
import type { Deed } from '#schema.ts';
import type { Language } from '#text/language.ts';
import { wordSet } from '#text/word-set.ts';

/** How far a clause reaches after its verb, in words. */
const after = 8;

/** Another deed of the same sentence begins: « elle s’envolait et je la tenais par un fil ». */
const joining = wordSet('and but et mais puis');
const meanwhile = wordSet('while whilst when as because pendant tandis quand lorsque alors');
const starters = wordSet("i we he she they it je j' il elle on nous ils elles");
/** What is a subject wherever it stands. */
const subjectsOnly = wordSet("i we he she they je j'");
/** Where it is done: each preposition after the verb, with what it stands before. */
export function placesAfter(reading: Reading, named: readonly Named[], to: number): Deed['where'] {
  const sentence = sentenceAt(reading, to - 1);
  if (sentence === undefined) return [];
  const places: Deed['where'] = [];
  const end = Math.min(sentence.to, to + after);
  for (let at = to; at < end; at += 1) {
    const word = reading.tokens[at]?.lower ?? '';
    // `Before hundreds of people` is a place, `before I fell` a clause.
    const isBeforePeople =
      word === 'before' && nextNamed(reading, named, at + 1, 3)?.kind === 'character';
    const isClause = at > to && clauseOpeners.has(word) && !isBeforePeople;
    if (meanwhile.has(word) || joining.has(word) || isClause || isMeanwhile(reading, at)) break;
    // `As I reached her house, I looked in`: whoever does the next thing.
    const isNext = /[,;]/.test(reading.tokens[at]?.gap ?? '') && starters.has(word);
    // `Cried every time I lifted them with a forklift`.
    if (isNext || (at > to && subjectsOnly.has(word))) break;
    const isFront = isInFront(reading, at);
    const relation = isFront
      ? 'before'
      : isWornAt(named, at, word)
        ? 'in'
        : isRidden(reading, at)
          ? 'on'
          : relationOf(reading, at, sentence.language);
    // « au-dessus de »: the second word says more.
    const isSaidNext =
      relationOf(reading, at + 1, sentence.language) !== undefined && relation !== 'beside';
    if (relation === undefined || isSaidNext) continue;
    const isNextTo = relation === 'beside' && reading.tokens[at + 1]?.lower === 'to';
    const from = isFront ? at + 3 : isNextTo ? at + 2 : afterBack(reading, at + 1);
    if (isInstead(reading, at) || (at > to && isPreparedWith(reading, at))) continue;
    if (relation === 'at' && isToDo(reading, named, at, sentence.language)) continue;
    // `On my lap`, and no lap is a thing.
    const isLap =
      /^(?:my|our)$/.test(reading.tokens[from]?.lower ?? '') &&
      reading.tokens[from + 1]?.lower === 'lap';
    if (isLap && relation === 'on') {
      places.push({ relation, what: 'dreamer' });
      at = from + 1;
      continue;
    }
    // `Crawled all over me`, « marchaient sur moi ».
    const isAllOver = word === 'over' && reading.tokens[at - 1]?.lower === 'all';
    if (/^(?:me|moi|us|nous)$/.test(reading.tokens[at + 1]?.lower ?? '') && upon.has(relation)) {
      places.push({ relation: isAllOver ? 'on' : relation, what: 'dreamer' });
      at += 1;
      continue;
    }
    const thing = partBefore(reading, named, from) ?? nextNamed(reading, named, from, 4);
    if (thing === undefined || isCrossed(reading, from, thing.from)) continue;
    if (isFullOf(reading, from, thing.from)) continue;
    // `Outside my mother cried`: nobody is outside of somebody.
    if (word === 'outside' && thing.kind === 'character') continue;
    // « Devant toute l'école »: before those who are there.
    const isCrowd = thing.kind === 'thing' && isWhole(reading, from, thing.from);
    if (relation === 'before' && isCrowd) continue;
    // « Sur le dos d'une baleine », `in the belly of a whale`: on whom, in whom.
    const owner =
      thing.category === 'body'
        ? (ownerAfter(reading, named, thing) ?? bearerOf(reading, named, thing))
        : undefined;
    // `On my shoulder`: on whoever dreams.
    const isUpon = relation === 'on' || word === 'over';
    const isOwn = thing.category === 'body' && isUpon && isMine(reading, thing);
    if (isOwn) {
      places.push({ relation: 'on', what: 'dreamer' });
      at = thing.to - 1;
      continue;
    }
    const isLed =
      relation === 'at' &&
      thing.kind === 'thing' &&
      leading.has(reading.tokens[at - 1]?.lower ?? '');
    // `Cried in my grandmother's arms`: in her arms, and not inside her.
    const isOthers = owner !== undefined || thing.kind === 'character';
    const isHeldBy = relation === 'in' && isOthers && isInArms(reading, at, thing);
    const told = isLed ? 'towards' : isHeldBy || isAmong(word, thing) ? 'beside' : relation;
    places.push({ relation: told, what: (owner ?? thing).id });
    at = Math.max(thing.to, owner?.to ?? 0) - 1;
  }
  return places;
}

/** `The way to the bathroom`, `a key to the office`: one is not there yet. */
const leading = wordSet(
  'way road path door doors directions route key keys ticket exit entrance passage tunnel map turn',
);

/** Relations to a body that a picture shows; `with` and `towards` have rules of their own. */
const upon = new Set<Relation>(['on', 'above', 'behind', 'before', 'beside', 'under']);

/** `On the back of a giant eagle`, `on the roof of a moving train`: it is the eagle that one is on. */
function afterBack({ tokens }: Reading, at: number): number {
  const words = [0, 1, 2].map((n) => tokens[at + n]?.lower ?? '');
  return /^(?:back|roof|wing|top)$/.test(words[1] ?? '') && words[2] === 'of' ? at + 3 : at;
}

/** `On my mother's shoulder`: on her, whatever part of her it is. */
function partBefore(reading: Reading, named: readonly Named[], from: number): Named | undefined {
  const owner = named.find((one) => one.from >= from && one.from - from <= 2);
  if (owner?.kind !== 'character' || reading.tokens[owner.to]?.lower !== "'s") return undefined;
  const part = named.find((one) => one.from === owner.to + 1);
  return part?.category === 'body' ? owner : undefined;
}

/** « Dans les bras de », `in my mother's arms`. */
function isInArms({ tokens }: Reading, at: number, { to }: Named): boolean {
  return tokens.slice(at, to + 3).some(({ lower }) => lower === 'bras' || lower === 'arms');
}

function isMine({ tokens }: Reading, { from }: Named): boolean {
  return /^(?:my|mon|ma|mes)$/.test(tokens[from - 1]?.lower ?? '');
}

/** Whose part of a body it is, where that is said right after it. */
function ownerAfter(reading: Reading, named: readonly Named[], { to }: Named): Named | undefined {
  if (!/^(?:of|de|d'|du|des)$/.test(reading.tokens[to]?.lower ?? '')) return undefined;
  return nextNamed(reading, named, to + 1, 2);
}

/** « À vélo », « à cheval », « en moto »: what one is on. */
function isRidden({ tokens }: Reading, at: number): boolean {
  return /^(?:à|en)$/.test(tokens[at]?.lower ?? '') && ridden.has(tokens[at + 1]?.lower ?? '');
}

const ridden = wordSet(
  'vélo bicyclette moto motocyclette scooter mobylette trottinette cheval poney âne chameau ski skis luge',
);

const backs = wordSet('back shoulders dos épaules');
const theirs = wordSet('his her its their son sa ses leur leurs');

/** `We flew on its back`, « je suis monté sur son dos »: on whoever was named last, here or just before. */
function bearerOf(
  reading: Reading,
  named: readonly Named[],
  { from, to }: Named,
): Named | undefined {
  const { tokens } = reading;
  const isBack = tokens.slice(from, to).some(({ lower }) => backs.has(lower));
  const isTheirs = [from, from - 1].some((n) => theirs.has(tokens[n]?.lower ?? ''));
  if (!isBack || !isTheirs) return undefined;
  const here = reading.sentences.findIndex((one) => one.from <= from && from < one.to);
  const since = reading.sentences[Math.max(0, here - 1)]?.from ?? 0;
  const beings = named.filter(
    (one) =>
      one.from >= since &&
      one.to <= from &&
      (one.kind === 'character' || /animals$/.test(one.category ?? '')),
  );
  // A back that one gets onto is a beast's, where there is one.
  const owner =
    beings.findLast((one) => one.kind === 'thing' || isBeast(reading, one)) ?? beings.at(-1);
  // `My father carried me on his back`: his own.
  const isFrench = sentenceAt(reading, from)?.language === 'fr';
  const isAnothersDeed = tokens
    .slice(owner?.to, from)
    .some(({ lower }) => starters.has(lower) && (isFrench || lower !== 'on'));
  return isAnothersDeed ? owner : undefined;
}

/** « En pyjama », « en robe »: what one wears. */
function isWornAt(named: readonly Named[], at: number, word: string): boolean {
  return word === 'en' && named.some((one) => one.from === at + 1 && one.category === 'clothing');
}

/** « Inviter à prendre le thé », `invited to drink tea`: a verb follows, and no place. */
function isToDo(
  reading: Reading,
  named: readonly Named[],
  at: number,
  language: Language,
): boolean {
  const { tokens } = reading;
  const next = tokens[at + 1]?.lower ?? '';
  if (tokens[at]?.lower !== (language === 'fr' ? 'à' : 'to')) return false;
  if (named.some(({ from }) => from === at + 1) || determiners.has(next)) return false;
  if (actionsIn(reading).some(({ from }) => from === at + 1)) return true;
  return language === 'en' ? verbs.has(next) : isFrenchInfinitive(next);
}

/** `Rhubarb dipped in sugar`, « roulé dans la farine »: how it is made, and where nobody is. */
function isPreparedWith({ tokens }: Reading, at: number): boolean {
  return prepared.has(tokens[at - 1]?.lower ?? '');
}

const prepared = wordSet(
  `dipped rolled coated dusted drenched smothered drowned marinated fried
  trempé trempée trempés trempées roulé roulée roulés roulées enrobé enrobée noyé noyée frit frite`,
);

/** « Au lieu des dents », `in place of the cake`: no place. */
function isInstead({ tokens }: Reading, at: number): boolean {
  const [word, next, third] = [0, 1, 2].map((n) => tokens[at + n]?.lower ?? '');
  return (
    (word === 'au' && next === 'lieu') ||
    (word === 'in' && next === 'place') ||
    (word === 'à' && next === 'la' && third === 'place')
  );
}

const determiners = wordSet(
  'the a an my his her our their this that la le les l un une mon ma mes son sa ses notre leur',
);
/** Verbs that show nothing, and are no acts. */
const verbs = wordSet('be have do go get make take see say tell help save stop stay come buy feed');

/** « Sur une place pleine de pigeons »: on the square, whatever it is full of. */
function isFullOf({ tokens }: Reading, from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ lower }) => full.has(lower));
}

const full = wordSet(
  `full filled covered packed crowded plein pleine pleins pleines rempli remplie remplis remplies
  couvert couverte couverts couvertes bondé bondée`,
);

function isWhole({ tokens }: Reading, from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ lower }) => /^(?:toute?|whole|entire|all)$/.test(lower));
}

/** Whether another clause or another preposition begins in between. */
export function isCrossed(reading: Reading, from: number, to: number): boolean {
  const language = sentenceAt(reading, from)?.language ?? 'en';
  for (let at = from; at < to; at += 1) {
    const lower = reading.tokens[at]?.lower ?? '';
    if (clauseOpeners.has(lower) || isMeanwhile(reading, at) || isOfSubject(lower)) return true;
    if (relationOf(reading, at, language) !== undefined) return true;
  }
  return false;
}

/** `The bridge I crossed was bread`, « que je gardais fumait la pipe »: said of what stands before it. */
function isOfSubject(word: string): boolean {
  return (
    copulas.has(word) ||
    (/..(?:ait|aient)$/.test(word) && !/^(?:lait|portrait|extrait|souhait)$/.test(word))
  );
}

const copulas = wordSet('was were is are était étaient est sont');

/**
 * `Running carrying a piano`, « en portant un piano », `talking of winning on horses`: what is done
 * meanwhile, or only spoken of, has its own objects.
 */
function isMeanwhile({ tokens }: Reading, at: number): boolean {
  const word = tokens[at]?.lower ?? '';
  const isOfDoing = /^(?:of|about)$/.test(word) && /..ing$/.test(tokens[at + 1]?.lower ?? '');
  return isGerund(tokens, at + 1) || handling.has(word) || isOfDoing;
}

const handling = wordSet(
  'holding carrying clutching hugging cradling gripping wearing pushing pulling dragging',
);

/** What is named within `reach` words from a token on, before any mark of punctuation. */
export function nextNamed(
  reading: Reading,
  named: readonly Named[],
  from: number,
  reach: number,
): Named | undefined {
  const first = named.findIndex((one) => one.from >= from);
  // `My father's grave` is a grave, and the father is not there.
  const owner = named[first];
  const isOwner = owner !== undefined && isPossessive(reading, owner.to);
  const next = named[isOwner ? first + 1 : first];
  if (next === undefined || next.from - from > reach + (isOwner ? 2 : 0)) return undefined;
  for (let at = from; at <= next.from; at += 1) {
    if (/[,.;:!?]/.test(reading.tokens[at]?.gap ?? '')) return undefined;
  }
  return next;
}

/** `My father's grave`, `my parents' house`: whether what ends before a token has what follows. */
export function isPossessive({ tokens }: Reading, at: number): boolean {
  const after = tokens[at];
  if (after?.lower === "'s") return true;
  return /^['’]\s/.test(after?.gap ?? '') && /s$/.test(tokens[at - 1]?.lower ?? '');
}
