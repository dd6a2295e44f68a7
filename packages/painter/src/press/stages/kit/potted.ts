import type { Role } from '#press/drawing.ts';
import { join, type Path, polygon, rect, smooth } from '#press/path.ts';
import type { Spot } from '#press/stages/kit/camera.ts';
import { stand } from '#press/stages/kit/fittings.ts';
import type { Inside } from '#press/stages/kit/inside.ts';
import { lens, pick } from '#press/stages/kit/shapes.ts';
import { rounded } from '#press/stages/kit/wall.ts';

const plants = ['palm', 'rubber', 'monstera', 'cactus', 'fern'] as const;

/** A plant in a pot that stands on the floor or on something, `tall` with its pot. */
export function paintPlant(
  { put, camera, options: { random } }: Pick<Inside, 'put' | 'camera' | 'options'>,
  spot: Spot,
  tall: number,
  pot: Role = 'accent2',
  kind = pick(random, plants),
): void {
  const leaf = (x: number, y: number, long: number, wide: number, turn: number) =>
    lens(x * tall, y * tall, long * tall, wide * tall, turn);
  const stems: Path[] = [];
  const leaves: Path[] = [];
  const veins: Path[] = [];
  if (kind === 'cactus') {
    leaves.push(
      rect(-tall * 0.11, -tall, tall * 0.22, tall * 0.8, tall * 0.1),
      rect(-tall * 0.32, -tall * 0.7, tall * 0.13, tall * 0.3, tall * 0.06),
      rect(-tall * 0.3, -tall * 0.5, tall * 0.24, tall * 0.11, tall * 0.05),
      rect(tall * 0.17, -tall * 0.84, tall * 0.13, tall * 0.34, tall * 0.06),
      rect(tall * 0.06, -tall * 0.6, tall * 0.22, tall * 0.11, tall * 0.05),
    );
    for (const x of [-0.05, 0.04]) veins.push(rect(x * tall, -tall * 0.94, 1.2, tall * 0.7));
  } else if (kind === 'rubber') {
    stems.push(rect(-1.4, -tall * 0.92, 2.8, tall * 0.7));
    for (let n = 0; n < 5; n++) {
      const y = -0.36 - n * 0.13;
      leaves.push(leaf(-0.15, y, 0.3, 0.11, 0.08), leaf(0.15, y - 0.06, 0.3, 0.11, 0.42));
    }
    leaves.push(leaf(0, -0.94, 0.24, 0.08, 0.25));
  } else if (kind === 'monstera') {
    for (const [x, y, s] of [
      [-0.24, -0.62, 0.36],
      [0.22, -0.72, 0.38],
      [-0.04, -0.9, 0.34],
      [0.32, -0.42, 0.28],
      [-0.34, -0.36, 0.26],
    ] as const) {
      stems.push(
        polygon([
          [-1.4, -tall * 0.2],
          [1.4, -tall * 0.2],
          [x * tall + 1, y * tall],
          [x * tall - 1, y * tall],
        ]),
      );
      leaves.push(
        smooth([
          [x * tall, (y - s * 0.55) * tall],
          [(x + s * 0.48) * tall, (y - s * 0.2) * tall],
          [(x + s * 0.4) * tall, (y + s * 0.34) * tall],
          [x * tall, (y + s * 0.22) * tall],
          [(x - s * 0.4) * tall, (y + s * 0.34) * tall],
          [(x - s * 0.48) * tall, (y - s * 0.2) * tall],
        ]),
      );
      for (const side of [-1, 1])
        veins.push(
          polygon([
            [x * tall, (y - 0.02) * tall],
            [(x + side * s * 0.42) * tall, (y - s * 0.02) * tall],
            [x * tall, (y + 0.02) * tall],
          ]),
        );
    }
  } else {
    const count = kind === 'palm' ? 7 : 9;
    for (let n = 0; n < count; n++) {
      const lean = (n / (count - 1)) * 2 - 1;
      const [x, y] = [lean * 0.44, -0.96 + Math.abs(lean) * (kind === 'palm' ? 0.34 : 0.5)];
      leaves.push(
        smooth([
          [lean * 3, -tall * 0.2],
          [x * tall * 0.42 - tall * 0.045, y * tall * 0.74],
          [x * tall, y * tall],
          [x * tall * 0.52 + tall * 0.05, y * tall * 0.64],
        ]),
      );
    }
  }
  put('plant', 'leaf', stand(camera, spot, join(...stems)), { tone: 0.85 });
  put('plant', 'leaf', stand(camera, spot, join(...leaves)), { tone: 0.5, ...rounded });
  put('plant.veins', 'leaf', stand(camera, spot, join(...veins)), { tone: 0.95 });
  const w = tall * 0.13;
  put(
    'pot',
    pot,
    stand(
      camera,
      spot,
      join(
        polygon([
          [-w, -tall * 0.22],
          [w, -tall * 0.22],
          [w * 0.74, 0],
          [-w * 0.74, 0],
        ]),
        rect(-w * 1.1, -tall * 0.25, w * 2.2, tall * 0.05, 2),
      ),
    ),
    { tone: 0.55, ...rounded },
  );
  put(
    'pot.band',
    'white',
    stand(
      camera,
      spot,
      polygon([
        [-w * 0.92, -tall * 0.14],
        [w * 0.92, -tall * 0.14],
        [w * 0.88, -tall * 0.1],
        [-w * 0.88, -tall * 0.1],
      ]),
    ),
    { tone: 0.4, alpha: 0.8 },
  );
}
