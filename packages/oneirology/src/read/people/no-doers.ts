import type { Named } from '#read/named.ts';
import { type Reading, sentenceAt } from '#read/reading.ts';
import { wordSet } from '#text/word-set.ts';

/**
 * The word that opens a relative clause in which a noun stands, where the verb further on is no more of
 * that clause: `the woman who owned the pumpkins asked`, « la femme qui tenait la lampe a demandé ».
 * Undefined where the noun stands in none.
 */
export function relativeAround(
  { tokens }: Reading,
  named: readonly Named[],
  noun: Named,
  verb: number,
): number | undefined {
  for (let at = noun.from - 1; at > noun.from - 7 && at > 0; at -= 1) {
    const { lower, gap } = tokens[at] ?? { lower: '', gap: '' };
    if (/[.;:!?]/.test(gap) || joints.has(lower)) return undefined;
    if (!relatives.has(lower)) continue;
    const isVerbInside =
      noun.from - at > (articles.has(tokens[noun.from - 1]?.lower ?? '') ? 2 : 1);
    const head = named.findLast((one) => one.to === at);
    const between = tokens.slice(noun.to, verb);
    // `The man who had a dog that bit`: the dog does.
    const isGoingOn = between.some(({ lower: word }) => joints.has(word) || relatives.has(word));
    // `A man who saw the ship sink`: what is seen to.
    const isSeen = tokens.slice(at + 1, noun.from).some(({ lower: word }) => causing.test(word));
    const isHeaded = head !== undefined && head.kind === 'character' && noun.kind === 'thing';
    return isHeaded && isVerbInside && !isGoingOn && !isSeen ? at : undefined;
  }
  return undefined;
}

const relatives = wordSet('who which that qui');
const joints = wordSet('and but while when because as et mais pendant quand car');
const articles = wordSet('a an the my his her their our some un une le la les des mon ma sa son');
const causing =
  /^(?:s[ae]w|seen|watch(?:ed|es)?|see|hears?|heard|makes?|made|lets?|vo(?:it|yait|ient)|faisait|fait|entend(?:ait)?|regard\S*)$/;

/**
 * A thing that is no subject of the verb it stands before: what one is (`we were naked and cuddled`), the
 * first of two nouns (`a boat ride`), and whatever stands before `of hugging her`.
 */
export function isNoDoer(
  reading: Reading,
  named: readonly Named[],
  { kind, category, from, to }: Named,
  verb: number,
): boolean {
  // `We have coffee and tea, drink and chat`, « on prend un thé, boit »: it has been told before the comma.
  const isApart = verb - to <= 1 && /,/.test(reading.tokens[verb]?.gap ?? '');
  if (kind === 'thing' && isApart && lifeless.has(category ?? '')) return true;
  if (kind !== 'thing' || sentenceAt(reading, verb)?.language !== 'en') return false;
  const { tokens } = reading;
  const word = (at: number) => tokens[at]?.lower ?? '';
  // `My daughter's doll began`: hers, and no predicate.
  const isOwned =
    word(from - 1) === "'s" && named.some((one) => one.kind === 'character' && one.to === from - 1);
  const isPredicate = being.has(word(from - 1)) && verb > to && !isOwned;
  const isGerund = /..ing$/.test(word(verb)) && leading.has(word(verb - 1));
  return isPredicate || isGerund || (verb === to && isNounAfterNoun(reading, { from, to }));
}

const lifeless = wordSet('objects food clothing props home');
const being = wordSet("am is are was were be been being 'm 's 're felt feel");
const leading = wordSet('of by for about from without at before after in instead');

/** `A boat ride`, `the moon walk`: one of them rides or rode; this is how a thing is called. */
export function isNounAfterNoun(
  { tokens }: Reading,
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  const noun = tokens[to - 1]?.lower ?? '';
  const verb = tokens[to]?.lower ?? '';
  if (/s$|^(?:people|men|women|children|fish|sheep|mice|geese|feet|teeth)$/.test(noun))
    return false;
  if (!sameAsNoun.has(verb) || tokens[to]?.gap !== ' ') return false;
  const before = tokens.slice(Math.max(0, from - 7), from).map(({ lower }) => lower);
  return !before.some((word) => bare.test(word));
}

/** Verbs whose bare form is a noun as well, and no past tense. */
const sameAsNoun = wordSet(
  `ride walk run dance swim climb fall jump drive play march bleed race fight smile laugh cry shout look
  search kiss hug cook drink guard watch dive crash wash wave talk visit flight chase shoot`,
);
/** What a bare verb hangs on. */
const bare =
  /^(?:s[ae]w|see|sees|watch\S*|hears?|heard|hearing|feels?|felt|makes?|made|making|lets?|letting|helps?|helped|have|had|having|did|do|does|didn't|doesn't|don't|can|could|can't|couldn't|will|would|won't|wouldn't|must|should|may|might|to|notice[ds]?)$/;

/**
 * `A bathing suit`, `my riding class`, `the eating place`: what a thing is for. Who is asleep or dances
 * (`a sleeping girl`, `the dancing bear`) does so, and so does what floats or flies.
 */
export function isWhatItIsFor(
  { tokens }: Reading,
  named: readonly Named[],
  { from, to, act }: { readonly from: number; readonly to: number; readonly act: string },
): boolean {
  const verb = tokens[from]?.lower ?? '';
  if (to !== from + 1 || !/..ing$/.test(verb) || byThemselves.has(act)) return false;
  const next = tokens[to];
  if (next === undefined || !/^[ -]$/.test(next.gap) || !/^\p{L}{3,}$/u.test(next.lower))
    return false;
  if (notNouns.has(next.lower) || /(?:ly|ing)$/.test(next.lower)) return false;
  const told = named.find((one) => one.from <= to && to < one.to);
  const isRole = isRoleOf(next.lower);
  if (
    !isRole &&
    told !== undefined &&
    (told.kind === 'character' || beings.test(told.category ?? ''))
  )
    return false;
  let at = from - 1;
  if (told !== undefined && describing.test(tokens[at]?.lower ?? '')) at -= 1;
  return determiners.has(tokens[at]?.lower ?? '');
}

/** `My swimming partner`, `a dancing teacher`: of whom it is told what they are for. */
export function isRoleOf(noun: string): boolean {
  return roles.test(noun);
}

const roles =
  /^(?:partners?|teachers?|instructors?|coach(?:es)?|mates?|buddy|buddies|students?|champions?|clubs?|groups?|class(?:es)?|teams?|lessons?|machines?|gear)$/;

const byThemselves = new Set([
  'fly',
  'float',
  'fall',
  'drown',
  'burn',
  'become',
  'emerge',
  'break',
]);
const beings = /animals$|people|spirits|birds|creatures/;
const describing =
  /^(?:new|old|big|small|little|own|large|grand|red|blue|first|huge|fancy|local|public)$/;
const determiners = wordSet(
  'a an the my his her our their your this that these those some no any one',
);
const notNouns = wordSet(
  `the a an my his her our their your its this that these those some any him them me you and but or with
  from into onto over under about around down out off for through along across between behind back away
  toward towards near beside inside outside like than then when while because all each every both more one two
  three four five six ten each something someone somebody nothing`,
);

/** `The administration building`, `an office building,`: it stands there, and nobody builds. */
export function isBuilding(
  { tokens }: Reading,
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  if (tokens[from]?.lower !== 'building' || to !== from + 1) return false;
  const before = tokens[from - 1]?.lower ?? '';
  if (
    /^(?:am|is|are|was|were|be|been|keeps?|kept|start(?:s|ed)?|began|and|while|of|by)$/.test(before)
  )
    return false;
  const next = tokens[to];
  return next === undefined || /\S/.test(next.gap) || !buildsOn.has(next.lower);
}

const buildsOn = wordSet(
  'a an the my his her our their us me him them something another some two three',
);
