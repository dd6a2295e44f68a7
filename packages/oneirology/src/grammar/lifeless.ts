import type { LexiconMatch } from '#lexicon/meanings.ts';
import type { Token } from '#text/tokens.ts';
import { wordSet } from '#text/word-set.ts';

/** Words of death that people say of things: `my phone died`, « la pile est morte ». */
const deathly = wordSet(
  'dead died die dies dying mort morte morts mortes mourir meurt mourait tué tuée décédé',
);
/** Families of symbols whose members never lived. */
const things = new Set(
  'objects home travel light-and-fire town ways clothing sky weather'.split(' '),
);
/** Things that are no image of their own, and what lives on by dying only in a manner of speaking. */
const unnamedThings = wordSet(
  `battery batteries engine motor line signal screen radio tv laptop tablet remote bulb headlights
  headlight flashlight torch torches wifi internet connection mic microphone speaker fan heater
  conversation party music song silence air weight calm end ends street centre center link
  pile piles batterie batteries moteur écran radio télé portable tablette ampoule ampoules phare
  phares réseau connexion wifi micro ventilo chauffage conversation ambiance musique chanson silence
  angle point poids temps saison langue nature feuille feuilles bois eau eaux`,
);
const copulas = wordSet(
  `is was were are be been being went goes go gone had has have just suddenly completely totally all
  nearly almost already also then now both had'd est était sont étaient être été a avait ont
  complètement totalement presque déjà aussi soudain vient venait de d' s' se 's`,
);
/** `dead phone`, « pile morte »: at most one word between the two. */
const beside = 2;

/**
 * Leaves out deaths that befall things: `the lamp was dead`, « mon téléphone est mort », `dead silence`.
 */
export function withoutLifelessDeaths(
  tokens: readonly Token[],
  matches: readonly LexiconMatch[],
): readonly LexiconMatch[] {
  if (!matches.some((match) => isDeath(tokens, match))) return matches;
  const ends = new Set<number>();
  const starts = new Set<number>();
  for (const { from, to, part, meaning } of matches) {
    if (meaning.domain !== 'symbol' || part !== 'noun') continue;
    if (!things.has(meaning.value.category)) continue;
    starts.add(from);
    ends.add(to);
  }
  const isThingEnd = (at: number): boolean =>
    ends.has(at) || unnamedThings.has(tokens[at - 1]?.lower ?? '');
  return matches.filter((match) => {
    if (!isDeath(tokens, match)) return true;
    return !(isSaidOfThing(tokens, match.from, isThingEnd) || isBefore(tokens, match.to, starts));
  });
}

function isDeath(tokens: readonly Token[], { from, to }: LexiconMatch): boolean {
  return to === from + 1 && deathly.has(tokens[from]?.lower ?? '');
}

function isSaidOfThing(
  tokens: readonly Token[],
  from: number,
  isThingEnd: (at: number) => boolean,
): boolean {
  for (let at = from; at > Math.max(0, from - 5); at -= 1) {
    if (/[.,;:!?()–—«»“”"]/.test(tokens[at]?.gap ?? '')) return false;
    if (isThingEnd(at)) return true;
    if (!copulas.has(tokens[at - 1]?.lower ?? '')) return false;
  }
  return false;
}

/** `a dead flashlight`: English puts it before its thing. */
function isBefore(tokens: readonly Token[], to: number, starts: ReadonlySet<number>): boolean {
  if (tokens[to - 1]?.lower !== 'dead') return false;
  for (let at = to; at < to + beside; at += 1) {
    const token = tokens[at];
    if (token === undefined || /[^\s-]/.test(token.gap)) return false;
    if (starts.has(at) || unnamedThings.has(token.lower)) return true;
  }
  return false;
}
