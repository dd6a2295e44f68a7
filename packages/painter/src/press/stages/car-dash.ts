import { fall, type Role } from '#press/drawing.ts';
import { circle, cut, ellipse, join, lines, type Path, place, polygon, rect } from '#press/path.ts';
import { away, type Car, dash } from '#press/stages/car-plan.ts';
import { type Spot, see } from '#press/stages/kit/camera.ts';
import { stand } from '#press/stages/kit/fittings.ts';
import { below } from '#press/stages/kit/shapes.ts';
/** The dashboard from before it, the wheel on the driver's side, and the edge of the bonnet. */
export function paintDash({ camera, apart, half, put, decor, options: { random } }: Car) {
  const { width, height } = camera;
  const y = see(camera, [0, dash, away.front - 14]).y;
  const wheelAt: Spot = [-apart, dash, away.front - 20];
  const wheel = join(ellipse(0, 0, 19, 18), cut(ellipse(0, 0, 16.2, 15.2)));
  const spokes = join(
    lines(
      [
        [-16, 3],
        [16, 3],
      ],
      4,
    ),
    lines(
      [
        [0, 3],
        [0, 16],
      ],
      4,
    ),
    circle(0, 3, 5.4),
  );
  put('wheel', 'dark', stand(camera, wheelAt, join(wheel, spokes)), {
    tone: 0.8,
    isSheet: true,
    relief: { depth: -0.4, dx: -4, dy: -5, radius: 6 },
  });
  const hump = (x: number) => {
    const off = (x - see(camera, [-apart, 0, away.front]).x) / (width * 0.16);
    return y + 16 - 26 / (1 + off * off * off * off);
  };
  const top: Role = decor.wall === 'white' ? 'dark' : decor.wall;
  put('dash', top, below(hump, width, height + 20, 20), {
    tone: fall(y, y + 60, 0.85, 1),
    isSheet: true,
    grain: { kind: 'level' },
  });
  const vents: Path[] = [];
  for (const x of [-half * 0.62, -4, half * 0.6])
    for (let n = 0; n < 4; n++)
      vents.push(stand(camera, [x, dash - 7 - n * 1.6, away.front - 24], rect(0, 0, 16, 0.8)));
  put('dash.vents', 'metal', join(...vents), { tone: 0.8, alpha: 0.7 });
  put(
    'dash.lip',
    'dark',
    below((x) => hump(x) + 26, width, height + 20, 20),
    {
      tone: fall(y, height, 0.62, 0.95),
      isSheet: true,
    },
  );
  const bonnet: Role = decor.cloth === 'white' ? 'accent2' : decor.cloth;
  const edge = height * 0.9;
  const lip = (x: number) => {
    const off = (x - width / 2) / width;
    return edge + off * off * height * 0.14;
  };
  put('bonnet', bonnet, below(lip, width, height + 20, 30), {
    tone: fall(edge, height, 0.15, 0.6),
    isSheet: true,
  });
  const crease = [0.3, 0.7].map((share) =>
    polygon([
      [width * share - 3, lip(width * share)],
      [width * share + 3, lip(width * share)],
      [width * (share * 1.5 - 0.25) + 8, height + 20],
      [width * (share * 1.5 - 0.25) - 8, height + 20],
    ]),
  );
  put('bonnet.creases', 'dark', join(...crease), { tone: 0.3, alpha: 0.35 });
  const wiper = (x: number): Path =>
    join(
      place(rect(0, -3, width * 0.3, 6, 3), { x: width * x, y: lip(width * x) - 26, turn: -0.02 }),
      lines(
        [
          [width * x + 20, lip(width * x) + 10],
          [width * (x + 0.13), lip(width * x) - 30],
        ],
        9,
      ),
    );
  put('wipers', 'dark', join(wiper(0.12), wiper(0.54)), { tone: 0.9, isSheet: true });
  // The glass: two streaks of sky in it, and its frame.
  const lean = random.between(0.1, 0.24);
  const streaks = [0.16, 0.22].map((at, n) =>
    polygon([
      [width * (at + lean), -20],
      [width * (at + lean + 0.045 - n * 0.03), -20],
      [width * (at - 0.2 + 0.045 - n * 0.03), edge],
      [width * (at - 0.2), edge],
    ]),
  );
  put('glass', 'white', join(...streaks), { tone: 0, alpha: 0.1, mode: 'light' });
  const post = width * 0.07;
  const frame = [0, 1].map((right) => {
    const x = (share: number) => (right ? width - share * post : share * post);
    return polygon([
      [x(-1), -20],
      [x(1.5), -20],
      [x(1.15), height * 0.1],
      [x(0.12), edge + 40],
      [x(-1), edge + 40],
    ]);
  });
  put('frame.post', bonnet, join(...frame), { tone: 0.75, isSheet: true });
}
