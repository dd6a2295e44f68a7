import type { ActionMatch } from '#lexicon/action-index.ts';
import { isFrenchInfinitive } from '#morphology/french-verbs.ts';
import { verbInWords } from '#read/deeds/verb-words.ts';
import type { Named } from '#read/named.ts';
import type { Reading } from '#read/reading.ts';
import type { Deed } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

/** Deeds with the verb that the first of them is told with. */
export function withVerb(
  deeds: readonly Deed[],
  { term: said, part, meaning }: ActionMatch,
): Deed[] {
  // « Je vole un collier » is no flight.
  const isStolen = meaning.value.act === 'fly' && deeds[0]?.act === 'hold';
  const term = isStolen ? 'steal' : said;
  const isVerb = isStolen || part === 'verb' || /^(?:se |me |s'|m')/.test(term);
  return deeds.map((deed, n) => {
    const verb = isVerb && n === 0 ? verbInWords(deed.act, term) : undefined;
    return verb === undefined ? deed : { ...deed, verb };
  });
}

/** Verbs that show something only with where it leads: `went to the kitchen`. */
const goings = wordSet(
  `go come return arrive stay stop work head aller venir revenir rentrer retourner arriver rester
  travailler descendre`,
);

/** Verbs of all kinds of things, of which only what a hand can have is seen: `took a knife`. */
const takings = wordSet(
  `take make keep show use move win choose receive change fill turn measure count press check test
  lead help join save light cover get dress raise order close shut ring mix serve retrieve gather
  prendre montrer garder utiliser gagner recevoir choisir changer remplir tourner compter presser
  récupérer aider rejoindre sauver couvrir fermer élever sonner enlever retirer fabriquer créer`,
);

/** Of those, what may be done to somebody. */
const ofSomebody = wordSet(
  'help lead join save dress cover aider rejoindre sauver couvrir raise take prendre',
);

/** A deed as far as its verb shows it; none where that says nothing by itself, and nothing else does. */
export function asShown(
  reading: Reading,
  named: readonly Named[],
  match: ActionMatch,
  deed: Deed,
): Deed[] {
  const { whom, ...alone } = deed;
  const isBeing = whom === 'dreamer' || whom === 'unknown' || isCharacter(named, whom);
  // `Asked for my passport`: a passport is not talked to.
  if (ofBeings.has(deed.act) && whom !== undefined && !isBeing) return [alone];
  // `It rang up 55 cents`: no till makes a call.
  if (deed.act === 'phone' && named.some(({ id, kind }) => id === deed.who && kind === 'thing'))
    return [];
  // `As I reached the house`: one comes there, and stretches out no hand.
  if (deed.act === 'reach' && /^reach\S*$/.test(match.term) && isPlaceNamed(named, whom)) {
    const there = { relation: 'at' as const, what: whom ?? '' };
    return [{ ...withoutVerb(alone), act: 'walk', where: [there, ...deed.where] }];
  }
  // `A man came towards me`: he walks, and not at my side.
  if (deed.act === 'walk' && whom !== undefined && / (?:towards?|vers)$/.test(match.term))
    return [{ ...alone, where: [{ relation: 'towards', what: whom }, ...deed.where] }];
  // `I walked past a dog`: it is met on the way, and does not come along.
  if (deed.act === 'walk' && whom !== undefined && reading.tokens[match.to]?.lower === 'past')
    return [{ ...alone, where: [{ relation: 'beside', what: whom }, ...deed.where] }];
  // `Trying to climb through my window`: in by it, and up no hill.
  const isByWindow = deed.where.some(
    ({ relation, what }) => relation === 'through' && what === 'window',
  );
  if (deed.act === 'climb' && isByWindow) return [{ ...withoutVerb(alone), act: 'enter' }];
  // `A man passed me in the corridor`: he gives nothing.
  const isGiven = deed.where.some(
    ({ relation, what }) => relation === 'with' && !isPlaceNamed(named, what),
  );
  if (deed.act === 'give' && whom !== undefined && /^pass /.test(match.term) && !isGiven)
    return [
      {
        ...withoutVerb(alone),
        ...{ act: 'walk', where: [{ relation: 'beside', what: whom }, ...deed.where] },
      },
    ];
  // Who says something is nobody that can be seen.
  if (sayings.has(match.term) && deed.who === 'unknown') return [];
  if (goings.has(match.term)) {
    // « J'allais tomber », `went on watching`: it is something else that is done.
    const [next, further] = [0, 1].map((n) => reading.tokens[match.to + n]?.lower ?? '');
    const isGoingOn = /^on$/.test(next ?? '') && /..ing$/.test(further ?? '');
    const isAbout = isGoingOn || isFrenchInfinitive(next ?? '');
    const isLed = deed.where.some(({ relation }) => relation !== 'with');
    return isLed && !isAbout ? [alone] : [];
  }
  // `Kept dropping my keys`: they are dropped.
  if (/..ing$/.test(reading.tokens[match.to]?.lower ?? '') && takings.has(match.term)) return [];
  const held = isClinging(deed)
    ? deed.where.find(({ relation }) => clung.has(relation))
    : undefined;
  if (held !== undefined)
    return [{ ...deed, whom: held.what, where: deed.where.filter((one) => one !== held) }];
  return isIdle(named, match, deed) ? [] : [deed];
}

function withoutVerb({ verb: _verb, ...deed }: Omit<Deed, 'whom'>): Omit<Deed, 'whom'> {
  return deed;
}

function isPlaceNamed(named: readonly Named[], whom: string | undefined): boolean {
  return named.some(
    ({ id, category }) => id === whom && /^(?:town|home|land|ways)$/.test(category ?? ''),
  );
}

const clung = new Set<Deed['where'][number]['relation']>(['at', 'on']);

/** « S'accrochait au cou de ma mère »: she is held. */
function isClinging({ act, whom, evidence }: Deed): boolean {
  return (
    act === 'hold' &&
    whom === undefined &&
    /accroch|agripp|crampon|cl[iu]ng|hang|h[oe]ld/i.test(evidence[0]?.text ?? '')
  );
}

/** Verbs of what is said, whatever it is. */
const sayings = wordSet(
  `say tell ask explain announce answer reply promise advise demand invite dire demander expliquer
  annoncer répondre promettre conseiller réclamer inviter`,
);

/** Whether a verb says that something is said. */
export function isSaying(term: string): boolean {
  return sayings.has(term);
}

const ofBeings = new Set<Deed['act']>(['speak', 'argue', 'comfort', 'laugh']);

function isCharacter(named: readonly Named[], whom: string | undefined): boolean {
  return named.some(
    ({ id, kind, category }) =>
      id === whom && (kind === 'character' || /animals$|people|spirits|birds/.test(category ?? '')),
  );
}

function isIdle(named: readonly Named[], { term, to }: ActionMatch, { whom }: Deed): boolean {
  if (!takings.has(term)) return false;
  const thing = named.find(({ id, from }) => id === whom && from >= to - 3);
  const other = thing ?? named.find(({ id }) => id === whom);
  if (whom === 'dreamer' || other?.kind === 'character') return !ofSomebody.has(term);
  return !hands.has(other?.category ?? '') && !parts.has(other?.id ?? '');
}

/** Families of what a hand takes. */
const hands = new Set(
  'objects props clothing food arts-and-play plants tools birds small-creatures tame-animals'.split(
    ' ',
  ),
);

/** Parts of a place that a hand shuts, fills or makes. */
const parts = wordSet('door window bed bathtub gate curtain lamp candle lantern table bell');
