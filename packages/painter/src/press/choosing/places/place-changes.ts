import type { DreamAnalysis } from '@reverie/oneirology/schema';
import { isColour } from '#press/choosing/colours-told.ts';
import { isInside } from '#press/choosing/deeds/strange.ts';
import { thingsToo } from '#press/choosing/places/place-tables.ts';
import type { PlaceOf } from '#press/grounds/placed.ts';
import type { ChangeName } from '#press/scene.ts';
import { stageOfConcept } from '#press/stage-of.ts';
import type { StageName } from '#press/stages.ts';

/** Parts that are all around: where they melt, the place does. */
const surfaces = new Set(['floor', 'wall', 'ground']);

/** Where the ice is that one stands on. */
const icy: ReadonlySet<StageName> = new Set(['snowfield', 'lake', 'river']);

/** What the place is made to be, as far as a place can be it. */
export function placeChanges(analysis: DreamAnalysis, { stage }: PlaceOf): ChangeName[] {
  const shownOf = new Set<ChangeName>([
    ...(['flooded', 'burning', 'melting', 'upside-down', 'broken', 'empty'] as const),
    ...(isInside(stage) ? (['tiny'] as const) : []),
  ]);
  // A house full of water is so in each of its rooms.
  const isHome = (of: string) => /^(?:house|childhood-home|apartment)$/.test(of) && isInside(stage);
  const changes = (analysis.changes ?? []).filter(
    ({ of, change }) =>
      (stageOfConcept(of) === stage || surfaces.has(of) || (isHome(of) && change === 'flooded')) &&
      shownOf.has(change) &&
      !isColour(change) &&
      (!thingsToo.has(of) || (change === 'empty' && stage === 'carriage')),
  );
  // The ice breaks, « le sol s'ouvre sous mes pieds »: it is under everybody.
  const isUnderfoot = (who: string) => surfaces.has(who) || (who === 'ice' && icy.has(stage));
  const isFalling = (analysis.deeds ?? []).some(
    ({ who, act }) =>
      (/^(?:fall|break)$/.test(act) && stageOfConcept(who) === stage && !thingsToo.has(who)) ||
      (/^(?:fall|break|open)$/.test(act) && isUnderfoot(who)),
  );
  const isCracked = (analysis.changes ?? []).some(
    ({ of, change }) => change === 'broken' && isUnderfoot(of),
  );
  // Where all furniture is on the ceiling, the room stands on its head.
  const isTurned =
    isInside(stage) &&
    (analysis.changes ?? []).some(
      ({ of, change }) => of === 'furniture' && /^(?:ceiling|upside-down)$/.test(change),
    );
  const isWatery = /^(?:sea|underwater|lake|river|pool|beach)$/.test(stage);
  const isFlooded = analysis.symbols.some(({ id, shown }) => shown && id === 'flood') && !isWatery;
  return [
    ...new Set([
      ...(isFrozenOver(analysis, stage) ? (['ice'] as const) : []),
      ...changes.map(({ change }) => change),
      ...(isFlooded ? (['flooded'] as const) : []),
      ...(isFalling || isCracked ? (['broken'] as const) : []),
      ...(isTurned ? (['upside-down'] as const) : []),
    ]),
  ];
}

/** « Sur le lac gelé », `the frozen pond`: one stands on it. */
function isFrozenOver({ symbols, deeds = [] }: DreamAnalysis, stage: StageName): boolean {
  const words = (isOne: (id: string) => boolean) =>
    symbols.filter(({ id }) => isOne(id)).flatMap(({ evidence }) => evidence);
  const waters = words((id) => stageOfConcept(id) === stage);
  const isBeside = (start: number, end: number) =>
    waters.some((own) => start - own.end === 1 || own.start - end === 1);
  // `Out on the lake`, where there is ice: it bears them.
  const isOnIt = deeds.some(({ act, where }) =>
    where.some(
      ({ relation, what }) =>
        relation === 'on' && /^(?:walk|stand|sit|run)$/.test(act) && stageOfConcept(what) === stage,
    ),
  );
  return (
    /^(?:lake|river)$/.test(stage) &&
    words((id) => id === 'ice').some(
      ({ text, start, end }) => isOnIt || (/gel|froz/i.test(text) && isBeside(start, end)),
    )
  );
}
