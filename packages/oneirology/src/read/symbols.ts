import type { LexiconMatch } from '#lexicon/meanings.ts';
import { placesOfOthers } from '#read/places/whose.ts';
import { evidenceOf, holds, isWaking, matchesOf, type Reading, sentenceAt } from '#read/reading.ts';
import type { DreamSymbol, Evidence } from '#schema.ts';

/** A term that grammar had to tell apart from another word is a little less certain. */
const certainty = { plain: 0.93, guarded: 0.85, denied: 0.05 };

/** Fruits, flowers and metals whose name is a colour too. */
const colours = new Set(['orange', 'rose', 'violet']);

/** `an orange dress`: before another noun it is a colour. In French the colour comes after. */
export function isColour(
  reading: Reading,
  { term, to }: { readonly term: string; readonly to: number },
): boolean {
  if (!colours.has(term) || reading.tokens[to]?.gap !== ' ') return false;
  return reading.matches.some(
    (next) => next.from === to && next.part === 'noun' && next.meaning.domain === 'symbol',
  );
}

/**
 * `my gran waves`, `my mother works`: right after a person, an English noun in -s that is a verb
 * too is that verb.
 */
function isDeed(reading: Reading, match: LexiconMatch, peopleEnds: ReadonlySet<number>): boolean {
  const token = reading.tokens[match.from];
  return (
    match.guarded &&
    match.part === 'noun' &&
    token?.gap === ' ' &&
    token.lower.endsWith('s') &&
    peopleEnds.has(match.from) &&
    sentenceAt(reading, match.from)?.language === 'en'
  );
}

/** The concepts a dream names, the most mentioned first; denied ones last and not shown. */
export function readSymbols(reading: Reading): DreamSymbol[] {
  const found = new Map<string, DreamSymbol & { evidence: Evidence[] }>();
  const others = placesOfOthers(reading);
  const matches = matchesOf(reading, 'symbol');
  const peopleEnds = new Set(
    matches.filter(({ meaning }) => meaning.value.category === 'people').map(({ to }) => to),
  );
  for (const match of matches) {
    if (isWaking(reading, match.from)) continue;
    // « comme une plume », « il parle de son chien »: named, and not there itself.
    const { likened, discussed, absent } = reading.spans;
    if (likened[match.from] === 1 || discussed[match.from] === 1) continue;
    if (absent[match.from] === 1) continue;
    if (others.has(match.from) || isColour(reading, match)) continue;
    if (isDeed(reading, match, peopleEnds)) continue;
    const { id, category, label } = match.meaning.value;
    const evidence = evidenceOf(reading, match, id);
    // « Ne la réveille pas »: what is told not to happen is no image that is missing.
    if (evidence.negated && match.part === 'verb') continue;
    const mentioned = match.guarded ? certainty.guarded : certainty.plain;
    const p = evidence.negated ? certainty.denied : mentioned;
    const count = evidence.negated ? 0 : 1;
    const known = found.get(id);
    if (known === undefined) {
      found.set(id, { id, category, label, count, p, shown: count > 0, evidence: [evidence] });
    } else if (!holds(known.evidence, evidence)) {
      known.evidence.push(evidence);
      known.count += count;
      known.p = Math.max(known.p, p);
      known.shown = known.count > 0;
    }
  }
  return [...found.values()].sort((a, b) => b.count - a.count);
}
