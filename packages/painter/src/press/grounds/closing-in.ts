import { type Layer, ramp } from '#press/drawing.ts';
import { join, type Path, polygon } from '#press/path.ts';

/** Walls that come nearer on both sides, a ceiling that comes down: what room there is is between. */
export function closingIn({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): Layer[] {
  const [near, far] = [width * 0.24, width * 0.15];
  const low = height * 0.13;
  const side = (x: (inner: number) => number): Path =>
    polygon([
      [x(0), -4],
      [x(far), low],
      [x(near), height + 4],
      [x(0), height + 4],
    ]);
  const edge = (x: (inner: number) => number): Path =>
    polygon([
      [x(far), low],
      [x(far + 16), low + 10],
      [x(near + 20), height + 4],
      [x(near), height + 4],
    ]);
  const left = (inner: number) => inner;
  const right = (inner: number) => width - inner;
  // Courses of stone, each a little lower at its near end.
  const courses = [0.2, 0.34, 0.48, 0.62, 0.76, 0.9].flatMap((t) =>
    [left, right].map((x): Path => {
      const inner = far + (near - far) * t;
      const y = low + (height - low) * t;
      return polygon([
        [x(0), y * 0.94],
        [x(inner), y],
        [x(inner), y + 5],
        [x(0), y * 0.94 + 5],
      ]);
    }),
  );
  const top = polygon([
    [0, -4],
    [width, -4],
    [width - far, low],
    [far, low],
  ]);
  return [
    { id: 'closing.ceiling', role: 'wall', path: top, tone: 0.85, isSheet: true },
    {
      id: 'closing.left',
      role: 'wall',
      path: side(left),
      tone: ramp([0, 0], [near, 0], 0.9, 0.55),
      isSheet: true,
    },
    {
      id: 'closing.right',
      role: 'wall',
      path: side(right),
      tone: ramp([width, 0], [width - near, 0], 0.9, 0.55),
      isSheet: true,
    },
    { id: 'closing.courses', role: 'night', path: join(...courses), tone: 0.5, alpha: 0.5 },
    {
      id: 'closing.edges',
      role: 'night',
      path: join(edge(left), edge(right)),
      tone: 0.6,
      alpha: 0.8,
    },
  ];
}
