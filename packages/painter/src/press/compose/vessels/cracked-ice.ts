import { cosTurn, sinTurn } from '#maths.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import type { Layer } from '#press/drawing.ts';
import { ellipse, join, limb, type Path, type Point } from '#press/path.ts';
import { shape } from '#press/pieces/brush.ts';
import type { PrintScene } from '#press/scene.ts';
import { createRandom, type Random } from '#random.ts';

/** What gives way, and what is done with it then. */
const brittle = new Set(['ice', 'glass']);
/** How flat the ground is seen, and how far beyond whoever stands there it is cracked. */
const flat = 0.2;
const beyond = 0.75;
const rays = 13;

/** Ice that cracks under somebody or something is no block beside them: it is cracked under their feet. */
export function crackedUnder(cast: readonly Troupe[], scene: PrintScene, seed: number): Troupe[] {
  const [own, to] = crackIn(scene);
  const ice = cast.find(({ actors }) => actors.length === 1 && actors[0] === own);
  const onIt = cast.find((one) => one !== ice && one.actors.includes(to));
  if (!ice || !onIt || onIt.stands !== 'ground') return [...cast];
  const cracks = cracksUnder(onIt, createRandom(seed, 'ice'));
  const piece = { ...onIt.piece, layers: [...cracks, ...onIt.piece.layers] };
  const cracked = { ...onIt, piece, actors: [...onIt.actors, own] };
  return cast.flatMap((one) => (one === ice ? [] : [one === onIt ? cracked : one]));
}

/** The ice, and who is on it; −1 where there is none. */
function crackIn({ actors, deeds }: PrintScene): readonly [number, number] {
  for (const { who, act, relation } of deeds) {
    const one = actors[who];
    const isIce = one?.kind === 'thing' && brittle.has(one.id);
    const to = relation?.to;
    const isUnder = /^(?:under|around|beside|before)$/.test(relation?.name ?? '');
    if (isIce && act === 'break' && typeof to === 'number' && isUnder) return [who, to];
  }
  return [-1, -1];
}

function cracksUnder({ box }: Troupe, random: Random): Layer[] {
  const reach = ((box.right - box.left) / 2) * (1 + beyond) + 40;
  const middle = (box.left + box.right) / 2;
  const lines: Path[] = [];
  const shards: Path[] = [];
  for (let n = 0; n < rays; n++) {
    const way = (n + random.between(-0.3, 0.3)) / rays;
    const at = (share: number, off = 0): Point => [
      middle + cosTurn(way + off) * reach * share,
      sinTurn(way + off) * reach * share * flat,
    ];
    const [one, two, end] = [
      at(0.34, random.between(-0.02, 0.02)),
      at(0.64, random.between(-0.03, 0.03)),
      at(random.between(0.8, 1.1)),
    ];
    const thick = Math.max(1.4, reach * 0.009);
    lines.push(limb(at(0.04), one, thick * 1.5, thick), limb(one, two, thick, thick * 0.7));
    lines.push(limb(two, end, thick * 0.7, 0.4));
    lines.push(limb(one, at(0.36, 1.1 / rays), thick * 0.6, 0.5));
    if (n % 3 === 0) shards.push(ellipse(two[0], two[1], reach * 0.1, reach * 0.016));
  }
  return [
    shape('cracks.water', 'water', ellipse(middle, 0, reach * 0.5, reach * 0.5 * flat), {
      tone: 0.9,
      alpha: 0.5,
    }),
    shape('cracks.shards', 'white', join(...shards), { tone: 0.1, alpha: 0.8 }),
    shape('cracks', 'night', join(...lines), { tone: 0.7 }),
  ];
}
