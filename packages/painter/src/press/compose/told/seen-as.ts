import { canOpen } from '#press/compose/bodies/acts-of-things.ts';
import { footed } from '#press/compose/bodies/altered-things.ts';
import { isGrazing } from '#press/compose/bodies/beasts-posed.ts';
import { isUpright, likenessDoing } from '#press/compose/bodies/stand-ins.ts';
import {
  type ActSeen,
  actSeen,
  ofBeasts,
  ofThings,
  type Reach,
} from '#press/compose/told/acts-seen.ts';
import { isPutThere, type Seeing } from '#press/compose/told/places-seen.ts';
import { inOtherPose } from '#press/compose/told/poses-seen.ts';
import { reachOf } from '#press/compose/told/reach.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import { hasWings, isBeast } from '#press/pieces/bestiary.ts';
import type { ActName, PrintScene, ShownDeed, Thing } from '#press/scene.ts';

/** A deed, who does it and how they and the other are drawn. */
interface Doing {
  readonly scene: PrintScene;
  readonly deed: ShownDeed;
  readonly seeing: Seeing;
  readonly own: Troupe | undefined;
  readonly reach: Reach;
  /** Undefined of people, and of what does it as they would. */
  readonly thing: Thing | undefined;
}

/** What is told of a deed, `told` where that is what the dream tells; null where the case is of others. */
type Case = (doing: Doing) => ActSeen | 'told' | null;

/** A ball is thrown standing. */
const atBall: Case = ({ scene, deed, own }) => {
  const isStanding = own?.piece.layers.every(({ id }) => !id.startsWith('seat.'));
  const isPerson = scene.actors[deed.who]?.kind === 'person';
  return deed.act === 'play' && isStanding && isPerson ? 'told' : null;
};

/** `Read me a story`: to somebody, who is seen. */
const readAloud: Case = ({ deed }) =>
  deed.act === 'read' && deed.verb?.en.joint === 'to' ? 'told' : null;

const inAnotherPose: Case = ({ scene, deed, own, thing }) =>
  thing ? null : (inOtherPose(scene, deed, own) ?? null);

const putThere: Case = ({ deed, seeing }) =>
  deed.act === 'put' && isPutThere(deed, seeing) ? 'told' : null;

const byPeople: Case = ({ deed, reach, thing }) =>
  thing ? null : (actSeen(deed.act, reach) ?? 'told');

/** Birds that are in the air walk nowhere. */
const byBirds: Case = ({ deed, own, thing }) => {
  const isUp = own?.isThing === true && own.stands === 'air' && own.piece.anchors?.mouth;
  return thing && isUp && hasWings(thing.id) && onFoot.has(deed.act) ? flying : null;
};

const byBeasts: Case = ({ deed, own, reach, thing }) => {
  if (!thing || !isBeast(thing.id)) return null;
  const isSeen = ofBeasts.has(deed.act) || reach === 'joined' || isVoiced(deed.act, own);
  return isSeen || isGrazing(thing.id, deed.act, deed) ? 'told' : beingThere;
};

const byThings: Case = ({ deed, own, reach, thing }) => {
  if (!thing || isShown(thing.id, deed, own, reach)) return 'told';
  return onFoot.has(deed.act) ? passing : beingThere;
};

/** The first that is of a deed tells what of it is seen. */
const cases: readonly Case[] = [
  atBall,
  readAloud,
  inAnotherPose,
  putThere,
  byPeople,
  byBirds,
  byBeasts,
  byThings,
];

/** What stands for an act that is not seen; undefined where it is. */
export function seenAs(scene: PrintScene, deed: ShownDeed, seeing: Seeing): ActSeen | undefined {
  const doer = scene.actors[deed.who];
  if (doer === undefined) return undefined;
  const own = seeing.troupes.find(({ actors }) => actors.includes(deed.who));
  const isAsPerson =
    doer.kind === 'person' ||
    isUpright(doer, deed.act, scene, deed.who) ||
    likenessDoing(doer, deed.act) !== null;
  const reach = reachOf(scene, deed, seeing.troupes);
  const doing = { scene, deed, seeing, own, reach, thing: isAsPerson ? undefined : doer };
  for (const one of cases) {
    const seen = one(doing);
    if (seen !== null) return seen === 'told' ? undefined : seen;
  }
  return undefined;
}

const beingThere = { act: 'stand', isOfWhom: true } as const;
const flying = { act: 'fly', isOfWhom: true } as const;
const passing = { act: 'pass', isOfWhom: true } as const;
const onFoot = new Set<ActName>([
  ...(['walk', 'run', 'enter', 'leave', 'chase', 'follow', 'drive'] as const),
]);

const voices = new Set<ActName>(['sing', 'shout', 'speak', 'cry', 'laugh']);

function isVoiced(act: ActName, own: Troupe | undefined): boolean {
  return (
    voices.has(act) &&
    own?.piece.layers.some(({ id }) => /^(?:voice|notes|tears)$/.test(id)) === true
  );
}

/** Whether a thing is drawn to do what is told of it. */
function isShown(
  id: string,
  { act, verb, whom, relation }: ShownDeed,
  own: Troupe | undefined,
  reach: Reach,
): boolean {
  if (act === 'open') return whom === undefined && canOpen(id);
  if (reach === 'joined') return true;
  const by = ofThings[act];
  if (by === true) return true;
  if (onFoot.has(act) && footed.has(id)) return true;
  // A balloon is above whom it follows.
  if ((act === 'follow' || act === 'chase') && own?.relation?.name === 'above') return true;
  if (by === 'to') return relation !== undefined || (act !== 'emerge' && reach === 'something');
  const isComing = /^(?:comes|goes|returns|arrives|approaches|passes)\b/.test(verb?.en.one ?? '');
  if (act === 'walk' && isComing) return true;
  return by instanceof RegExp && own?.piece.layers.some(({ id }) => by.test(id)) === true;
}
