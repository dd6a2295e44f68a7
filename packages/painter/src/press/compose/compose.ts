import { arrange } from '#press/arrange.ts';
import { boxOfPiece, castTroupes, type Troupe } from '#press/compose/casting.ts';
import { type Place, placeTroupe } from '#press/compose/placing.ts';
import { scatter } from '#press/compose/scatter.ts';
import { type Drawing, fall, type Layer } from '#press/drawing.ts';
import { type FormatName, sheetOf } from '#press/formats.ts';
import { burning, flood, ringsAt, weatherOverlay } from '#press/overlays.ts';
import { type PaletteName, paletteNamed, paletteNameOf } from '#press/palettes.ts';
import { type Box, ellipse, type Point, polygon } from '#press/path.ts';
import { placeAnchor, placePiece } from '#press/piece.ts';
import type { PrintScene } from '#press/scene.ts';
import { type Scheme, type SchemeName, schemes } from '#press/schemes.ts';
import { shortened } from '#press/shorten.ts';
import type { Stage, View } from '#press/stage.ts';
import { stageFor } from '#press/stage-of.ts';
import { type StageName, stageMakers } from '#press/stages.ts';
import { createRandom, type Random } from '#random.ts';
import { type Mood, moods } from '#scene.ts';
import { enclosed } from '#scene-tables.ts';

export interface ComposeOptions {
  /** Any integer: another seed is another picture of the same dream. */
  readonly seed: number;
  /** 4:5 unless told. */
  readonly format?: FormatName;
  /** That of the scene's mood and time unless told. */
  readonly palette?: PaletteName;
  /** As the dream has it unless told; so is the viewpoint. */
  readonly scheme?: SchemeName;
  readonly viewpoint?: View;
  /** What is not to be shown, and who is to be its hero, by places in the scene's `actors`. */
  readonly without?: readonly number[];
  readonly hero?: number;
}

/** A drawing, and what it shows. */
export interface Composition extends Drawing {
  /** The scene as it is shown: what `describePrint` tells of the picture. */
  readonly scene: PrintScene;
  /** How it was composed. */
  readonly stage: StageName;
  readonly scheme: SchemeName;
  readonly paletteName: PaletteName;
}

/** Composes a scene for a sheet: a stage, who stands where on it, and the colours of its mood. */
export function compose(asked: PrintScene, options: ComposeOptions): Composition {
  const { seed, format = '4:5' } = options;
  const { width, height } = sheetOf[format];
  const scene = arrange(asked, options);
  const random = createRandom(seed, 'composition');
  const scheme = options.scheme ?? schemeFor(scene, random);
  const paletteName = options.palette ?? paletteNameOf(strongest(scene.moods), scene.time);
  const stageName = stageFor(scene);
  const stage = stageMakers[stageName]({
    width,
    height,
    time: scene.time,
    weather: scene.weather,
    view: options.viewpoint ?? schemes[scheme].view,
    random: createRandom(seed, 'stage'),
  });
  const over = { width, height, horizon: stage.horizon, random };
  const isOpen = !enclosed.has(scene.setting) && scene.setting !== 'underwater';
  const isFlooded = scene.placeChanges.includes('flooded') && stage.waterline === undefined;
  return {
    width,
    height,
    scene,
    stage: stageName,
    scheme,
    paletteName,
    palette: paletteNamed(paletteName),
    layers: [
      ...stage.back,
      ...playersOn(scene, stage, seed, { width, height }, schemes[scheme]),
      ...stage.front,
      ...(isFlooded ? flood(over, height * random.between(0.52, 0.6)) : []),
      ...(scene.placeChanges.includes('burning') ? burning(over) : []),
      ...(isOpen ? weatherOverlay(scene.weather, over) : []),
    ].map(shortened),
  };
}

function schemeFor(scene: PrintScene, random: Random): SchemeName {
  const isHigh = scene.actors.some(({ changes }) => changes.includes('tiny'));
  const isLow = scene.actors.some(({ changes }) => changes.includes('giant'));
  if (isHigh !== isLow) return isHigh ? 'looking-down' : 'looking-up';
  return random.next() < 0.7 ? 'aside' : random.next() < 0.5 ? 'looking-down' : 'looking-up';
}

function strongest(shares: Readonly<Record<Mood, number>>): Mood {
  return moods.reduce((best, mood) => (shares[mood] > shares[best] ? mood : best));
}

function playersOn(
  scene: PrintScene,
  stage: Stage,
  seed: number,
  sheet: { readonly width: number; readonly height: number },
  scheme: Scheme,
): Layer[] {
  const taken: Place[] = [];
  const placed: { depth: number; layers: Layer[] }[] = [];
  const placeOf = new Map<number, { troupe: Troupe; place: Place }>();
  for (const [n, troupe] of targetsFirst(heroFirst(scene, castTroupes(scene, seed))).entries()) {
    const random = createRandom(seed, `place${n}`);
    if (troupe.count >= 20 || troupe.changes.includes('falling')) {
      placed.push(scatter(troupe, stage, sheet, random));
      continue;
    }
    const beside =
      troupe.relation && typeof troupe.relation.to === 'number'
        ? placeOf.get(troupe.relation.to)
        : undefined;
    const place = beside
      ? nextTo(troupe, beside.troupe, beside.place)
      : sunk(
          troupe,
          placeTroupe(troupe, stage, taken, sheet.width, n === 0 ? scheme : null, random),
        );
    const kept = keptOnSheet(troupe, place, sheet);
    taken.push(kept);
    for (const actor of troupe.actors) placeOf.set(actor, { troupe, place: kept });
    placed.push({ depth: kept.depth, layers: draw(troupe, kept) });
  }
  return placed.sort((a, b) => a.depth - b.depth).flatMap(({ layers }) => layers);
}

/** Whom somebody chose is placed first, as large as a hero is. */
function heroFirst({ hero }: PrintScene, troupes: readonly Troupe[]): readonly Troupe[] {
  if (hero === undefined) return troupes;
  const isHero = ({ actors }: Troupe) => actors.includes(hero);
  return [...troupes.filter(isHero), ...troupes.filter((troupe) => !isHero(troupe))];
}

/** What others are placed by is placed before them. */
function targetsFirst(troupes: readonly Troupe[]): Troupe[] {
  const ordered: Troupe[] = [];
  const visit = (troupe: Troupe, path: readonly Troupe[]): void => {
    if (ordered.includes(troupe) || path.includes(troupe)) return;
    const to = troupe.relation?.to;
    const target = troupes.find(({ actors }) => typeof to === 'number' && actors.includes(to));
    if (target) visit(target, [...path, troupe]);
    ordered.push(troupe);
  };
  for (const troupe of troupes) visit(troupe, []);
  return ordered;
}

/** How much of who drowns or swims is above the water. */
function dryShare(troupe: Troupe): number | null {
  if (troupe.stands !== 'water' || troupe.act === null) return null;
  return troupe.act === 'drown' ? 0.36 : 0.5;
}

function sunk(troupe: Troupe, place: Place): Place {
  if (dryShare(troupe) === null) return place;
  return { ...place, y: place.y + (place.y - waterlineAt(troupe, place)) };
}

/** The height of the water round somebody in it. */
function waterlineAt(troupe: Troupe, { y, scale }: Place): number {
  const share = dryShare(troupe) ?? 0;
  return y + (troupe.box.top + share * (troupe.box.bottom - troupe.box.top)) * scale;
}

/** Units between what is shown whole and the edge of the print. */
const inset = 60;

/** Nobody is cut by the edge of the print; what stands keeps its ground. */
function keptOnSheet(
  troupe: Troupe,
  place: Place,
  sheet: { readonly width: number; readonly height: number },
): Place {
  const { stands } = troupe;
  const box = isTurned(troupe) ? turned(troupe.box) : troupe.box;
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const room =
    stands === 'ground' && !isTurned(troupe) ? place.y - inset : sheet.height - 2 * inset;
  const scale = Math.min(place.scale, (sheet.width - 2 * inset) / wide, room / tall);
  const way = place.facing === 'right' ? 1 : -1;
  const left = place.x + (way > 0 ? box.left : -box.right) * scale;
  const right = place.x + (way > 0 ? box.right : -box.left) * scale;
  const moved = Math.max(0, inset - left) - Math.max(0, right - (sheet.width - inset));
  const over = Math.max(0, inset - (place.y + box.top * scale));
  // Of who is in the water, the legs may be beyond it.
  const foot = place.y + box.bottom * scale - (sheet.height - inset);
  const under = dryShare(troupe) === null ? Math.max(0, foot) : 0;
  return { ...place, scale, x: place.x + moved, y: place.y + over - under };
}

function isTurned({ changes }: Troupe): boolean {
  return changes.includes('upside-down') || changes.includes('ceiling');
}

function turned({ left, top, right, bottom }: Box): Box {
  return { left: -right, top: -bottom, right: -left, bottom: -top };
}

/** On, under, above, behind or beside what is placed already, as the dream says. */
function nextTo(troupe: Troupe, other: Troupe, at: Place): Place {
  const scale = Math.max(at.scale, 60 / (troupe.box.bottom - troupe.box.top));
  const top = placeAnchor(other.piece, 'top', at) ?? [at.x, at.y + other.box.top * at.scale];
  const way = at.facing === 'right' ? 1 : -1;
  const wide = (other.box.right - other.box.left) * at.scale;
  const ownWide = (troupe.box.right - troupe.box.left) * scale;
  const side = at.x + way * (wide / 2 + ownWide / 2 + 10);
  if (troupe.act === 'climb') {
    const tall = (other.box.bottom - other.box.top) * at.scale;
    const size = Math.max(at.scale, 200 / (troupe.box.bottom - troupe.box.top));
    const x = at.x - way * wide * 0.1;
    return { ...at, x, y: at.y - tall * 0.22, scale: size, depth: at.depth + 0.01 };
  }
  if (troupe.isHeld) {
    const hand = placeAnchor(other.piece, 'hand', { ...at, scaleX: way }) ?? [
      at.x + way * 40,
      at.y,
    ];
    const size = Math.min(
      scale,
      150 / Math.max(troupe.box.right - troupe.box.left, troupe.box.bottom - troupe.box.top),
    );
    const middle = (troupe.box.top + troupe.box.bottom) / 2;
    return { ...at, x: hand[0], y: hand[1] - middle * size, scale: size, depth: at.depth + 0.01 };
  }
  switch (troupe.relation?.name) {
    case 'on':
      return { ...at, x: top[0], y: top[1], scale, depth: at.depth + 0.01 };
    case 'above':
      return { ...at, y: top[1] - 60, scale, depth: at.depth + 0.01 };
    case 'under':
    case 'behind':
      return { ...at, x: at.x - way * wide * 0.3, scale, depth: at.depth - 0.01 };
    default:
      return { ...at, x: side, scale, facing: way > 0 ? 'left' : 'right', depth: at.depth + 0.01 };
  }
}

function draw(troupe: Troupe, place: Place): Layer[] {
  const placing = {
    x: place.x,
    y: place.y,
    scale: place.scale,
    scaleX: place.facing === 'right' ? 1 : -1,
    ...(isTurned(troupe) && { turn: 0.5 }),
  };
  const layers = placePiece(troupe.piece, placing);
  if (dryShare(troupe) !== null) {
    const { left, right } = boxOfPiece({ layers });
    const y = waterlineAt(troupe, place);
    return [...layers, waterOver(layers, y), ringsAt((left + right) / 2, y, right - left)];
  }
  return troupe.stands === 'ground' && !isTurned(troupe)
    ? [shadowUnder(layers, place), ...layers]
    : layers;
}

/** Water before the lower part of who swims or drowns in it. */
function waterOver(layers: readonly Layer[], y: number): Layer {
  const { left, right, bottom } = boxOfPiece({ layers });
  const crest: Point[] = [];
  for (let n = 0; n <= 10; n++) {
    crest.push([left - 30 + ((right - left + 60) * n) / 10, y + (n % 2 === 0 ? -5 : 5)]);
  }
  const path = polygon([...crest, [right + 30, bottom + 24], [left - 30, bottom + 24]]);
  return { id: 'water.over', role: 'water', path, tone: fall(y, bottom, 0.3, 0.6), alpha: 0.86 };
}

/** What stands on the ground darkens it. */
function shadowUnder(layers: readonly Layer[], { y }: Place): Layer {
  const { left, right } = boxOfPiece({ layers });
  const wide = (right - left) / 2;
  return {
    id: 'contact',
    role: 'shadow',
    path: ellipse((left + right) / 2, y, wide * 0.9, Math.max(4, wide * 0.13)),
    tone: fall(y - 10, y + 10, 0.6, 0.9),
    alpha: 0.35,
  };
}
