import { fall, type Role } from '#press/drawing.ts';
import { circle, ellipse, join, type Path, polygon, rect, smooth } from '#press/path.ts';
import { onPlane, panel, type Spot, see } from '#press/stages/kit/camera.ts';
import { type Decor, decorFor, paintInterior } from '#press/stages/kit/decor.ts';
import { stand } from '#press/stages/kit/fittings.ts';
import { paintCeilingLamps } from '#press/stages/kit/furnish.ts';
import { type Inside, insideStage } from '#press/stages/kit/inside.ts';
import { hangPrint } from '#press/stages/kit/prints.ts';
import { paintBlock } from '#press/stages/kit/room.ts';
import { pick } from '#press/stages/kit/shapes.ts';
import { slotAt } from '#press/stages/kit/slots.ts';
import type { Wall } from '#press/stages/kit/wall.ts';

/** A gallery: large pictures in gold frames, a bust on its column, a rope, a bench. */
export const museum = insideStage({ far: [640, 820], tall: [340, 400] }, (inside) => {
  const { camera, room, span, put, slots, options } = inside;
  const { random, time } = options;
  const decor = decorFor(random);
  const [from, to] = span;
  const wide = to - from;
  const light = see(camera, [0, room.tall - 10, 420]);
  const isLow = random.next() < 0.6;
  paintInterior(
    inside,
    { ...decor, low: decor.wall === 'white' ? decor.low : 'white' },
    {
      ...{ light, dim: 0.68 },
      paper: pick(random, ['damask', 'panels', 'bare', 'stripes']),
      floor: [pick(random, ['herringbone', 'checks', 'lozenges', 'boards']), 40],
      dado: isLow ? ['plain', 62] : null,
      crown: 'cornice',
    },
  );
  paintCeilingLamps(
    put,
    room,
    [
      [-150, 380],
      [150, 380],
    ],
    [70, 180],
    time !== 'day',
  );
  const sizes = pick<readonly number[]>(random, [
    [0.02, 0.36, 0.7],
    [0.0, 0.3, 0.74],
    [0.06, 0.5, 0.82],
  ]);
  for (const [n, at] of sizes.entries()) {
    const next = sizes[n + 1] ?? 1.02;
    const w = wide * (next - at) - 46;
    paintCanvas(inside, from + wide * at, 104, w, random.between(130, 190));
    paintSpot(inside, from + wide * at + w / 2);
  }
  // Small ones hang over the large.
  const wall: Wall = { put, camera, plane: room.back, random };
  for (const at of [0.14, 0.62])
    hangPrint(wall, [from + wide * at, 312, 58, 44], ['told.gold', decor.soft]);
  paintSideCanvases(inside, decor);
  paintRope(inside);
  const columnX = room.left + from + wide * random.between(0.2, 0.3);
  const z = room.depth - 120;
  paintBlock(
    put,
    camera,
    'column',
    'stone',
    { at: [columnX - 24, 0, z], wide: 48, tall: 100, deep: 48 },
    { front: 0.4, side: 0.7, top: 0.05 },
  );
  const bust = join(
    smooth([
      [-22, 0],
      [-20, -14],
      [-7, -20],
      [-6, -28],
      [6, -28],
      [7, -20],
      [20, -14],
      [22, 0],
    ]),
    circle(0, -39, 13),
  );
  put('bust', 'white', stand(camera, [columnX, 100, z + 24], bust), {
    tone: 0.2,
    isSheet: true,
    relief: { depth: 0.6, dx: -6, dy: -5, radius: 9 },
  });
  const bench = room.left + from + wide * 0.62;
  paintBlock(
    put,
    camera,
    'bench',
    decor.soft === 'white' ? decor.low : decor.soft,
    { at: [bench - 80, 26, room.depth - 210], wide: 160, tall: 20, deep: 56 },
    { front: 0.6, side: 0.8, top: 0.3 },
  );
  slots.push(
    slotAt(camera, 'seat', [bench, 46, room.depth - 195], 140),
    slotAt(camera, 'top', [columnX, 152, z + 24], 60),
    slotAt(camera, 'door', room.back(to - 30, 0), 90),
  );
  return { light: { x: light.x, y: light.y } };
});

function paintCanvas(
  { put, camera, room, options: { random } }: Inside,
  x: number,
  y: number,
  w: number,
  h: number,
) {
  const role: Role = pick(random, ['sky', 'night', 'accent2']);
  put('picture.frame', 'told.gold', panel(camera, room.back, x - 9, y - 9, w + 18, h + 18), {
    tone: 0.5,
    isSheet: true,
  });
  put('picture.rim', 'told.gold', panel(camera, room.back, x - 3, y - 3, w + 6, h + 6), {
    tone: 0.95,
  });
  put('picture', role, panel(camera, room.back, x, y, w, h), {
    tone: fall(camera.horizon - 250, camera.horizon, 0.6, 0.1),
  });
  const kind = pick(random, ['land', 'portrait', 'shapes', 'sea', 'fruit']);
  const draw = (ink: Role, path: Path, tone: number) =>
    put('picture.motif', ink, onPlane(camera, room.back, path), { tone });
  const [cx, r] = [x + w / 2, Math.min(w, h) / 2];
  const ground = (up: number, lean: number): Path =>
    polygon([
      [x, y],
      [x, y + h * up],
      [x + w * 0.36, y + h * (up + lean)],
      [x + w * 0.66, y + h * (up - lean * 0.4)],
      [x + w, y + h * (up + lean * 0.6)],
      [x + w, y],
    ]);
  if (kind === 'land' || kind === 'sea') {
    draw('sun', circle(x + w * 0.68, y + h * 0.72, r * 0.2), 0.3);
    draw(kind === 'sea' ? 'water' : 'far', ground(0.46, kind === 'sea' ? 0 : 0.14), 0.5);
    draw(kind === 'sea' ? 'water' : 'leaf', ground(0.24, 0.08), 0.85);
    if (kind === 'sea')
      draw(
        'white',
        join(
          polygon([
            [cx - 26, y + h * 0.42],
            [cx + 22, y + h * 0.42],
            [cx + 12, y + h * 0.34],
            [cx - 16, y + h * 0.34],
          ]),
          polygon([
            [cx - 2, y + h * 0.44],
            [cx - 2, y + h * 0.8],
            [cx + 20, y + h * 0.46],
          ]),
        ),
        0.2,
      );
  } else if (kind === 'portrait') {
    draw(
      'dark',
      smooth([
        [cx - r * 0.7, y],
        [cx - r * 0.5, y + h * 0.36],
        [cx, y + h * 0.46],
        [cx + r * 0.5, y + h * 0.36],
        [cx + r * 0.7, y],
      ]),
      0.7,
    );
    draw('skin2', ellipse(cx, y + h * 0.62, r * 0.25, r * 0.32), 0.3);
    draw(
      'hair2',
      smooth([
        [cx - r * 0.3, y + h * 0.58],
        [cx - r * 0.3, y + h * 0.8],
        [cx, y + h * 0.86],
        [cx + r * 0.3, y + h * 0.8],
        [cx + r * 0.3, y + h * 0.58],
        [cx + r * 0.16, y + h * 0.76],
        [cx - r * 0.16, y + h * 0.76],
      ]),
      0.6,
    );
  } else if (kind === 'fruit') {
    draw(
      'wood',
      polygon([
        [x, y],
        [x, y + h * 0.34],
        [x + w, y + h * 0.34],
        [x + w, y],
      ]),
      0.7,
    );
    draw(
      'accent2',
      join(
        circle(cx - r * 0.3, y + h * 0.44, r * 0.2),
        circle(cx + r * 0.04, y + h * 0.42, r * 0.17),
      ),
      0.4,
    );
    draw(
      'leaf',
      join(
        ellipse(cx + r * 0.44, y + h * 0.5, r * 0.15, r * 0.34),
        ellipse(cx + r * 0.44, y + h * 0.72, r * 0.06, r * 0.2),
      ),
      0.5,
    );
  } else {
    draw('accent3', circle(x + w * 0.34, y + h * 0.6, r * 0.4), 0.4);
    draw('accent2', circle(x + w * 0.66, y + h * 0.36, r * 0.5), 0.3);
    draw(
      'dark',
      join(
        rect(x + w * 0.12, y + h * 0.16, w * 0.5, 5),
        rect(x + w * 0.54, y + h * 0.5, 5, h * 0.4),
      ),
      0.6,
    );
  }
}

/** A small lamp over a picture, and its light on the wall. */
function paintSpot({ put, camera, room }: Inside, x: number) {
  const at = see(camera, room.back(x, 306));
  const k = at.scale;
  put('picture.light', 'lamp', circle(at.x, at.y + 46 * k, 120 * k), {
    tone: 0.2,
    alpha: {
      kind: 'spread',
      x: at.x,
      y: at.y + 30 * k,
      inner: 0,
      outer: 120 * k,
      from: 0.3,
      to: 0,
    },
    mode: 'light',
  });
  put('picture.lamp', 'told.gold', panel(camera, room.back, x - 26, 303, 52, 5), {
    tone: 0.5,
    isSheet: true,
  });
}

/** Prints on the side walls, in perspective. */
function paintSideCanvases({ put, camera, room, options: { random } }: Inside, decor: Decor) {
  for (const plane of [room.leftWall, room.rightWall]) {
    const wall: Wall = { put, camera, plane, random };
    for (const across of [90, 260])
      hangPrint(wall, [across, 120, 110, 130], ['told.gold', decor.soft]);
  }
}

/** A rope on posts before the wall. */
function paintRope({ put, camera, room, span: [from, to] }: Inside) {
  const z = room.depth - 70;
  const [posts, ropes]: [Path[], Path[]] = [[], []];
  for (let u = from - 30; u < to + 40; u += 130) {
    const spot: Spot = [room.left + u, 0, z];
    posts.push(
      stand(camera, spot, join(rect(-2, -82, 4, 82), circle(0, -84, 4.6), rect(-13, -4, 26, 4))),
    );
    ropes.push(
      stand(
        camera,
        spot,
        [0, 0, -78, 2, 40, -52, 90, -52, 130, -78, 1, 130, -74, 2, 90, -47, 40, -47, 0, -74, 3],
      ),
    );
  }
  put('rope', 'accent3', join(...ropes), { tone: 0.6 });
  put('rope.posts', 'told.gold', join(...posts), { tone: 0.5 });
}
