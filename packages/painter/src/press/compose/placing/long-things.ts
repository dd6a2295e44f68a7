import type { Layer, Role } from '#press/drawing.ts';
import { ellipse, type Point } from '#press/path.ts';
import { shape } from '#press/pieces/brush.ts';

/** How thick something long is, in centimetres, and of what. */
export interface LongThing {
  readonly role: Role;
  readonly wide: number;
}

/** What is drawn as a line: round a neck, out of a mouth, in loops at one's feet. */
export const longThings: Readonly<Record<string, LongThing>> = {
  snake: { role: 'told.green', wide: 6 },
  rope: { role: 'bark', wide: 4.4 },
  chain: { role: 'metal', wide: 4 },
  scarf: { role: 'told.red', wide: 7 },
  ribbon: { role: 'told.red', wide: 4 },
  hair: { role: 'hair3', wide: 2.4 },
  thread: { role: 'told.red', wide: 2 },
  wool: { role: 'told.red', wide: 3 },
  worm: { role: 'told.pink', wide: 3.4 },
};

/** The head that a snake has at its end; what else is long has none. */
export function headOf(
  thing: string,
  { at: [x, y], wide, tall, id }: { at: Point; wide: number; tall: number; id: string },
): Layer[] {
  const long = longThings[thing];
  if (thing !== 'snake' || long === undefined) return [];
  return [
    shape(`${id}.head`, long.role, ellipse(x, y, wide, tall), { tone: 0.4, sheet: true }),
    shape(`${id}.eye`, 'dark', ellipse(x + 2.4, y - 1.5, 1.3, 1.3), { tone: 0.9 }),
  ];
}
