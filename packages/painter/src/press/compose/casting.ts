import { looksOf, toldRole } from '#press/compose/look-of-people.ts';
import { figure } from '#press/figure/figure.ts';
import type { Looks } from '#press/figure/options.ts';
import { pair } from '#press/figure/pair.ts';
import type { PairName } from '#press/figure/pairs.ts';
import type { PoseName } from '#press/figure/poses.ts';
import { type Box, boxOf } from '#press/path.ts';
import { type Piece, placePiece } from '#press/piece.ts';
import type { Standing } from '#press/pieces/kit.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import type { ActName, Actor, ChangeName, PrintScene, ShownDeed } from '#press/scene.ts';
import { stageFor } from '#press/stage-of.ts';
import type { StageName } from '#press/stages.ts';
import { createRandom } from '#random.ts';

/** What stands together in one place: somebody or something, or two in one act. */
export interface Troupe {
  readonly piece: Piece;
  readonly box: Box;
  readonly stands: Standing;
  /** Places in the scene's `actors`. */
  readonly actors: readonly number[];
  readonly count: number;
  readonly changes: readonly ChangeName[];
  readonly act: ActName | null;
  /** In the hands of whom its relation names. */
  readonly isHeld?: boolean;
  /** On the back of what its relation names, or aboard. */
  readonly isCarried?: boolean;
  /** Stands where there is no ground: seen from the waist up. */
  readonly isWading?: boolean;
  /** Where it is, said of another troupe's actor. */
  readonly relation?: {
    readonly name: string;
    readonly to: number | 'place';
    readonly at?: string;
  };
}

const poseOfAct: Partial<Record<ActName, PoseName>> = {
  run: 'run',
  chase: 'run',
  walk: 'walk',
  fall: 'fall',
  fly: 'fly',
  float: 'float',
  drown: 'drown',
  swim: 'swim',
  climb: 'climb',
  crawl: 'crawl',
  kneel: 'kneel',
  crouch: 'crouch',
  sit: 'sit',
  lie: 'lie',
  sleep: 'sleep',
  hide: 'hide',
  reach: 'reach',
  carry: 'carry',
  hold: 'give',
  dance: 'dance',
  sing: 'shout',
  cry: 'cry',
  shout: 'shout',
  laugh: 'wave',
  speak: 'point',
  phone: 'phone',
  write: 'write',
  read: 'read',
  look: 'look-up',
  point: 'point',
  wave: 'wave',
  drive: 'drive',
  ride: 'sit',
  throw: 'throw',
  push: 'push',
  pull: 'pull',
  jump: 'jump',
  eat: 'sit',
  cook: 'give',
  wash: 'give',
  search: 'crouch',
  open: 'give',
  dig: 'push',
  follow: 'walk',
  give: 'reach',
  enter: 'walk',
  leave: 'walk',
  bleed: 'kneel',
  fight: 'push',
  comfort: 'kneel',
  argue: 'point',
  embrace: 'reach',
  kiss: 'reach',
  'hold-hands': 'walk',
  play: 'sit',
};

const pairOfAct: Partial<Record<ActName, PairName>> = {
  chase: 'chase',
  kiss: 'kiss',
  embrace: 'embrace',
  fight: 'fight',
  'hold-hands': 'hold-hands',
  argue: 'argue',
  comfort: 'comfort',
  dance: 'dance',
  pull: 'pull',
  carry: 'carry-another',
};

/** What they do to whom it is done: who is hunted runs, who is followed walks on. */
const actOfWhom: Partial<Record<ActName, ActName>> = { chase: 'run', follow: 'walk' };

/** Acts that are done with something in one's hands. */
const handled = new Set<ActName>([
  'hold',
  'carry',
  'give',
  'throw',
  'eat',
  'read',
  'write',
  'wash',
]);
/** Acts that lift whoever does them off the ground. */
const aloft = new Set<ActName>(['fly', 'float', 'fall']);
const inWater = new Set<ActName>(['swim', 'drown']);

/** Brings the actors of a scene on stage, those of one act together; who has no shape is left out. */
export function castTroupes(scene: PrintScene, seed: number): Troupe[] {
  const stage = stageFor(scene);
  return troupesOf(scene, seed).map((troupe) => inPlace(troupe, stage));
}

/** At sea one wades or sits in something; under water and in the sky nobody stands. */
function inPlace(troupe: Troupe, stage: StageName): Troupe {
  if (stage === 'underwater' && troupe.stands === 'water') return { ...troupe, stands: 'air' };
  if (troupe.isCarried || troupe.isHeld || troupe.stands !== 'ground') return troupe;
  if (stage === 'sea') return { ...troupe, isWading: true };
  return stage === 'underwater' || stage === 'sky' ? { ...troupe, stands: 'air' } : troupe;
}

function troupesOf(scene: PrintScene, seed: number): Troupe[] {
  const done = new Set<number>();
  const troupes: Troupe[] = [];
  for (const deed of scene.deeds) {
    if (done.has(deed.who)) continue;
    const two =
      deed.whom === undefined || done.has(deed.whom) ? undefined : scene.actors[deed.whom];
    const name = pairOfAct[deed.act];
    const one = scene.actors[deed.who];
    const relation = deed.relation && { relation: deed.relation };
    const hasBaby = [one, two].some((person) => person?.kind === 'person' && person.age === 'baby');
    if (
      one?.kind === 'person' &&
      two?.kind === 'person' &&
      name &&
      deed.whom !== undefined &&
      !hasBaby
    ) {
      const looks = (person: typeof one, place: number) =>
        looksOf(person, place, deed.act, createRandom(seed, `person${place}`));
      const piece = pair({ pair: name, one: looks(one, deed.who), two: looks(two, deed.whom) });
      done.add(deed.who).add(deed.whom);
      troupes.push({
        ...standing(piece, 'ground'),
        actors: [deed.who, deed.whom],
        count: 1,
        changes: [...one.changes, ...two.changes],
        act: deed.act,
        ...relation,
      });
      continue;
    }
    const alone = troupeOf(scene, deed.who, deed.act, seed);
    if (alone === null) continue;
    done.add(deed.who);
    const mount = mountOf(scene, deed);
    if (mount !== undefined && !done.has(mount)) {
      const carrier = troupeOf(scene, mount, 'run', seed);
      if (carrier) {
        done.add(mount);
        const name = deed.act === 'ride' ? 'on' : 'in';
        troupes.push(carrier, { ...alone, isCarried: true, relation: { name, to: mount } });
        continue;
      }
    }
    troupes.push({
      ...alone,
      ...(deed.relation &&
        partnerOf(scene, deed, done) === undefined && { relation: deed.relation }),
    });
    const partner = partnerOf(scene, deed, done);
    if (partner !== undefined) {
      const other = troupeOf(scene, partner, deed.act, seed);
      if (other) troupes.push({ ...other, relation: { name: 'beside', to: deed.who } });
      done.add(partner);
    }
    // Whom a beast hunts runs; what somebody holds has no act of its own.
    if (deed.whom !== undefined && !done.has(deed.whom)) {
      const other = troupeOf(scene, deed.whom, actOfWhom[deed.act] ?? null, seed);
      const isSmall = two?.kind === 'thing' || hasBaby;
      const isHeld = one?.kind === 'person' && isSmall && handled.has(deed.act);
      if (other) {
        troupes.push({
          ...other,
          relation: { name: 'beside', to: deed.who },
          ...(isHeld && { isHeld }),
        });
      }
      done.add(deed.whom);
    }
  }
  for (const place of scene.actors.keys()) {
    if (done.has(place)) continue;
    const troupe = troupeOf(scene, place, null, seed);
    if (troupe) troupes.push(troupe);
  }
  return troupes;
}

function poseIn(stage: StageName, act: ActName | null): PoseName {
  const pose = (act && poseOfAct[act]) ?? 'stand';
  const isAdrift = stage === 'underwater' || stage === 'space' || stage === 'sky';
  return isAdrift && (pose === 'stand' || pose === 'walk') ? 'float' : pose;
}

const together = new Set<ActName>([
  'run',
  'walk',
  'swim',
  'fly',
  'climb',
  'dance',
  'hide',
  'crawl',
]);

/** With whom it is done: they do it too. */
function partnerOf(
  { actors }: PrintScene,
  { act, relation }: ShownDeed,
  done: ReadonlySet<number>,
): number | undefined {
  const to = relation?.to;
  if (relation?.name !== 'with' || typeof to !== 'number' || done.has(to)) return undefined;
  return together.has(act) && actors[to]?.kind === 'person' ? to : undefined;
}

const vessels = new Set(['boat', 'ship', 'car', 'bicycle', 'motorcycle', 'truck', 'sleigh']);

/** What somebody rides, drives or sits in. */
function mountOf(
  { actors }: PrintScene,
  { who, act, whom, relation }: ShownDeed,
): number | undefined {
  if (actors[who]?.kind !== 'person') return undefined;
  if (whom !== undefined && (act === 'ride' || act === 'drive')) {
    return actors[whom]?.kind === 'thing' ? whom : undefined;
  }
  const to = typeof relation?.to === 'number' ? relation.to : undefined;
  const vessel = to === undefined ? undefined : actors[to];
  const isAboard = relation?.name === 'in' || relation?.name === 'on';
  return isAboard && vessel?.kind === 'thing' && vessels.has(vessel.id) ? to : undefined;
}

function troupeOf(
  scene: PrintScene,
  place: number,
  act: ActName | null,
  seed: number,
): Troupe | null {
  const actor = scene.actors[place];
  if (actor === undefined) return null;
  const random = createRandom(seed, `actor${place}`);
  const common = { actors: [place], count: actor.count, changes: actor.changes, act };
  if (actor.kind === 'person') {
    const pose = poseIn(stageFor(scene), act);
    const looks = looksOf(actor, place, act ?? '', random);
    const piece = actor.age === 'baby' ? babyOf(looks) : figure({ ...looks, pose });
    const stands =
      act && aloft.has(act)
        ? 'air'
        : act && inWater.has(act)
          ? stageFor(scene) === 'underwater'
            ? 'air'
            : 'water'
          : 'ground';
    return { ...standing(piece, stands), ...common };
  }
  const entry = pieceFor(actor.id);
  if (entry === null) return null;
  const role = actor.changes.map(toldRole).find((one) => one !== undefined);
  const isMoving = act !== null && act !== 'stand' && act !== 'wait';
  const state = stateOf(actor, isMoving);
  const piece = entry.make({ random, ...(role && { role }), ...(state && { state }) });
  const isUp = actor.changes.includes('floating') || actor.changes.includes('falling');
  return { ...standing(piece, isUp || (act && aloft.has(act)) ? 'air' : entry.stands), ...common };
}

/** Swaddled, and no longer than a forearm. */
function babyOf(looks: Looks): Piece {
  const scale = 0.5;
  return { layers: placePiece(figure({ ...looks, clothes: 'pyjamas', pose: 'sleep' }), { scale }) };
}

function stateOf({ changes }: Actor, isMoving: boolean) {
  if (changes.includes('burning')) return 'burning' as const;
  if (changes.includes('broken')) return 'broken' as const;
  return isMoving ? ('moving' as const) : undefined;
}

function standing(piece: Piece, stands: Standing): Pick<Troupe, 'piece' | 'box' | 'stands'> {
  return { piece, stands, box: boxOfPiece(piece) };
}

export function boxOfPiece({ layers }: Piece): Box {
  const boxes = layers.flatMap(({ path }) => boxOf(path) ?? []);
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
