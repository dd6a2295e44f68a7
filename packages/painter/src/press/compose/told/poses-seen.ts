import type { ActSeen } from '#press/compose/told/acts-seen.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import { boxAround, boxOf } from '#press/path.ts';
import type { ActName, PrintScene, ShownDeed } from '#press/scene.ts';
import { stageFor } from '#press/stage-of.ts';
import type { StageName } from '#press/stages.ts';

/** Acts of a whole body: nobody does two of them. */
const ofBodies = new Set<ActName>([
  ...(['run', 'walk', 'fall', 'fly', 'swim', 'climb', 'crawl', 'kneel', 'crouch', 'lie'] as const),
  ...(['sleep', 'jump', 'dance', 'enter', 'leave', 'hide'] as const),
]);

/** What those at a table are seen to do beside sitting there. */
const atTable = new Set<ActName>([
  ...(['eat', 'sit', 'speak', 'laugh', 'argue', 'play', 'wait', 'look', 'cry', 'shout'] as const),
]);

/** Where nobody has ground under them. */
const adrift = new Set<StageName>(['underwater', 'space', 'sky']);

const standing = { act: 'stand', isOfWhom: true } as const;

/**
 * What somebody is seen in instead of what is told of them, where their one body is drawn in another deed:
 * who is pulled lies nowhere, and in the sea nobody walks; undefined where they are drawn in this one.
 */
export function inOtherPose(
  scene: PrintScene,
  deed: ShownDeed,
  own: Troupe | undefined,
): ActSeen | undefined {
  const { act } = deed;
  if (own === undefined) return undefined;
  const isAfloat = adrift.has(stageFor(scene)) && own.isIn === undefined && !own.isCarried;
  if (isAfloat && own.actors.length === 1 && (act === 'walk' || act === 'stand'))
    return { act: 'float', isOfWhom: true };
  const under = underIt(deed, own);
  if (under) return { act: under, isOfWhom: false };
  const isPair = own.piece.anchors?.['head-of-two'] !== undefined;
  if (isPair && own.act !== act && ofBodies.has(act)) return standing;
  // Who has been told to run from somebody is drawn running, and does not fall besides.
  const isLater = scene.deeds
    .slice(0, scene.deeds.indexOf(deed))
    .some(({ who, whom }) => who === deed.who || whom === deed.who);
  const isMoved = own.act !== null && own.act !== act && ofBodies.has(own.act);
  if (isLater && isMoved && ofBodies.has(act)) return { act: own.act ?? 'stand', isOfWhom: false };
  const isSeated = own.actors.length > 2 && isLaid(scene, own);
  return isSeated && !atTable.has(act) ? { act: 'sit', isOfWhom: false } : undefined;
}

/** Under a car one lies, and under a table one crouches, whoever is only said to be there. */
function underIt({ act, relation }: ShownDeed, { piece }: Troupe): ActName | undefined {
  if (relation?.name !== 'under' || (act !== 'stand' && act !== 'wait')) return undefined;
  const body = piece.layers.filter(({ id }) => id.startsWith('below'));
  const box = boxAround(body.flatMap(({ path }) => boxOf(path) ?? []));
  if (!box) return undefined;
  return box.right - box.left > box.bottom - box.top ? 'lie' : 'crouch';
}

function isLaid({ actors }: PrintScene, own: Troupe): boolean {
  return own.actors.some((n) => {
    const one = actors[n];
    return one?.kind === 'thing' && one.id === 'laid-table';
  });
}
