import { above } from '#press/clip.ts';
import { looksOf, toldRole } from '#press/compose/look-of-people.ts';
import type { Layer } from '#press/drawing.ts';
import { baby } from '#press/figure/baby.ts';
import { figure } from '#press/figure/figure.ts';
import type { FigureView } from '#press/figure/options.ts';
import { pair } from '#press/figure/pair.ts';
import type { PairName } from '#press/figure/pairs.ts';
import type { PoseName } from '#press/figure/poses.ts';
import { type Box, boxOf, ellipse, join, lines, rect } from '#press/path.ts';
import { type Piece, placePiece } from '#press/piece.ts';
import type { Standing } from '#press/pieces/kit.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import type { ActName, Actor, ChangeName, PrintScene, ShownDeed } from '#press/scene.ts';
import { stageFor } from '#press/stage-of.ts';
import type { StageName } from '#press/stages.ts';
import { createRandom, type Random } from '#random.ts';

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
  /** Where there are some, the others: no crowd is one person thrice. */
  readonly variants?: readonly Piece[];
  /** The same without the stool it sits on, for where there is a seat. */
  readonly seatless?: Piece;
  /** Walks on the water, as nobody does. */
  readonly isOnWater?: boolean;
  /** Of the sky: never before the ground. */
  readonly isCelestial?: boolean;
  /** Of the water, where there is none. */
  readonly isDry?: boolean;
  /** Nobody: an animal, a thing. */
  readonly isThing?: boolean;
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
  hold: 'hold',
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
  eat: 'eat',
  cook: 'give',
  wash: 'give',
  search: 'search',
  open: 'give',
  dig: 'dig',
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
  play: 'play',
  pass: 'walk',
  emerge: 'reach',
  bite: 'push',
  find: 'give',
  build: 'give',
  sew: 'sew',
  knit: 'sew',
  cut: 'give',
  knock: 'knock',
  marry: 'stand',
  birth: 'hold',
  become: 'reach',
  shoot: 'point',
  kill: 'push',
  paint: 'knock',
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
  marry: 'hold-hands',
  kill: 'fight',
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
  'find',
  'cut',
  'sew',
  'knit',
  'birth',
  'build',
  'cook',
]);
const atRest = new Set<ActName>([
  ...(['stand', 'wait', 'sleep', 'lie', 'sit', 'look', 'hide', 'read', 'write', 'kneel'] as const),
]);
/** Acts that lift whoever does them off the ground. */
const aloft = new Set<ActName>(['fly', 'float', 'fall']);
const inWater = new Set<ActName>(['swim', 'drown']);

/** Brings the actors of a scene on stage, those of one act together; who has no shape is left out. */
export function castTroupes(scene: PrintScene, seed: number): Troupe[] {
  const stage = stageFor(scene);
  return troupesOf(scene, seed).map((troupe) => inPlace(troupe, stage, scene));
}

const swimmers = new Set(['fish', 'octopus', 'jellyfish', 'whale', 'shark', 'dolphin']);
const afloat = new Set<StageName>(['sea', 'lake', 'river', 'pool']);
const watery = new Set<StageName>(['sea', 'underwater', 'lake', 'river', 'pool', 'beach']);

/** At sea one wades or sits in something; under water and in the sky nobody stands. */
function inPlace(troupe: Troupe, stage: StageName, scene: PrintScene): Troupe {
  if (stage === 'underwater' && troupe.stands === 'water') return { ...troupe, stands: 'air' };
  const isDry = !watery.has(stage) && !scene.placeChanges.includes('flooded');
  const isStranded = stage === 'beach' && troupe.act !== 'swim' && troupe.act !== 'float';
  if (
    (isDry || isStranded) &&
    troupe.isThing &&
    troupe.stands === 'water' &&
    troupe.act !== 'drown'
  ) {
    const [actor] = troupe.actors.map((place) => scene.actors[place]);
    const isSwimmer = actor?.kind === 'thing' && swimmers.has(actor.id);
    // What swims where there is no water swims through the air; a boat lies aground.
    return { ...troupe, stands: isSwimmer && !isStranded ? 'air' : 'ground', isDry: true };
  }
  if (troupe.isCarried || troupe.isHeld || troupe.stands !== 'ground') return troupe;
  const isOnWater = troupe.relation?.name === 'on' && troupe.relation.to === 'place';
  if (isOnWater && afloat.has(stage)) return { ...troupe, isOnWater };
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
    // A beast that carries somebody does so on its back.
    const rider =
      deed.act === 'carry' && one?.kind === 'thing' && two?.kind === 'person'
        ? deed.whom
        : undefined;
    if (rider !== undefined && !done.has(rider)) {
      const carried = troupeOf(scene, rider, 'ride', seed);
      const carrier = troupeOf(scene, deed.who, 'walk', seed);
      if (carried && carrier) {
        done.add(rider);
        troupes.push(carrier, {
          ...carried,
          isCarried: true,
          relation: { name: 'on', to: deed.who },
        });
        continue;
      }
    }
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
    const given =
      deed.act === 'give' && deed.relation?.name === 'with' ? deed.relation.to : undefined;
    if (typeof given === 'number' && !done.has(given)) {
      const thing = troupeOf(scene, given, null, seed);
      const to = deed.who;
      if (thing)
        troupes.push({
          ...thing,
          relation: { name: 'beside', to },
          isHeld: one?.kind === 'person',
        });
      done.add(given);
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

const vessels = new Set([
  'boat',
  'ship',
  'car',
  'bicycle',
  'motorcycle',
  'truck',
  'sleigh',
  'horse',
  'camel',
]);

/** What somebody rides, drives or sits in. */
function mountOf(
  { actors }: PrintScene,
  { who, act, whom, relation }: ShownDeed,
): number | undefined {
  const doer = actors[who];
  if (doer === undefined) return undefined;
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
    const view = pose === 'stand' ? viewOf(random) : undefined;
    const body = actor.age === 'baby' ? null : figure({ ...looks, pose, ...(view && { view }) });
    const isSeated = body !== null && seated.has(pose) && act !== 'ride' && act !== 'drive';
    const piece = body === null ? baby(looks) : isSeated ? withStool(body) : body;
    const stands =
      act && aloft.has(act)
        ? 'air'
        : act && inWater.has(act)
          ? stageFor(scene) === 'underwater'
            ? 'air'
            : 'water'
          : 'ground';
    const variants =
      actor.count > 1 && body !== null
        ? [1, 2, 3].map((n) => {
            const other = looksOf(
              actor,
              place + n,
              act ?? '',
              createRandom(seed, `some${place}.${n}`),
            );
            const one = figure({ ...other, pose });
            return isSeated ? withStool(one) : one;
          })
        : undefined;
    return {
      ...standing(piece, stands),
      ...common,
      ...(isSeated && { seatless: body }),
      ...(variants && { variants }),
    };
  }
  const entry = pieceFor(actor.id);
  if (entry === null) return null;
  const role = actor.changes.map(toldRole).find((one) => one !== undefined);
  const isMoving = act !== null && !atRest.has(act);
  const state = stateOf(actor, isMoving);
  const piece = entry.make({ random, ...(role && { role }), ...(state && { state }) });
  const isUp = actor.changes.includes('floating') || actor.changes.includes('falling');
  const stands =
    isUp || (act && aloft.has(act)) ? 'air' : act && inWater.has(act) ? 'water' : entry.stands;
  const isResting = act !== null && lying.has(act) && stands === 'ground';
  return {
    ...standing(isResting ? lyingDown(piece, actor.id) : piece, stands),
    ...common,
    isThing: true,
    ...(celestial.has(actor.id) && act !== 'fall' && { isCelestial: true }),
  };
}

const seated = new Set<PoseName>(['sit', 'eat', 'play', 'sew', 'write']);

/** Nobody sits on the air. */
function withStool(body: Piece): Piece {
  const [x, y] = body.anchors?.seat ?? [0, -42];
  const high = -y;
  const stool = join(
    rect(x - 19, y, 38, 5, 2),
    lines(
      [
        [x - 14, y + 4],
        [x - 17, 0],
      ],
      3,
    ),
    lines(
      [
        [x + 14, y + 4],
        [x + 17, 0],
      ],
      3,
    ),
    lines(
      [
        [x - 14, y + high * 0.6],
        [x + 14, y + high * 0.6],
      ],
      2,
    ),
  );
  const layer: Layer = { id: 'stool', role: 'wood', path: stool, tone: 0.55, isSheet: true };
  return { ...body, layers: [layer, ...body.layers] };
}

/** Who only stands is seen from any side. */
function viewOf(random: Random): FigureView | undefined {
  const chance = random.next();
  if (chance < 0.42) return 'three-quarter';
  return chance < 0.62 ? 'back' : chance < 0.72 ? 'front' : undefined;
}

const celestial = new Set(['moon', 'sun', 'stars', 'planet', 'shooting-star', 'rainbow', 'cloud']);

const lying = new Set<ActName>(['sleep', 'lie', 'sit', 'crouch', 'kneel']);
const legged = new Set(
  `dog wolf fox lion tiger panther bear horse cow bull donkey deer sheep goat pig elephant camel
  giraffe zebra unicorn boar hippopotamus rhinoceros`.split(/\s+/),
);

/** A beast that lies has its legs under it: what is below its belly is not seen. */
function lyingDown(piece: Piece, id: string): Piece {
  if (!legged.has(id)) return piece;
  const box = boxOfPiece(piece);
  const fold = (box.bottom - box.top) * 0.4;
  const layers = piece.layers.flatMap((layer) => {
    const path = above(layer.path, box.bottom - fold);
    return path.length === 0 ? [] : [{ ...layer, path }];
  });
  const [first] = layers;
  const middle = (box.left + box.right) / 2;
  const rest = ellipse(middle, box.bottom - fold, (box.right - box.left) * 0.34, fold * 0.2);
  const belly: Layer[] = first ? [{ ...first, id: 'belly', path: rest, tone: 0.7 }] : [];
  return { ...piece, layers: placePiece({ layers: [...belly, ...layers] }, { y: fold }) };
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
