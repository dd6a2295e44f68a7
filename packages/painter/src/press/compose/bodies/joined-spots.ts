import type { Point } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import type { JoinedPart } from '#press/scene.ts';

/** Where something is on a body: by which of its points, and how large. */
export interface Spot {
  readonly at: Point;
  readonly by: 'foot' | 'middle' | 'top';
  /** Centimetres of its longer side. */
  readonly size: number;
  /** Looks away from the head. */
  readonly isTurned?: boolean;
}

const mid = (a: Point, b: Point, t = 0.5): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** The places of a part of the body, those first where one thing alone is. */
export function spotsOn({ anchors = {} }: Piece, part: JoinedPart): readonly Spot[] {
  const get = (name: string): Point => anchors[name] ?? [0, -100];
  const [top, head, mouth, hip, back] = ['top', 'head', 'mouth', 'hip', 'back'].map(get) as [
    ...[Point, Point, Point, Point, Point],
  ];
  const off = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];
  const middle = (size: number, ...points: readonly Point[]): Spot[] =>
    points.map((at) => ({ at, by: 'middle', size }));
  const limb = (from: string, to: string) => [get(from), get(to)] as const;
  const arms = [
    ...[limb('elbow', 'wrist'), limb('elbow2', 'wrist2')],
    ...[limb('shoulder', 'elbow'), limb('shoulder2', 'elbow2')],
  ].map(([from, to]) => mid(from, to));
  const legs = [
    mid(hip, get('ankle'), 0.36),
    mid(hip, get('ankle2'), 0.66),
    mid(hip, get('ankle2'), 0.36),
    mid(hip, get('ankle'), 0.7),
  ];
  switch (part) {
    case 'head':
      return [0, -15, 14].map((dx, n) => ({
        at: off(top, dx, 4 + n * 2),
        by: 'foot',
        size: n === 0 ? 42 : 30,
      }));
    case 'face':
      return middle(15, off(head, 8, 5), off(head, -8, 3), off(head, 0, -8));
    case 'mouth':
      return [{ at: off(mouth, 0, -1), by: 'top', size: 22 }];
    case 'neck':
      return [{ at: off(back, 0, 8), by: 'top', size: 20 }];
    case 'shoulder':
      return [
        { at: off(get('shoulder'), -9, -2), by: 'foot', size: 33, isTurned: true },
        { at: off(get('shoulder2'), 9, -2), by: 'foot', size: 33 },
      ];
    case 'back':
      return middle(34, off(back, 0, 12), off(back, -10, 28), off(back, 10, 30));
    case 'chest':
      return middle(26, off(back, 4, 4));
    case 'belly':
      return middle(24, mid(hip, back, 0.35));
    case 'arm':
      return middle(18, ...arms);
    case 'wrist':
      return [{ at: get('wrist'), by: 'middle', size: 20 }];
    case 'hand':
      return middle(13, off(get('hand'), 0, 2), off(get('hand2'), 0, 2));
    case 'pocket':
      return [{ at: off(hip, 11, 2), by: 'foot', size: 36 }];
    case 'leg':
      return middle(18, ...legs);
    case 'foot':
      return [off(get('ankle'), 3, 9), off(get('ankle2'), -3, 9)].map((at, n) => ({
        ...{ at, by: 'foot', size: 24 },
        isTurned: n === 1,
      }));
    case 'skin':
      return middle(
        15,
        ...[mid(hip, back, 0.8), mid(hip, back, 0.3), off(head, 8, 4), ...arms, ...legs],
        ...[off(mid(hip, back, 0.55), 9, 0), off(mid(hip, back, 0.55), -9, 0)],
      );
  }
}
