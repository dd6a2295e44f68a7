import type { Deed, DreamAnalysis, Evidence } from '@reverie/oneirology/schema';
import { categoryOf, isOfBeasts } from '#press/choosing/deeds/strange.ts';
import { withAnothersFace } from '#press/choosing/parts/anothers-face.ts';
import { hasWings } from '#press/pieces/bestiary.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import { type BorrowedPart, borrowedParts } from '#press/scene.ts';
import { stageOfConcept } from '#press/stage-of.ts';

/** Who has a part that is no part of theirs by day. */
export interface Borrowed {
  readonly of: string;
  readonly part: BorrowedPart;
}

/** Letters from somebody to what they have: ` had `, « avec des », « avait de grandes ». */
const near = { wing: 30, other: 14 };
/** Letters from eyes to the windows they are in. */
const within = 14;

/** Whether it has wings on any day: a dream that names them tells of no more. */
function isWinged(id: string): boolean {
  return hasWings(id) || /^(?:angel|fairy|plane)$/.test(id);
}

/** What has eyes, a mouth, hands or legs on any day, and is no animal. */
const bodied = new Set(
  `doll mannequin statue robot snowman scarecrow puppet skeleton mask teddy-bear toy alien face skull
  photograph painting picture-frame mirror`.split(/\s+/),
);

/** What of a body changes with whoever has it: told by other words. */
const ownChanges = new Set<string>(['belly', 'hair', 'locks', 'head']);

const partOf: Readonly<Record<string, BorrowedPart>> = Object.fromEntries([
  ...borrowedParts.filter((part) => !ownChanges.has(part)).map((part) => [part, part] as const),
  ['foot', 'leg'],
  ['arm', 'hand'],
]);

/**
 * `My dog had wings`, « la maison avait des yeux »: a part that hangs by nothing in a picture is on
 * whoever has it. The rest of the dream is told without it.
 */
export function withBorrowedParts(told: DreamAnalysis): {
  readonly analysis: DreamAnalysis;
  readonly borrowed: readonly Borrowed[];
} {
  const faced = withAnothersFace(told);
  const body = withOwnBody(faced.analysis);
  const { analysis, borrowed } = withForeignParts(body.analysis);
  return { analysis, borrowed: [...faced.borrowed, ...body.borrowed, ...borrowed] };
}

type Bearing = ReturnType<typeof withBorrowedParts>;

/** `I was pregnant`, « mes cheveux tombaient »: seen on whoever it is, and nowhere else. */
function withOwnBody(analysis: DreamAnalysis): Bearing {
  const { symbols, characters, deeds = [] } = analysis;
  const wordsOf = (id: string) =>
    symbols.find((one) => one.id === id)?.evidence.filter(({ negated }) => !negated) ?? [];
  // Who gives birth has a child in their arms.
  const isBorn = deeds.some(({ act }) => act === 'birth');
  const [pregnant] = isBorn ? [] : wordsOf('pregnancy').filter(({ text }) => expecting.test(text));
  // `My hair grew and grew, down the stairs`, « mes cheveux poussaient ».
  const isGrown =
    analysis.changes?.some(
      ({ of, change }) => of === 'hair' && (change === 'growing' || change === 'giant'),
    ) || deeds.some(({ who, act, whom }) => who === 'hair' && act === 'push' && !whom);
  const shed = isGrown
    ? undefined
    : deeds.find(({ who, act }) => who === 'hair' && shedding.has(act));
  const [hair] = shed === undefined ? [] : wordsOf('hair');
  const [locks] = isGrown ? wordsOf('hair') : [];
  // `My sister was pregnant`, « une femme enceinte », `a pregnant woman`, `my aunt’s hair`.
  const ownerBy = (words: Evidence, reach: number) =>
    // `The doctor tells me I'm pregnant`.
    (/^(?:i\b|je\b|j['’])/i.test(words.text) ? 'dreamer' : undefined) ??
    characters.find(
      ({ identity, evidence }) =>
        identity !== 'animal' &&
        evidence.some(
          ({ start, end }) =>
            (words.start >= end && words.start - end <= reach) ||
            (start >= words.end && start - words.end <= 1),
        ),
    )?.id ??
    'dreamer';
  // `My brother had two heads`, « une femme à deux têtes ».
  const isTwice = analysis.changes?.some(
    ({ of, change }) => of === 'head' && (change === 'two' || change === 'counted'),
  );
  const [twice] = isTwice ? wordsOf('head') : [];
  // A dog with three heads is no person with two.
  const isOfBeast = characters.some(
    ({ identity, evidence }) =>
      identity === 'animal' &&
      evidence.some(({ end }) => twice && twice.start >= end && twice.start - end <= 18),
  );
  const heads = isOfBeast ? undefined : twice;
  const borrowed: Borrowed[] = [
    ...(heads ? [{ of: ownerBy(heads, 18), part: 'head' as const }] : []),
    ...(pregnant ? [{ of: ownerBy(pregnant, 14), part: 'belly' as const }] : []),
    ...(hair ? [{ of: ownerBy(hair, 4), part: 'hair' as const }] : []),
    ...(locks ? [{ of: ownerBy(locks, 4), part: 'locks' as const }] : []),
  ];
  if (borrowed.length === 0) return { analysis, borrowed };
  const gone = new Set([
    ...(pregnant ? ['belly', 'pregnancy'] : []),
    ...(hair || locks ? ['hair'] : []),
    ...(heads ? ['head'] : []),
  ]);
  const isOfShed = (words: readonly Evidence[]) =>
    words.every((own) =>
      shed?.evidence.some(({ start, end }) => start < own.end && own.start < end),
    );
  return {
    borrowed,
    analysis: {
      ...analysis,
      // Nobody falls where hair does.
      symbols: symbols.filter(
        ({ id, evidence }) => !gone.has(id) && !(id === 'falling' && isOfShed(evidence)),
      ),
      changes: analysis.changes?.filter(({ of }) => !gone.has(of)),
      deeds: deeds.filter(({ who, whom }) => !gone.has(who) && !gone.has(whom ?? '')),
    },
  };
}

const expecting = /pregnan|expecting|enceinte|grossesse/i;
const shedding = new Set<Deed['act']>(['fall', 'leave', 'break', 'pass']);

function withForeignParts(analysis: DreamAnalysis): Bearing {
  const all: readonly Told[] = [...analysis.symbols, ...(analysis.props ?? [])];
  const borrowed: Borrowed[] = [];
  const gone = new Map<string, string>();
  for (const { id, evidence } of all) {
    const part = Object.hasOwn(partOf, id) ? partOf[id] : undefined;
    if (part === undefined || (part !== 'wing' && isSomebodys(analysis, id))) continue;
    // `They had no faces`: it is on nobody.
    if (part === 'face' && analysis.changes?.some(({ change }) => change === 'faceless')) continue;
    // `Flowers out of my mouth`: it is told whose that is.
    if (analysis.onBodies?.some((one) => one.part === id && one.what !== id)) continue;
    if (isGrip(analysis, evidence) || (id === 'wing' && isOfPlane(analysis, evidence))) continue;
    const owner = beforeGlass(analysis, ownerOf(analysis, all, part, evidence));
    if (owner === undefined) continue;
    const names = namesOf(analysis, all, owner);
    if (!isOwnAlready(names, part)) borrowed.push(...names.map((of) => ({ of, part })));
    gone.set(id, owner);
    // `Eyes in its windows`: they are the house's, and it is the house that watches.
    for (const pane of all)
      if (
        pane.id === 'window' &&
        pane.id !== owner &&
        part === 'eye' &&
        isAfter(pane.evidence, evidence)
      )
        gone.set(pane.id, owner);
  }
  if (gone.size === 0) return { analysis, borrowed };
  return { analysis: without(spokenBy(analysis, all, gone), gone), borrowed };
}

/** Letters from a part to a verb of whoever has it: ` and `; « et me » before what is no first person. */
const next = { any: 5, third: 8 };

/** `The clock had a face and cried`: no other subject stands before the verb, and it is the clock's. */
function spokenBy(
  analysis: DreamAnalysis,
  all: readonly Told[],
  gone: ReadonlyMap<string, string>,
): DreamAnalysis {
  const parts = all.flatMap(({ id, evidence }) => {
    const owner = gone.get(id);
    return owner === undefined || owner === 'dreamer'
      ? []
      : evidence.map(({ end }) => ({ end, owner }));
  });
  const subjectOf = ({ who, evidence }: Deed) => {
    const [verb] = evidence;
    if (who !== 'dreamer' || verb === undefined) return undefined;
    const most = /ai(?:t|ent)$/.test(verb.text) ? next.third : next.any;
    return parts.find(({ end }) => verb.start > end && verb.start - end <= most)?.owner;
  };
  return {
    ...analysis,
    deeds: analysis.deeds?.map((deed) => {
      const who = subjectOf(deed);
      return who === undefined ? deed : { ...deed, who };
    }),
  };
}

type Told = Pick<DreamAnalysis['symbols'][number], 'id' | 'evidence'>;

function ownerOf(
  analysis: DreamAnalysis,
  all: readonly Told[],
  part: BorrowedPart,
  evidence: readonly Evidence[],
): string | undefined {
  const gapTo = ({ evidence: own }: Told) =>
    Math.min(
      ...own.flatMap(({ end }) =>
        evidence.map(({ start }) => (start >= end ? start - end : Infinity)),
      ),
    );
  const [first] = [
    ...analysis.characters.map((one) => ({ ...one, isSomebody: true })),
    ...all.map((one) => ({ ...one, isSomebody: false })),
  ]
    .filter(
      (one) =>
        gapTo(one) <= (part === 'wing' ? near.wing : near.other) &&
        canHave(analysis, one.id, one.isSomebody, part),
    )
    .sort((a, b) => gapTo(a) - gapTo(b) || Number(b.isSomebody) - Number(a.isSomebody));
  if (first !== undefined) return first.id;
  if (part !== 'wing' || all.some(({ id }) => isWinged(id))) return undefined;
  // `I had wings`, `wings grew out of my back`: no word but `I` says whose they are.
  const isMine = evidence.some(({ start }) => start < near.wing);
  const hasBack = all.some(({ id }) => id === 'back');
  const isDreamer = (analysis.deeds ?? []).some(
    ({ who, act }) => who === 'dreamer' && act === 'fly',
  );
  return isMine || hasBack || isDreamer ? 'dreamer' : undefined;
}

function canHave(
  analysis: DreamAnalysis,
  id: string,
  isSomebody: boolean,
  part: BorrowedPart,
): boolean {
  if (Object.hasOwn(partOf, id)) return false;
  const category = categoryOf(analysis, id);
  if (part === 'wing')
    return isSomebody || isWinged(id) || isThing(id, category) || isOfBeasts(category);
  const one = analysis.characters.find((character) => character.id === id);
  if (isSomebody) return part === 'teeth' && one?.identity === 'animal';
  if (isOfBeasts(category)) return part === 'teeth';
  const isGrowing = analysis.changes?.some(({ of, change }) => of === id && change === 'growing');
  return isThing(id, category) && !bodied.has(id) && isRoomFor(id, part, isGrowing === true);
}

/** `I held a key in my hands`, « je me lavais le visage »: where something is, or what is done to oneself. */
function isSomebodys({ deeds = [] }: DreamAnalysis, part: string): boolean {
  return deeds.some(
    ({ who, whom, where }) =>
      where.some(({ what }) => what === part) || (whom === part && who === 'dreamer'),
  );
}

/** `I looked in the mirror and I had wings`: whoever looks has them. */
function beforeGlass({ deeds = [] }: DreamAnalysis, owner: string | undefined) {
  if (owner !== 'mirror') return owner;
  return deeds.find(
    ({ act, where }) => act === 'look' && where.some(({ what }) => what === 'mirror'),
  )?.who;
}

/** `On the wing of a plane`: its own, which it has on any day. */
function isOfPlane({ symbols }: DreamAnalysis, evidence: readonly Evidence[]): boolean {
  const planes = symbols.find(({ id }) => id === 'plane')?.evidence ?? [];
  return evidence.every((own) =>
    planes.some(({ start }) => start > own.end && start - own.end <= 12),
  );
}

/** `A sword in my hand`: the hand is that of whoever holds it. */
function isGrip({ deeds = [] }: DreamAnalysis, evidence: readonly Evidence[]): boolean {
  const held = deeds.filter(({ act }) => act === 'hold').flatMap((deed) => deed.evidence);
  return evidence.every((own) =>
    held.some(({ start, end }) => start <= own.start && own.end <= end),
  );
}

/** A key in a hand, dust in one’s eyes: what is small has none of them; only clocks have faces for it. */
function isRoomFor(id: string, part: BorrowedPart, isGrowing: boolean): boolean {
  const height = pieceFor(id)?.height ?? 0;
  // « Dans un centre commercial et mes jambes »: where one is has no limbs, unless it is a house.
  const isLimb = part === 'leg' || part === 'hand';
  if (
    isLimb &&
    !isGrowing &&
    stageOfConcept(id) !== undefined &&
    !/^(?:house|childhood-home|tree)$/.test(id)
  )
    return false;
  // What has grown legs has them however low it is: a bed.
  const isGrown = part === 'leg' && isGrowing;
  return height >= (part === 'leg' && !isGrown ? 100 : 45) || /clock|watch/.test(id);
}

/** Of a person or a place one has no piece. */
function isThing(id: string, category: string): boolean {
  return pieceFor(id) !== null && !/^(?:body|people|clothing|family)$/.test(category);
}

/** An animal is a character and a concept, a watch two concepts: it may be shown by any of them. */
function namesOf(analysis: DreamAnalysis, all: readonly Told[], owner: string): readonly string[] {
  const known = [...analysis.characters, ...all];
  const words = known.filter(({ id }) => id === owner).flatMap(({ evidence }) => evidence);
  const isSame = ({ evidence }: Told) =>
    evidence.some((own) => words.some(({ start, end }) => start < own.end && own.start < end));
  return [...new Set([owner, ...known.filter(isSame).map(({ id }) => id)])];
}

function isOwnAlready(names: readonly string[], part: BorrowedPart): boolean {
  return part === 'wing' && names.some((id) => isWinged(id));
}

function isAfter(own: readonly Evidence[], others: readonly Evidence[]): boolean {
  return own.some(({ start }) => others.some(({ end }) => start >= end && start - end <= within));
}

function without(analysis: DreamAnalysis, gone: ReadonlyMap<string, string>): DreamAnalysis {
  const name = (id: string) => gone.get(id) ?? id;
  const isIn = (id: string) => gone.has(id);
  const owners = new Set(gone.values());
  return {
    ...analysis,
    // Who has them is seen, however little else is told of it.
    symbols: analysis.symbols
      .filter(({ id }) => !isIn(id))
      .map((one) => (owners.has(one.id) ? { ...one, shown: true } : one)),
    ...(analysis.props && { props: analysis.props.filter(({ id }) => !isIn(id)) }),
    changes: analysis.changes?.filter(({ of }) => !isIn(of)),
    deeds: analysis.deeds?.flatMap((deed): Deed[] => {
      const [who, whom] = [name(deed.who), deed.whom === undefined ? undefined : name(deed.whom)];
      const { whom: _whom, ...alone } = deed;
      // A part that only stands somewhere, or is had, is nothing to see by itself.
      const isOwn = isIn(deed.who) && /^(?:stand|emerge|lie)$/.test(deed.act);
      if (isOwn || (whom === who && isIn(deed.whom ?? ''))) return [];
      const where = deed.where.filter(({ what }) => !isIn(what));
      return [{ ...alone, who, ...(whom !== undefined && { whom }), where }];
    }),
  };
}
