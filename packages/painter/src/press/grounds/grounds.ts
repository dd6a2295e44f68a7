import type { DreamAnalysis } from '@reverie/oneirology/schema';
import { boxOfPiece } from '#press/compose/troupe.ts';
import type { Layer, Role } from '#press/drawing.ts';
import { fillLooks, isFill, waters } from '#press/grounds/fills.ts';
import type { OverlayOptions } from '#press/grounds/overlays.ts';
import { join, type Path, place, pointsOf } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import { type Coverage, cover } from '#press/printing/fill.ts';
import { scratch } from '#press/printing/scratch.ts';
import type { PrintScene } from '#press/scene.ts';
import type { Stage } from '#press/stage.ts';
import { stageOfConcept } from '#press/stage-of.ts';
import { tuft } from '#press/stages/kit/plants.ts';
import { blob, lens } from '#press/stages/kit/shapes.ts';
import type { StageName } from '#press/stages.ts';
import type { Random } from '#random.ts';

/** What a ground without tiles is: its colour, how dark it is, and what lies on it. */
interface GroundLook {
  readonly role: Role;
  readonly tone: number;
  readonly marks: 'strands' | 'crust' | 'gloss' | 'grains';
}

const ownLooks: Readonly<Record<string, GroundLook>> = {
  hair: { role: 'told.brown', tone: 0.55, marks: 'strands' },
  lava: { ...fillLooks.lava, marks: 'crust' },
};

/** Layers of a stage that one walks on or swims in; of those it has, the first is its ground. */
const underfoot = [
  ...(['deck', 'road', 'street', 'paving', 'platform', 'lawn', 'glade', 'dune', 'sand'] as const),
  ...(['water', 'floor', 'snow', 'ground', 'ground.near'] as const),
];
/** Where one flies, looks from above or stands on rock: no ground to be told of. */
const groundless: ReadonlySet<StageName> = new Set([
  ...(['sky', 'space', 'roofs', 'mountain', 'cliff', 'underwater'] as const),
]);
/** The rest of a ground whose first layer has that name. */
const alongWith: Readonly<Record<string, readonly string[]>> = {
  sand: ['sand.wet'],
  'ground.near': ['ground.mid', 'ground.far'],
  water: ['wave'],
  lawn: ['path'],
};
/** What lies on them and would not on another matter. */
const laidOn = new Set(
  'checks joints boards tiles grass rug rug.border glitter lines mow markings planks'.split(' '),
);
const surfaces = /^(?:floor|ground|grass|carpet|stairs|path|sand|snow)$/;

export function hasGround(stage: StageName): boolean {
  return !groundless.has(stage);
}

/** `The floor was lava`, « un pont en biscuits »: what the ground of the place is made of. */
export function groundOf(
  { changes = [], deeds = [], symbols, props = [] }: DreamAnalysis,
  stage: StageName,
): PrintScene['ground'] {
  if (!hasGround(stage)) return undefined;
  // `The pool was full of jelly`: what one swims in is no water.
  const held = deeds.find(
    ({ who, act, where }) =>
      waters.has(stage) &&
      act === 'stand' &&
      lookOf(who) !== undefined &&
      where.some(({ relation, what }) => relation === 'in' && stageOfConcept(what) === stage),
  )?.who;
  const made = changes.find(
    ({ of, change }) => change === 'made-of' && (surfaces.test(of) || stageOfConcept(of) === stage),
  );
  const matter = [...props, ...symbols].find(({ id }) => id === (held ?? made?.what));
  if (matter === undefined || !canBeGround(matter.id)) return undefined;
  return { id: matter.id, label: matter.label };
}

/** `The grass was hair`: no grass stands there. */
export function groundsMade({ changes = [] }: DreamAnalysis): string[] {
  return changes
    .filter(({ of, change }) => change === 'made-of' && surfaces.test(of))
    .map(({ of }) => of);
}

function canBeGround(id: string): boolean {
  return lookOf(id) !== undefined || pieceFor(id) !== null;
}

function lookOf(id: string): GroundLook | undefined {
  const own = ownLooks[id];
  if (own !== undefined || !isFill(id)) return own;
  const { role, tone, isHeaped } = fillLooks[id];
  return { role, tone, marks: isHeaped ? 'grains' : 'gloss' };
}

/** The stage with its ground of another matter: of its colour, or laid out with small ones of it. */
export function grounded(stage: Stage, id: string, sheet: OverlayOptions): Stage {
  const back = stage.back.filter((layer) => !laidOn.has(layer.id));
  const name = underfoot.find((one) => back.some((layer) => layer.id === one));
  if (name === undefined) return stage;
  const isGround = (layer: Layer) => [name, ...(alongWith[name] ?? [])].includes(layer.id);
  const last = back.findLastIndex(isGround);
  const look = lookOf(id);
  const piece = look === undefined ? pieceFor(id) : null;
  const coloured = back.map((layer) =>
    isGround(layer) && look !== undefined ? inColour(layer, look) : layer,
  );
  const outline = join(...back.filter(isGround).map(({ path }) => path));
  const laid = look
    ? marksOf(look, spotsOn(outline, sheet, 60), sheet.random)
    : tiles(piece?.make({ random: sheet.random }) ?? { layers: [] }, outline, sheet);
  return { ...stage, back: [...coloured.slice(0, last + 1), ...laid, ...coloured.slice(last + 1)] };
}

function inColour(layer: Layer, { role, tone }: GroundLook): Layer {
  const darker = (at: number) => Math.min(1, tone + at * 0.4);
  const own = layer.tone ?? 0;
  if (typeof own === 'number') return { ...layer, role, tone: darker(own) };
  return { ...layer, role, tone: { ...own, from: darker(own.from), to: darker(own.to) } };
}

/** Where something lies on the ground, and how wide it is there: rows that come nearer. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
}

function spotsOn(outline: Path, sheet: OverlayOptions, widest: number): Spot[] {
  const { width, height, horizon, random } = sheet;
  const fine = 0.05;
  const covered = cover(
    outline,
    fine,
    Math.ceil(width * fine),
    Math.ceil(height * fine),
    (length) => scratch('cover', length),
  );
  if (covered === null) return [];
  const spots: Spot[] = [];
  const deep = height - horizon;
  for (let share = 0.1, row = 0; share < 1.04; share *= 1.2, row += 1) {
    const y = horizon + deep * share;
    const wide = Math.max(widest * 0.16, widest * share);
    for (let x = row % 2 ? -wide / 2 : 0; x < width + wide; x += wide) {
      const [px, py] = [x + random.between(-0.1, 0.1) * wide, y];
      if (isCovered(covered, px * fine, py * fine)) spots.push({ x: px, y: py, wide });
    }
  }
  return spots;
}

function isCovered({ left, top, width, height, data }: Coverage, x: number, y: number): boolean {
  const [column, row] = [Math.floor(x) - left, Math.floor(y) - top];
  if (column < 0 || row < 0 || column >= width || row >= height) return false;
  return (data[row * width + column] ?? 0) > 0.6;
}

/** Points of all tiles: a page loads what it draws. */
const mostPoints = 16_000;

/** Small ones side by side, larger where each has many points. */
function tiles(piece: Piece, outline: Path, sheet: OverlayOptions): Layer[] {
  const each = piece.layers.reduce((sum, { path }) => sum + pointsOf(path).length, 0);
  let wide = 150;
  let spots = spotsOn(outline, sheet, wide);
  while (spots.length * each > mostPoints && wide < 500) {
    wide *= 1.25;
    spots = spotsOn(outline, sheet, wide);
  }
  const { left, top, right, bottom } = boxOfPiece(piece);
  const middle = [(left + right) / 2, (top + bottom) / 2] as const;
  const long = Math.max(right - left, bottom - top);
  return piece.layers.map(
    ({ relief: _relief, grain: _grain, isSheet: _sheet, ...layer }): Layer => {
      const path = spots.map(({ x, y, wide }): Path => {
        const scale = (wide * 1.04) / long;
        return place(layer.path, { x: x - middle[0] * scale, y: y - middle[1] * scale, scale });
      });
      return { ...layer, id: `laid.${layer.id}`, path: join(...path) };
    },
  );
}

function marksOf(
  { role, tone, marks }: GroundLook,
  spots: readonly Spot[],
  random: Random,
): Layer[] {
  const share = { gloss: 0.3, crust: 0.5, strands: 0.85, grains: 0.85 }[marks];
  const some = spots
    .filter(() => random.next() < share)
    .map((spot) => ({ ...spot, y: spot.y + random.between(-0.25, 0.25) * spot.wide }));
  const layer = (kind: string, path: Path, rest: Partial<Layer>): Layer => ({
    id: `laid.${kind}`,
    role,
    path,
    ...rest,
  });
  if (marks === 'strands')
    return [0.28, -0.3].map((off, n) =>
      layer(
        'strands',
        join(...some.map(({ x, y, wide }) => tuft(random, x + off * wide, y, wide * 1.1))),
        { tone: Math.min(1, tone + (n === 0 ? 0.4 : -0.3)), alpha: 0.8 },
      ),
    );
  if (marks === 'crust')
    return [
      layer(
        'crust',
        join(
          ...some.map(({ x, y, wide }) =>
            blob(random, x, y, wide * random.between(0.3, 0.75), wide * 0.2, 0.35),
          ),
        ),
        { role: 'night', tone: 0.9, isSheet: true },
      ),
    ];
  if (marks === 'grains')
    return [
      layer('grains', join(...some.map(({ x, y, wide }) => lens(x, y, wide * 0.5, wide * 0.07))), {
        role: 'shadow',
        tone: 0.3,
        alpha: 0.3,
      }),
    ];
  return [
    layer('gloss', join(...some.map(({ x, y, wide }) => lens(x, y, wide * 1.5, wide * 0.16))), {
      role: tone < 0.2 ? 'shadow' : 'white',
      tone: 0.1,
      alpha: tone < 0.2 ? 0.2 : 0.5,
    }),
  ];
}
