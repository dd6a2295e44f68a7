import type { DreamAnalysis, Evidence } from '@reverie/oneirology/schema';
import { pieceFor } from '#press/pieces/registry.ts';
import { type Replaced, type ReplacedPart, replacedParts } from '#press/scene.ts';
import { symbolOn } from '#press/shown-deeds.ts';

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
/** Letters from an eye to the hand it is in: ` on the palms of my `. */
const palmReach = 22;

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
    change === 'same-as' && what !== undefined ? [{ part: of, what }] : [],
  );
  const found = [...become, ...same].flatMap(({ part, what }) => {
    const name = Object.hasOwn(partOf, part) ? partOf[part] : undefined;
    const thing = thingOf(told, what);
    const own = told.symbols.find(({ id }) => id === part)?.evidence[0];
    if (name === undefined || thing === undefined || own === undefined) return [];
    // Arms that are wings are wings: they grow where wings do.
    if (thing.id === 'wing' || pieceFor(thing.id) === null) return [];
    const of = ownerOf(told, own, what);
    return [{ of, part: name, id: thing.id, label: thing.label, gone: [part, what, thing.id] }];
  });
  const inPalms = palmsOf(told);
  const all = [...found, ...inPalms];
  if (all.length === 0) return { analysis: told, replaced: [] };
  const gone = new Set(all.flatMap((one) => one.gone));
  return {
    replaced: all.map(({ gone: _gone, ...one }) => one),
    analysis: without(told, gone),
  };
}

function thingOf(told: DreamAnalysis, what: string) {
  const character = told.characters.find(({ id }) => id === what);
  if (character) return symbolOn(told, character);
  return [...(told.props ?? []), ...told.symbols].find(({ id }) => id === what);
}

function ownerOf({ characters }: DreamAnalysis, part: Evidence, thing: string): string {
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

function palmsOf(told: DreamAnalysis) {
  const { symbols, deeds = [] } = told;
  const hand = symbols.find(({ id }) => id === 'hand');
  const seen = symbols.find(
    ({ id, evidence }) =>
      (id === 'eye' || id === 'mouth') &&
      evidence.some(({ end }) =>
        hand?.evidence.some(({ start }) => start > end && start - end <= palmReach),
      ),
  );
  const isBusy = deeds.some(({ who, whom }) =>
    [who, whom].some((id) => id === 'hand' || id === seen?.id),
  );
  const [own] = hand?.evidence ?? [];
  if (!seen || !own || isBusy) return [];
  const { id, label } = seen;
  return [{ of: ownerOf(told, own, id), part: 'palm' as const, id, label, gone: ['hand', id] }];
}

function without(told: DreamAnalysis, gone: ReadonlySet<string>): DreamAnalysis {
  return {
    ...told,
    symbols: told.symbols.filter(({ id }) => !gone.has(id)),
    ...(told.props && { props: told.props.filter(({ id }) => !gone.has(id)) }),
    characters: told.characters.filter(({ id }) => !gone.has(id)),
    changes: told.changes?.filter(({ of }) => !gone.has(of)),
    deeds: told.deeds?.filter(({ who, whom }) => !gone.has(who) && !gone.has(whom ?? '')),
  };
}
