import type { Cast } from '#grammar/person.ts';
import type { MatchOf } from '#lexicon/meanings.ts';
import { matchesOf, type Reading } from '#read/reading.ts';
import { isSubjectPlace } from '#read/subject.ts';
import { wordSet } from '#text/word-set.ts';

/** Where nouns stand that name things and nobody. */
export interface Things {
  readonly starts: ReadonlySet<number>;
  /** Where each begins, by where it ends. */
  readonly ends: ReadonlyMap<number, number>;
}

/** What acts upon people without being anybody. A car that hits is driven, a hand is somebody's. */
const natural = new Set('water weather sky land plants light-and-fire'.split(' '));
/** Neither do these, though they strike, seize and hold: `the news hit me`, « le courant me pousse ». */
const unliving = wordSet(
  `news idea thought thoughts word words light smell sound noise silence memory memories cold heat
  current alarm question music song image sadness sleep guilt nouvelle nouvelles idée pensée mot mots
  lumière odeur bruit silence souvenir souvenirs froid chaleur courant alarme question musique image
  sommeil tristesse chagrin fatigue angoisse culpabilité sensation feeling impression doute envie`,
);

export function thingsNamed(reading: Reading, cast: Cast): Things {
  const starts = new Set<number>();
  const ends = new Map<number, number>();
  for (const { from, to, part, meaning } of matchesOf(reading, 'symbol')) {
    if (part !== 'noun' || cast.covering(from) !== undefined) continue;
    starts.add(from);
    if (natural.has(meaning.value.category)) ends.set(to, from);
  }
  for (const { from, to, part } of matchesOf(reading, 'emotion')) {
    if (part === 'noun' && to === from + 1) ends.set(to, from);
  }
  reading.tokens.forEach(({ lower }, at) => {
    if (unliving.has(lower)) ends.set(at + 1, at);
  });
  return { starts, ends };
}

const between = new Set(
  "me m' nous le la les l' lui leur se s' ne n' a ont avait avaient est était had has suddenly just".split(
    ' ',
  ),
);
const determiners = new Set(
  `the a an this that these those my our his her their its some le la les l' un une des ce cet cette
  ces mon ma mes ton ta tes son sa ses notre nos leur leurs`.split(/\s+/),
);

/** `The wind pushed me`, « les vagues me portent »: nature is the subject, and nobody acts. */
export function isDoneByThing(
  reading: Reading,
  { ends }: Things,
  { from, part }: MatchOf<'frame'>,
): boolean {
  const { tokens } = reading;
  if (part !== 'verb' && !/^(?:me|m'|se|s')$/.test(tokens[from]?.lower ?? '')) return false;
  let at = from;
  while (at > from - 3 && between.has(tokens[at - 1]?.lower ?? '')) at -= 1;
  const thing = ends.get(at);
  // `A man on the roof aiming`: after a preposition it is only where somebody stands.
  return thing !== undefined && tokens[at]?.gap === ' ' && isSubjectPlace(reading, thing);
}

/** `I love the sea`: a thing right after the verb is what is loved. */
export function isDoneToThing(
  { tokens }: Reading,
  { starts }: Things,
  { to }: MatchOf<'frame'>,
): boolean {
  const at = determiners.has(tokens[to]?.lower ?? '') ? to + 1 : to;
  return starts.has(at) && !/[.,;:!?]/.test(tokens[at]?.gap ?? '');
}
