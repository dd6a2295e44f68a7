import type { Deed, DreamAnalysis, Evidence, OnBody } from '@reverie/oneirology/schema';
import { symbolOn } from '#press/choosing/deeds/shown-deeds.ts';
import { canBeJoined } from '#press/compose/bodies/joined.ts';
import { canHaveOn } from '#press/compose/bodies/worn-by-beasts.ts';
import { longThings } from '#press/compose/placing/long-things.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import { isMarkName, type Joined, type ParticularWings, wingKinds } from '#press/scene.ts';

/** On whom something is, and where. */
export interface JoinedOf extends Joined {
  readonly of: string;
}

/** Whose wings are those of what. */
export interface WingsOf {
  readonly of: string;
  readonly kind: ParticularWings;
}

/** Where a deed shows what is on somebody: out of their hands, inside their chest. */
const shownOtherwise = new Set<Deed['act']>(['emerge']);

/** What is told to be there, and does no more than that. */
const onlyThere = new Set<Deed['act']>([
  'stand',
  'sit',
  'run',
  'walk',
  'crawl',
  'lie',
  'push',
  'paint',
]);

/**
 * `A crow on my shoulder`, « du sang sur les mains »: it is shown on the body, and nowhere else. The
 * rest of the dream is told without it.
 */
export function withJoinedParts(told: DreamAnalysis): {
  readonly analysis: DreamAnalysis;
  readonly joined: readonly JoinedOf[];
  readonly wings: readonly WingsOf[];
} {
  const { deeds = [] } = told;
  const worn = (told.onBodies ?? []).map((one) => (isOnlyOn(deeds, one) ? free(one) : one));
  const isFree = ({ what, part, isHeld, of }: OnBody) =>
    !isHeld &&
    // A tie that turns into a snake is seen to.
    !deeds.some(({ who, act }) => who === what && act === 'become') &&
    (isSomebody(told, of) || isOnBeast(told, { what, of, part })) &&
    !((part === 'chest' || part === 'belly') && deeds.some((one) => isInside(one, what))) &&
    (part === 'pocket' ||
      isStrand(told, what, part) ||
      !deeds.some(({ who, act }) => who === what && shownOtherwise.has(act)));
  const seen = worn.filter(isFree);
  const wings = seen.flatMap(({ what, of, kind }): WingsOf[] => {
    const whose = kind === undefined ? undefined : thingOf(told, kind)?.id;
    const own = wingKinds.find((one) => one === whose);
    return what === 'wing' && own ? [{ of, kind: own }] : [];
  });
  const joined = seen.flatMap((one): (JoinedOf & { gone: string })[] => {
    const thing = one.what === 'wing' ? undefined : joinedBy(told, one);
    return thing ? bearersOf(told, one.of).map((of) => ({ ...thing, of, gone: one.what })) : [];
  });
  const kinds = seen.flatMap(({ kind }) => kind ?? []);
  const gone = new Set([
    ...joined.map((one) => one.gone),
    ...(joined.length + wings.length > 0 ? kinds : []),
  ]);
  // `A lion with a crown sat down`: no crown does.
  const bearer = new Map(joined.map((one) => [one.gone, one.of]));
  const doing = (told.deeds ?? []).map((deed) => {
    const who = bearer.get(deed.who);
    const isOnlyOnThem = deed.where.some(({ what }) => what === who);
    return who === undefined || isSomebody(told, who) || isOnlyOnThem ? deed : { ...deed, who };
  });
  const kept = gone.size === 0 ? told : without({ ...told, deeds: doing }, gone);
  return {
    wings,
    joined: joined.map(({ gone: _gone, ...one }) => one),
    analysis: unmasked({ ...kept, deeds: puttingOnThem(kept.deeds ?? [], worn) }),
  };
}

/** `A rope came out of my mouth`: what is long hangs out of it, where a bird has flown. */
function isStrand(told: DreamAnalysis, what: string, part: OnBody['part']): boolean {
  return part === 'mouth' && longThings[thingOf(told, what)?.id ?? ''] !== undefined;
}

/** A mask that somebody wears is on their face, and in nobody's hands. */
function unmasked(told: DreamAnalysis): DreamAnalysis {
  const wearers = (told.changes ?? []).filter(({ change }) => change === 'masked');
  if (wearers.length === 0) return told;
  const isWorn = ({ act, whom }: Deed) => whom === 'mask' && /^(?:carry|hold|put|wear)$/.test(act);
  return {
    ...told,
    symbols: told.symbols.filter(({ id }) => id !== 'mask'),
    deeds: told.deeds?.filter((deed) => !isWorn(deed)),
  };
}

function puttingOnThem(deeds: readonly Deed[], worn: readonly OnBody[]): Deed[] {
  // « Je sortais un foulard de ma bouche »: whatever the verb, it is drawn out.
  const drawn = worn.filter(
    ({ isHeld, by, of, part, what }) =>
      isHeld &&
      (by === of || by === undefined) &&
      part === 'mouth' &&
      deeds.some((one) => one.whom === what),
  );
  const told = deeds
    .map((deed) => puttingOn(deed, worn))
    .map((deed): Deed => {
      const own = drawn.find(({ what, of }) => what === deed.whom && of === deed.who);
      const { verb: _verb, ...plain } = deed;
      return own && deed.act !== 'pull' && deed.act !== 'eat'
        ? { ...plain, act: 'pull', where: [] }
        : deed;
    });
  // `She hung a necklace round my neck`: whatever the verb.
  const untold = worn.flatMap(({ isHeld, by, of, what, evidence }): Deed[] => {
    const isTold = told.some(({ whom, who }) => whom === what && who === by);
    if (!isHeld || by === undefined || by === of || by === 'unknown' || isTold) return [];
    const where = [{ relation: 'on' as const, what: of }];
    return [{ who: by, act: 'put', whom: what, where, evidence: [...evidence] }];
  });
  return [...told, ...untold];
}

/** `I put a mask on my face`, or a verb that shows nothing: from then on it is there. */
function isOnlyOn(deeds: readonly Deed[], { what, of, by, isHeld }: OnBody): boolean {
  if (!isHeld) return false;
  const own = deeds.filter(({ whom }) => whom === what);
  const isPut = own.some(({ act, who }) => act === 'put' && who === of);
  return isPut || what === 'hair' || (own.length === 0 && (by === undefined || by === of));
}

function free({ isHeld: _isHeld, ...one }: OnBody): OnBody {
  return one;
}

/** « Ma mère me mettait une couronne sur la tête »: it is the crown that is put, on whom it is for. */
function puttingOn(deed: Deed, onBodies: readonly OnBody[]): Deed {
  if (deed.act !== 'put') return deed;
  const put = onBodies.find(
    ({ isHeld, of, what }) => isHeld && of !== deed.who && (deed.whom === of || deed.whom === what),
  );
  return put ? { ...deed, whom: put.what, where: [{ relation: 'on', what: put.of }] } : deed;
}

function isSomebody({ characters }: DreamAnalysis, id: string): boolean {
  return id === 'dreamer' || characters.some((one) => one.id === id && one.identity !== 'animal');
}

/** A crown on a cat, where its piece says where its head is. */
function isOnBeast(told: DreamAnalysis, { what, of, part }: Pick<OnBody, 'what' | 'of' | 'part'>) {
  const beast = told.characters.find(({ id, identity }) => id === of && identity === 'animal');
  const [symbol, thing] = [beast && symbolOn(told, beast), thingOf(told, what)];
  return symbol !== undefined && thing !== undefined && canHaveOn(symbol.id, thing.id, part);
}

/** A beast is met by its character, or by its concept. */
function bearersOf(told: DreamAnalysis, of: string): string[] {
  const beast = told.characters.find(({ id, identity }) => id === of && identity === 'animal');
  const symbol = beast && symbolOn(told, beast);
  return symbol ? [of, symbol.id] : [of];
}

function isInside({ who, where }: Deed, what: string): boolean {
  return who === what && where.some(({ relation }) => relation === 'in');
}

/** How it is called and coloured; undefined where nothing shows it. */
function joinedBy(told: DreamAnalysis, { what, part, kind }: OnBody): Joined | undefined {
  if (isMarkName(what)) {
    const picture = kind === undefined ? undefined : thingOf(told, kind);
    const own =
      picture && pieceFor(picture.id) ? { kind: { id: picture.id, label: picture.label } } : {};
    return { part, id: what, label: { fr: what, en: what }, count: 1, changes: [], ...own };
  }
  const thing = thingOf(told, what);
  if (thing === undefined || !canBeJoined(thing.id, part)) return undefined;
  const { id, label } = thing;
  const changes = (told.changes ?? []).filter(({ of }) => of === what || of === id);
  const isMany =
    told.characters.some((one) => one.id === what && one.number === 'group') ||
    changes.some(({ change }) => /^(?:many|two|counted)$/.test(change)) ||
    // Glasses are one pair.
    (!/^(?:sun)?glasses$|^goggles$/.test(id) &&
      thing.evidence.some(({ text }) => /[sx]$/.test(text)));
  const colours = changes.flatMap(({ change }) => (change === 'growing' ? [] : [change]));
  return { part, id, label, count: isMany ? 3 : 1, changes: [...new Set(colours)] };
}

function thingOf(told: DreamAnalysis, what: string) {
  const character = told.characters.find(({ id }) => id === what);
  if (character) return symbolOn(told, character);
  return [...(told.props ?? []), ...told.symbols].find(({ id }) => id === what);
}

/** Parts of a body that are told only to say where something is. */
const places = /^(?:arm|hand|head|hair|mouth|face|leg|foot|back|belly|skin|heart)$/;

type Told = { readonly id: string; readonly evidence: readonly Evidence[] };

/** What is on somebody is told once: whatever else its words name, and what they do there, is left out. */
function without(told: DreamAnalysis, gone: ReadonlySet<string>): DreamAnalysis {
  const { symbols, props = [], characters, deeds = [] } = told;
  const words = [...symbols, ...props, ...characters]
    .filter(({ id }) => gone.has(id))
    .flatMap(({ evidence }) => evidence);
  const idle = deeds.filter(({ who, act }) => gone.has(who) && onlyThere.has(act));
  const spans = [...words, ...idle.flatMap(({ evidence }) => evidence)];
  const isGone = ({ id, evidence }: Told) =>
    gone.has(id) ||
    evidence.every((own) => spans.some(({ start, end }) => start < own.end && own.start < end));
  const dropped = new Set([...symbols, ...props, ...characters].filter(isGone).map(({ id }) => id));
  const isKept = (id: string | undefined) => id === undefined || !dropped.has(id);
  return {
    ...told,
    symbols: symbols.filter((one) => !isGone(one) && !places.test(one.id)),
    ...(told.props && { props: props.filter((one) => !isGone(one)) }),
    characters: characters.filter((one) => !isGone(one)),
    changes: told.changes?.filter(({ of }) => isKept(of)),
    deeds: deeds
      .filter(({ who, whom }) => isKept(who) && isKept(whom))
      .map((deed) => ({ ...deed, where: deed.where.filter(({ what }) => isKept(what)) })),
  };
}
