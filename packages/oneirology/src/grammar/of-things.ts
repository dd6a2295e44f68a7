import type { LexiconMatch } from '#lexicon/meanings.ts';
import { conjugateEnglish } from '#morphology/english.ts';
import { conjugateFrench } from '#morphology/french-verbs.ts';
import type { Token } from '#text/tokens.ts';
import { wordSet } from '#text/word-set.ts';

/** Words of death that people say of things: `my phone died`, « la pile est morte ». */
const deathly = wordSet(
  'dead died die dies dying mort morte morts mortes mourir meurt mourait tué tuée décédé',
);
/** Families of symbols whose members neither live nor feel. */
const things = new Set(
  'objects home travel light-and-fire town ways clothing sky weather water land food plants'.split(
    ' ',
  ),
);
/** Things that are no image of their own, and what lives on by dying only in a manner of speaking. */
const unnamedThings = wordSet(
  `battery batteries engine motor line signal screen radio tv laptop tablet remote bulb headlights
  headlight flashlight torch torches wifi internet connection mic microphone speaker fan heater
  conversation party music song silence air weight calm end ends street centre center link brakes
  wallpaper tune melody poem landscape scenery place colour color light lights glow tie paint story film movie curtains
  pile piles batterie batteries moteur écran radio télé portable tablette ampoule ampoules phare
  phares réseau connexion wifi micro ventilo chauffage conversation ambiance musique chanson silence
  angle point poids temps saison langue nature feuille feuilles bois eau eaux papier peint cravate
  mélodie air paysage décor lieu endroit histoire film couleur couleurs tapisserie rideaux poème`,
);
const copulas = new Set([
  ...['be', 'look', 'seem', 'sound', 'appear', 'become', 'go'].flatMap(conjugateEnglish),
  ...['être', 'sembler', 'paraître', 'devenir', 'rester', 'venir'].flatMap(conjugateFrench),
  ...wordSet(
    `had have has just suddenly completely totally all nearly almost already also then now both very
    so quite rather un peu très si tout toute a avait ont avaient complètement totalement presque déjà
    aussi soudain en de d' s' se 's l' air à`,
  ),
]);
/** `dead phone`, `angry red light`: at most two words between the two. */
const between = 2;
/** What feels, said of things: they only look it. */
const feelingDomains = new Set(['emotion', 'affect']);
/** Said of things these are told of the one who meets them: `a scary house`. */
const causing =
  /(?:ing|antes?|ants|ibles?|^(?:scary|creepy|funny|affreux|affreuse|strange|dreadful|wonderful))$/;
const determiners = wordSet('a an the this that these those my our his her their its some any no');

/**
 * Leaves out what is said of things and only looks like death or feeling: `the lamp was dead`,
 * « une lumière triste », `an angry red light`.
 */
export function withoutFeelingsOfThings(
  tokens: readonly Token[],
  matches: readonly LexiconMatch[],
): readonly LexiconMatch[] {
  const doubted = matches.filter(
    (match) =>
      isDeath(tokens, match) ||
      isState(tokens, match) ||
      isAdverb(tokens, match) ||
      isNamed(tokens, match),
  );
  if (doubted.length === 0) return matches;
  const ends = new Set<number>();
  const starts = new Set<number>();
  const beings = new Set<number>();
  for (const { from, to, part, meaning } of matches) {
    if (meaning.domain === 'character') for (let at = from; at < to; at += 1) beings.add(at);
    if (meaning.domain !== 'symbol' || part !== 'noun') continue;
    if (!things.has(meaning.value.category)) continue;
    starts.add(from);
    ends.add(to);
  }
  const around = { tokens, ends, starts, beings };
  const refused = new Set(
    doubted.filter((match) =>
      isAdverb(tokens, match)
        ? isDoneByThing(around, match.from)
        : isOfWeather(around, match) ||
          (!isNamed(tokens, match) &&
            (isSaidOfThing(around, match.from) || isBeforeThing(around, match))),
    ),
  );
  return refused.size === 0 ? matches : matches.filter((match) => !refused.has(match));
}

/** An adverb of feeling or hostility: `angrily`, « tristement ». */
function isAdverb(tokens: readonly Token[], { from, to, meaning }: LexiconMatch): boolean {
  if (to !== from + 1 || !/(?:ily|sly|dly|ully|ment)$/.test(tokens[from]?.lower ?? ''))
    return false;
  return feelingDomains.has(meaning.domain) || meaning.domain === 'frame';
}

/** `The tap dripped angrily`: one verb lies between, and its subject is a thing. */
function isDoneByThing({ tokens, ends, beings }: Around, adverb: number): boolean {
  for (let at = adverb; at > Math.max(0, adverb - 4); at -= 1) {
    if (/[.,;:!?()–—«»“”"]/.test(tokens[at]?.gap ?? '') || beings.has(at - 1)) return false;
    const before = tokens[at - 1]?.lower ?? '';
    if (joints.has(before)) return false;
    if (ends.has(at) || unnamedThings.has(before)) {
      return (
        at < adverb &&
        /^(?:the|a|an|le|la|l'|une?)$/.test(tokens[at - 2]?.lower ?? '') &&
        !prepositions.has(tokens[at - 3]?.lower ?? '')
      );
    }
  }
  return false;
}

const joints = wordSet('i he she we they who it and je il elle on nous ils elles qui et');

interface Around {
  readonly tokens: readonly Token[];
  readonly ends: ReadonlySet<number>;
  readonly starts: ReadonlySet<number>;
  readonly beings: ReadonlySet<number>;
}

/** A feeling called by its noun: `fury`, « la colère ». */
function isNamed(tokens: readonly Token[], match: LexiconMatch): boolean {
  const { part, meaning } = match;
  const isInward = feelingDomains.has(meaning.domain) || meaning.domain === 'frame';
  return part === 'noun' && isInward && !isState(tokens, match) && !isDeath(tokens, match);
}

function isDeath(tokens: readonly Token[], { from, to }: LexiconMatch): boolean {
  if (to > from + 3) return false;
  for (let at = from; at < to; at += 1) if (isDeathly(tokens, at)) return true;
  return false;
}

/** A lone adjective of feeling, hostility or harm. */
function isState(tokens: readonly Token[], { from, to, part, meaning }: LexiconMatch): boolean {
  const isOfTwo = to === from + 2 && tokens[from]?.lower === 'en';
  if (!(to === from + 1 || isOfTwo) || part === 'verb') return false;
  const isHostile = meaning.domain === 'frame' && meaning.value.type === 'aggression';
  // The lexicon writes some of these adjectives as it writes nouns.
  const isNamed =
    determiners.has(tokens[from - 1]?.lower ?? '') ||
    /^(?:la|le|l'|de|une?)$/.test(tokens[from - 1]?.lower ?? '');
  const isInward = isHostile ? meaning.value.subtype === 1 : meaning.domain === 'emotion';
  if (part === 'noun' && (!isInward || isNamed)) return false;
  const isInner = feelingDomains.has(meaning.domain) || isHostile;
  return isInner && !causing.test(tokens[from]?.lower ?? '');
}

/** « La mer était furieuse », `the old wardrobe looked sad`, « une lumière triste ». */
function isSaidOfThing({ tokens, ends, beings }: Around, from: number): boolean {
  for (let at = from; at > Math.max(0, from - 5); at -= 1) {
    if (/[.,;:!?()–—«»“”"]/.test(tokens[at]?.gap ?? '')) return false;
    if (beings.has(at - 1)) return false;
    // « Elle avait l'air triste »: here the air is a look.
    if (isLook(tokens, at - 1)) continue;
    if (ends.has(at) || unnamedThings.has(tokens[at - 1]?.lower ?? '')) {
      const isSomebodys = [1, 2, 3, 4, 5].some((back) => beings.has(at - back));
      return !isSomebodys && isPlaced(tokens, from, at);
    }
    if (!copulas.has(tokens[at - 1]?.lower ?? '')) return false;
  }
  return false;
}

function isLook(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]?.lower !== 'air' || tokens[index - 1]?.lower !== "l'") return false;
  return /^(?:à|a|ai|as|ont|avait|avais|avaient|avez|avons|avions|avoir|ayant|eu|aura)$/.test(
    tokens[index - 2]?.lower ?? '',
  );
}

const prepositions = wordSet(
  'in on at with to from by into through near under over dans sur à au aux avec en par sous vers chez',
);
const english = wordSet('the a an my his her our their this that is was were are had');

/** French sets an adjective right after its thing; elsewhere the thing must be the subject. */
function isPlaced(tokens: readonly Token[], from: number, end: number): boolean {
  const before = tokens.slice(Math.max(0, end - 4), end - 1).map(({ lower }) => lower);
  if (from === end) {
    const isDeath = [from, from + 1, from + 2].some((at) => isDeathly(tokens, at));
    return isDeath || !before.some((word) => english.has(word));
  }
  return !before.some((word) => prepositions.has(word));
}

function isDeathly(tokens: readonly Token[], index: number): boolean {
  return deathly.has(tokens[index]?.lower ?? '');
}

/** `a dead flashlight`, `an angry red light`: English puts it before its thing. */
function isBeforeThing(
  { tokens, starts, beings }: Around,
  { from, to, meaning }: LexiconMatch,
): boolean {
  // `My dead mother along a beach`: it is she who is dead.
  if (meaning.domain === 'character' && to > from + 1) return false;
  const word = tokens[from]?.lower ?? '';
  if (!determiners.has(tokens[from - 1]?.lower ?? '') && word !== 'dead') return false;
  if (word !== 'dead' && deathly.has(word)) return false;
  for (let at = to; at <= to + between; at += 1) {
    const token = tokens[at];
    if (token === undefined || /[^\s-]/.test(token.gap) || beings.has(at)) return false;
    if (starts.has(at) || unnamedThings.has(token.lower)) return true;
    if (breaks.has(token.lower)) return false;
  }
  return false;
}

/** « La colère du ciel », `the fury of the sea`. */
function isOfWeather({ tokens, starts }: Around, { from, to }: LexiconMatch): boolean {
  if (
    !/^(?:colère|rage|fureur|tristesse|mélancolie|gaieté|anger|rage|fury|sadness|melancholy)$/.test(
      tokens[from]?.lower ?? '',
    )
  )
    return false;
  const of = tokens[to]?.lower ?? '';
  if (of === 'du') return starts.has(to + 1);
  return (
    /^(?:de|of)$/.test(of) &&
    /^(?:la|l'|the)$/.test(tokens[to + 1]?.lower ?? '') &&
    starts.has(to + 2)
  );
}

const breaks = wordSet(
  `and or in on at with to of that who which about because when by for as along across through near
  into onto over under behind beside past around from towards`,
);
