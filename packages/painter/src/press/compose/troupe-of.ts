import { aloft, atRest, inWater, lying, poseOfAct, seated } from '#press/compose/act-tables.ts';
import {
  bleeding,
  legged,
  lyingDown,
  melting,
  withHole,
  withLegs,
  withStool,
} from '#press/compose/altered.ts';
import { looksOf, toldRole } from '#press/compose/look-of-people.ts';
import { mosaic } from '#press/compose/mosaic.ts';
import { standing, type Troupe } from '#press/compose/troupe.ts';
import { baby } from '#press/figure/baby.ts';
import { beastHeads, withBeastHead } from '#press/figure/beast-heads.ts';
import { figure } from '#press/figure/figure.ts';
import type { FigureView } from '#press/figure/options.ts';
import type { PoseName } from '#press/figure/poses.ts';
import type { Piece } from '#press/piece.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import { type ActName, type Actor, isLight, type PrintScene, type Thing } from '#press/scene.ts';
import { stageFor } from '#press/stage-of.ts';
import type { StageName } from '#press/stages.ts';
import { createRandom, type Random } from '#random.ts';

export function troupeOf(
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
    const isWitness = act === null && scene.deeds.length > 0 && actor.count === 1;
    const pose = isWitness ? witnessing(random) : poseIn(stageFor(scene), act);
    const looks = looksOf(actor, place, act ?? '', random);
    const seen = pose === 'stand' ? viewOf(random) : undefined;
    // A beast's head is told from the side.
    const view = actor.head === undefined ? seen : undefined;
    const plain = actor.age === 'baby' ? null : figure({ ...looks, pose, ...(view && { view }) });
    const clad = plain && actor.head ? withBeastHead(plain, actor.head) : plain;
    const body = clad && act === 'dig' && actor.count === 1 ? withHole(clad) : clad;
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
            const one = withBeastHead(figure({ ...other, pose }), actor.head ?? '');
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
  if (isUpright(actor, act, scene, place)) {
    const person = { kind: 'person', who: 'other', gender: 'unknown', age: 'adult' } as const;
    const { count, changes } = actor;
    const upright = { ...person, count, changes, head: actor.id };
    const actors = scene.actors.map((one, n) => (n === place ? upright : one));
    return troupeOf({ ...scene, actors }, place, act, seed);
  }
  const entry = pieceFor(actor.id);
  if (entry === null) return null;
  const role = actor.changes.map(toldRole).find((one) => one !== undefined);
  const isMoving = act !== null && !atRest.has(act);
  const isOpened =
    scene.inner?.in === place ||
    // What something is in is open.
    scene.deeds.some(({ relation }) => relation?.name === 'in' && relation.to === place) ||
    scene.deeds.some(({ act, whom }) => act === 'open' && whom === place);
  const state = isOpened ? ('open' as const) : stateOf(actor, isMoving);
  const plain = entry.make({ random, ...(role && { role }), ...(state && { state }) });
  const matter = actor.matter && pieceFor(actor.matter.id);
  const piece = matter ? mosaic(plain, matter.make({ random }), random) : plain;
  // It comes from behind everything, and stands on no ground.
  const isBackdrop = actor.id === 'wave' && isGiant(actor);
  const isUp =
    isBackdrop || actor.changes.includes('floating') || actor.changes.includes('falling');
  const stands =
    isUp || (act && aloft.has(act)) ? 'air' : act && inWater.has(act) ? 'water' : entry.stands;
  const isResting = act !== null && lying.has(act) && stands === 'ground';
  return {
    ...standing(altered(piece, actor, act, isResting), stands),
    ...common,
    isThing: true,
    ...(isBackdrop && { isBackdrop }),
    ...(legged.has(actor.id) && { isBeast: true }),
    ...(celestial.has(actor.id) && act !== 'fall' && { isCelestial: true }),
  };
}

/** An animal that does what people do stands and is clothed as they are. */
function isUpright(
  { id, changes }: Thing,
  act: ActName | null,
  { deeds }: PrintScene,
  place: number,
): boolean {
  if (act === null || !beastHeads.has(id) || id === 'fish') return false;
  if (changes.includes('giant') || changes.includes('tiny')) return false;
  const deed = deeds.find((one) => one.who === place && one.act === act);
  return (
    ofPeople.has(act) || (act === 'sit' && /^(?:table|chair|desk)$/.test(deed?.relation?.at ?? ''))
  );
}

const ofPeople = new Set<ActName>([
  ...(['cook', 'write', 'read', 'phone', 'sew', 'knit', 'give', 'paint', 'wash'] as const),
  ...(['play', 'marry', 'argue', 'hold-hands'] as const),
]);

/** Who does nothing sees what happens: looks up, points, or only stands. */
function witnessing(random: Random): PoseName {
  const chance = random.next();
  return chance < 0.36 ? 'look-up' : chance < 0.56 ? 'point' : 'stand';
}

function poseIn(stage: StageName, act: ActName | null): PoseName {
  // In a lift one goes up standing.
  if (stage === 'lift' && act === 'climb') return 'stand';
  const pose = (act && poseOfAct[act]) ?? 'stand';
  const isAdrift = stage === 'underwater' || stage === 'space' || stage === 'sky';
  return isAdrift && (pose === 'stand' || pose === 'walk') ? 'float' : pose;
}

/** As the dream has it: asleep, on legs of its own, melting. */
function altered(piece: Piece, { id, changes }: Thing, act: ActName | null, isResting: boolean) {
  const posed = isResting
    ? lyingDown(piece, id)
    : act !== null && afoot.has(act) && legless.has(id)
      ? withLegs(piece)
      : piece;
  const shown = act === 'bleed' && !legged.has(id) ? bleeding(posed) : posed;
  return changes.includes('melting') ? melting(shown) : shown;
}

const afoot = new Set<ActName>([
  'walk',
  'run',
  'dance',
  'jump',
  'chase',
  'follow',
  'leave',
  'pass',
]);
/** Things that have no legs by day. */
const legless = new Set(
  `house childhood-home building castle tower lighthouse school hotel shop tree flower mushroom clock piano
  television phone computer book letter mirror painting door wardrobe bottle glass vase bag box
  suitcase lamp candle teeth eye shoe hat fruit key telephone cake bread egg page coffin statue`.split(
    /\s+/,
  ),
);

/** Who only stands is seen from any side. */
function viewOf(random: Random): FigureView | undefined {
  const chance = random.next();
  if (chance < 0.42) return 'three-quarter';
  return chance < 0.62 ? 'back' : chance < 0.72 ? 'front' : undefined;
}

function isGiant({ changes }: Thing): boolean {
  return changes.includes('giant') || changes.includes('growing');
}

const celestial = new Set(['moon', 'sun', 'stars', 'planet', 'shooting-star', 'rainbow', 'cloud']);

function stateOf(actor: Actor, isMoving: boolean) {
  const { changes } = actor;
  if (changes.includes('burning') && !isLight(actor)) return 'burning' as const;
  if (changes.includes('broken')) return 'broken' as const;
  return isMoving ? ('moving' as const) : undefined;
}
