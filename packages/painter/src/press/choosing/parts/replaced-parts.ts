import type { DreamAnalysis, Evidence } from '@reverie/oneirology/schema';
import { symbolOn } from '#press/choosing/deeds/shown-deeds.ts';
import { somebodyBy } from '#press/choosing/people/unnamed-people.ts';
import { beastHeads } from '#press/figure/beast-heads.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import { type Replaced, type ReplacedPart, replacedParts } from '#press/scene.ts';

/** Whose part of the body is another thing. */
export interface ReplacedOf extends Replaced {
  readonly of: string;
}

type Replacing = {
  readonly analysis: DreamAnalysis;
  readonly replaced: readonly ReplacedOf[];
};

const partOf: Readonly<Record<string, ReplacedPart>> = {
  ...Object.fromEntries(replacedParts.map((part) => [part, part] as const)),
  finger: 'hand',
  nail: 'hand',
};

/** Letters from whose it is to the part: `’s `, « de mon ». */
const near = { before: 4, after: 9 };
/** Letters from an eye to the hand it is in: ` on the palms of my `, more than ` and my `. */
const palmReach = { least: 13, most: 22 };
/** Where it is told of, at first: `my eyes were shut and my hands` begins sooner. */
const firstTold = { least: 5, most: 16 };

/**
 * `My hands were forks`, « mes cheveux sont devenus des serpents », `eyes on my palms`: what a part of
 * the body is by now is on whoever has it, and nowhere else.
 */
export function withReplacedParts(told: DreamAnalysis): Replacing {
  const { changes = [], deeds = [] } = told;
  const become = deeds.flatMap(({ who, act, whom }) =>
    act === 'become' && whom !== undefined ? [{ part: who, what: whom }] : [],
  );
  const same = changes.flatMap(({ of, change, what }) =>
    (change === 'same-as' || change === 'made-of') && what !== undefined
      ? [{ part: of, what }]
      : [],
  );
  const found = [...become, ...same].flatMap(({ part, what }) => {
    const name = Object.hasOwn(partOf, part) ? partOf[part] : undefined;
    const thing = thingOf(told, what);
    const own = told.symbols.find(({ id }) => id === part)?.evidence[0];
    if (name === undefined || thing === undefined || own === undefined) return [];
    // Arms that are wings are wings: they grow where wings do.
    if (thing.id === 'wing' || pieceFor(thing.id) === null) return [];
    const of = ownerOf(told, own, what);
    const ids = idsAt(told, thing);
    return [{ of, part: name, id: thing.id, label: thing.label, gone: [part, what, ...ids] }];
  });
  const all = [
    ...found,
    ...burning(told, found),
    ...headsOf(told),
    ...palmsOf(told),
    ...shadowOf(told),
  ];
  if (all.length === 0) return { analysis: told, replaced: [] };
  const gone = new Set(all.flatMap((one) => one.gone));
  const owners = new Set(all.map(({ of }) => of));
  return {
    replaced: all.map(({ gone: _gone, ...one }) => one),
    analysis: withSomebody(without(told, gone, owners), owners),
  };
}

/** `Her eyes were clocks`: she is there, though nothing names her. */
function withSomebody(told: DreamAnalysis, owners: ReadonlySet<string>): DreamAnalysis {
  const words = told.whoseParts?.find(({ of }) => of === 'unknown')?.evidence[0];
  if (!owners.has('unknown') || words === undefined) return told;
  return { ...told, characters: [...told.characters, somebodyBy('unknown', words)] };
}

/** Whatever else the same words name: « pièces » of money are no rooms, a carrot no vegetable. */
function idsAt(
  { symbols, characters }: DreamAnalysis,
  thing: { readonly evidence: readonly Evidence[] },
) {
  const isThere = ({ evidence }: { readonly evidence: readonly Evidence[] }) =>
    evidence.every((words) =>
      thing.evidence.some(({ start, end }) => words.start < end && start < words.end),
    );
  return [...symbols, ...characters].filter(isThere).map(({ id }) => id);
}

function thingOf(told: DreamAnalysis, what: string) {
  const character = told.characters.find(({ id }) => id === what);
  if (character) return symbolOn(told, character);
  return [...(told.props ?? []), ...told.symbols].find(({ id }) => id === what);
}

function ownerOf(
  { characters, whoseParts = [] }: DreamAnalysis,
  part: Evidence,
  thing: string,
): string {
  const told = whoseParts.find(({ evidence }) => evidence.some(({ end }) => end === part.end));
  if (told) return told.of;
  const isNear = ({ start, end }: Evidence) =>
    (part.start >= end && part.start - end <= near.before) ||
    (start >= part.end && start - part.end <= near.after);
  return (
    characters.find(
      ({ id, identity, evidence }) =>
        id !== thing && identity !== 'animal' && evidence.some(isNear),
    )?.id ?? 'dreamer'
  );
}

/** « Mes cheveux prennent feu »: they are flames. */
function burning(told: DreamAnalysis, found: readonly { readonly part: string }[]) {
  return (told.changes ?? []).flatMap(({ of, change }) => {
    const own = told.symbols.find(({ id }) => id === of)?.evidence[0];
    const part = change === 'burning' && Object.hasOwn(partOf, of) ? partOf[of] : undefined;
    if (part === undefined || own === undefined || found.some((one) => one.part === part))
      return [];
    if (part !== 'hair' && part !== 'beard') return [];
    const label = { fr: 'flamme', en: 'flame' };
    return [{ of: ownerOf(told, own, 'fire'), part, id: 'fire', label, gone: [of, 'fire'] }];
  });
}

/** « Une tête de mouche », `the head of a cabbage`: what has no head to lend is one itself. */
function headsOf(told: DreamAnalysis) {
  const head = told.symbols.find(({ id }) => id === 'head');
  const [part] = head?.evidence ?? [];
  if (part === undefined || part.negated) return [];
  const thing = [...(told.props ?? []), ...told.symbols].find(
    ({ id, evidence }) =>
      id !== 'head' &&
      !beastHeads.has(id) &&
      pieceFor(id) !== null &&
      evidence.some(({ start }) => start - part.end >= 4 && start - part.end <= toHead),
  );
  const owner = told.characters.find(
    ({ identity, evidence }) =>
      identity !== 'animal' &&
      evidence.some(({ end }) => part.start >= end && part.start - end <= toHead * 2),
  );
  if (thing === undefined || owner === undefined) return [];
  const { id, label } = thing;
  return [
    { of: owner.id, part: 'head' as const, id, label, gone: ['head', id, ...idsAt(told, thing)] },
  ];
}

/** Letters from a head to what it is of: ` de `, ` of a `. */
const toHead = 7;

function palmsOf(told: DreamAnalysis) {
  const { symbols, deeds = [] } = told;
  const hand = symbols.find(({ id }) => id === 'hand');
  const seen = symbols.find(
    ({ id, evidence }) =>
      (id === 'eye' || id === 'mouth') &&
      evidence.some(
        ({ start: from, end, negated }) =>
          !negated &&
          from >= firstTold.least &&
          from <= firstTold.most &&
          hand?.evidence.some(
            ({ start }) => start - end >= palmReach.least && start - end <= palmReach.most,
          ),
      ),
  );
  const [own] = hand?.evidence ?? [];
  if (!seen || !own || deeds.length > 0) return [];
  const { id, label } = seen;
  return [{ of: ownerOf(told, own, id), part: 'palm' as const, id, label, gone: ['hand', id] }];
}

/** Letters from a shadow to what it is: ` was a giant `, « était un », more than ` of a `. */
const shadowReach = { least: 7, most: 16 };

/** `My shadow was a wolf`: it is thrown by whoever it is of, and no wolf is there. */
function shadowOf(told: DreamAnalysis) {
  const { symbols, deeds = [] } = told;
  const [own] = symbols.find(({ id }) => id === 'shadow')?.evidence ?? [];
  // « Assis à l’ombre du gros chêne »: where anything is done, a shadow is a place.
  if (!own || deeds.length > 0) return [];
  const beast = symbols.find(
    ({ id, evidence }) =>
      id !== 'shadow' &&
      pieceFor(id) !== null &&
      evidence.some(
        ({ start }) => start - own.end >= shadowReach.least && start - own.end <= shadowReach.most,
      ),
  );
  const character = told.characters.find(({ evidence }) =>
    evidence.some(({ start }) => beast?.evidence.some((one) => one.start === start)),
  );
  if (!beast) return [];
  const { id, label } = beast;
  const gone = ['shadow', id, ...(character ? [character.id] : [])];
  return [
    { of: ownerOf(told, own, character?.id ?? id), part: 'shadow' as const, id, label, gone },
  ];
}

function without(
  told: DreamAnalysis,
  gone: ReadonlySet<string>,
  seen: ReadonlySet<string>,
): DreamAnalysis {
  return {
    ...told,
    // `My husband's shadow`: he is there to throw it.
    ...(told.owners && { owners: told.owners.filter((id) => !seen.has(id)) }),
    symbols: told.symbols.filter(({ id }) => !gone.has(id)),
    ...(told.props && { props: told.props.filter(({ id }) => !gone.has(id)) }),
    characters: told.characters.filter(({ id }) => !gone.has(id)),
    changes: told.changes?.filter(({ of }) => !gone.has(of)),
    deeds: told.deeds?.filter(({ who, whom }) => !gone.has(who) && !gone.has(whom ?? '')),
  };
}
