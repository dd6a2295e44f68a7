import { fall } from '#press/drawing.ts';
import { circle, join, type Path, polygon, rect } from '#press/path.ts';
import type { Car } from '#press/stages/car-plan.ts';
import { type Spot, see } from '#press/stages/kit/camera.ts';
import { below, cloud, clump, hills, pick, wholeSheet } from '#press/stages/kit/shapes.ts';
/** What is seen through the windows: the sky, hills or a town, the road that lies behind. */
export function paintOutside({ options, camera, put }: Car) {
  const { width, height, horizon } = camera;
  const { random, time, weather } = options;
  const isNight = time === 'night';
  put('sky', isNight ? 'night' : 'sky', wholeSheet(width, height), {
    tone: fall(0, horizon, isNight ? 0.9 : 0.6, isNight ? 0.45 : 0.05),
  });
  const isClear = /^(?:clear|wind)$/.test(weather);
  if (isClear)
    put('disc', 'sun', circle(width * random.between(0.4, 0.6), horizon - 70, 26), {
      tone: 0.1,
      glow: 1,
    });
  const far = pick(random, ['hills', 'town', 'trees']);
  put('far', 'far', below(hills(random, horizon - 26, 30, width * 0.6), width, horizon + 60), {
    tone: 0.6,
  });
  if (far === 'town') {
    const [houses, panes]: [Path[], Path[]] = [[], []];
    for (let x = 0; x < width; x += random.between(34, 70)) {
      const [w, t] = [random.between(28, 56), random.between(26, 110)];
      houses.push(rect(x, horizon - t, w, t + 20));
      for (let y = horizon - t + 10; y < horizon - 10; y += 18)
        if (random.next() < 0.6) panes.push(rect(x + w * 0.2, y, 6, 8), rect(x + w * 0.6, y, 6, 8));
    }
    put('town', 'mid', join(...houses), { tone: 0.7 });
    put('town.panes', isNight || time === 'dusk' ? 'lamp' : 'glass', join(...panes), {
      tone: 0.2,
      glow: isNight ? 1 : 0,
    });
  }
  put(
    'ground',
    far === 'town' ? 'ground' : 'near',
    rect(-20, horizon, width + 40, height - horizon),
    {
      tone: 0.4,
    },
  );
  const road = (across: number, z: number): Spot => [across, -30, z];
  const strip = (x0: number, x1: number, z0: number, z1: number) =>
    polygon(
      [road(x0, z0), road(x1, z0), road(x1, z1), road(x0, z1)].map((spot) => {
        const { x, y } = see(camera, spot);
        return [x, y] as const;
      }),
    );
  put('road', 'stone', strip(-260, 420, 260, 40_000), { tone: 0.75 });
  const dashes: Path[] = [];
  for (let z = 420; z < 6000; z += 420) dashes.push(strip(72, 86, z, z + 200));
  put(
    'road.lines',
    'white',
    join(...dashes, strip(-236, -226, 260, 30_000), strip(386, 396, 260, 30_000)),
    {
      tone: 0.1,
    },
  );
  if (far !== 'town') {
    // Trees along the road, smaller the farther they are left behind.
    const [crowns, trunks]: [Path[], Path[]] = [[], []];
    for (const way of [-1, 1]) {
      for (const z of [2600, 1700, 1100, 760, 520]) {
        const { x, y, scale } = see(camera, [way * random.between(520, 700), -30, z]);
        const r = 130 * scale;
        trunks.push(rect(x - r * 0.1, y - r * 2.2, r * 0.2, r * 2.2));
        crowns.push(clump(random, x, y - r * 2.6, r, r * 1.3));
      }
    }
    put('trees.trunks', 'bark', join(...trunks), { tone: 0.7 });
    put('trees', 'leaf', join(...crowns), { tone: 0.6, isSheet: true });
  }
  if (isNight) {
    const lamps = [-90, -40].map((x) => {
      const at = see(camera, [x, 30, 900]);
      return circle(at.x, at.y, 7);
    });
    put('lights', 'lamp', join(...lamps), { tone: 0, glow: 1 });
  } else if (isClear)
    put('clouds', 'cloud', cloud(random, width * 0.32, horizon - 84, 150, 40), {
      tone: 0.2,
      alpha: 0.8,
    });
}
