import { circle, join, type Path, place, polygon, rect } from '#press/path.ts';
import { see } from '#press/stages/kit/camera.ts';
import type { Outside } from '#press/stages/kit/outside.ts';

/** Hens that peck, by ones and twos. */
export function paintHens({ put, camera, options: { random } }: Outside) {
  const [bodies, combs, legs]: [Path[], Path[], Path[]] = [[], [], []];
  for (let n = 0; n < 6; n++) {
    const z = random.between(700, 1200);
    const { x, y, scale } = see(camera, [random.between(-0.44, 0.44) * z, 0, z]);
    const way = random.next() < 0.5 ? -1 : 1;
    const isPecking = random.next() < 0.5;
    const at = (path: Path) => place(path, { x, y, scale, scaleX: way });
    const [hx, hy] = isPecking ? [26, -14] : [20, -46];
    bodies.push(
      at(
        polygon([
          [-30, -44],
          [-22, -30],
          [-4, -34],
          [12, -34],
          [18, -24],
          [10, -10],
          [-10, -8],
          [-22, -18],
        ]),
      ),
      at(
        polygon([
          [8, -34],
          [hx - 6, hy - 4],
          [hx + 5, hy + 3],
          [18, -22],
        ]),
      ),
      at(circle(hx, hy, 7.5)),
    );
    combs.push(
      at(
        join(
          circle(hx - 2, hy - 8, 3.4),
          circle(hx + 3, hy - 8, 2.8),
          polygon([
            [hx + 6, hy - 2],
            [hx + 14, hy + 2],
            [hx + 6, hy + 3],
          ]),
        ),
      ),
    );
    legs.push(at(join(rect(-4, -9, 2.4, 9), rect(4, -9, 2.4, 9))));
  }
  put('hens.legs', 'fire', join(...legs), { tone: 0.5 });
  put('hens', 'white', join(...bodies), { tone: 0.25, isSheet: true });
  put('hens.combs', 'blood', join(...combs), { tone: 0.3 });
}
