import { fall, type Layer } from '#press/drawing.ts';
import { ellipse, join, type Path, type Point, polygon, stroke } from '#press/path.ts';
import type { Random } from '#random.ts';

/** Fills a picture with clear water up to two thirds of its height: what stands in it stays. */
export function floodWith(
  layers: readonly Layer[],
  { width, height, random }: { width: number; height: number; random: Random },
): Layer[] {
  const level = height * random.between(0.52, 0.6);
  const crest: Point[] = [];
  for (let x = -20; x <= width + 20; x += 20) crest.push([x, level + (random.next() - 0.5) * 12]);
  const water = polygon([...crest, [width + 20, height + 20], [-20, height + 20]]);
  const ripples: Path[] = [];
  for (let n = 0; n < 26; n++) {
    const y = level + 20 + random.next() * (height - level);
    const x = random.next() * width;
    const wide = 30 + random.next() * 80;
    ripples.push(
      stroke(
        [
          [x, y],
          [x + wide * 0.3, y - 3],
          [x + wide * 0.7, y + 3],
          [x + wide, y],
        ],
        2.4,
      ),
    );
  }
  return [
    ...layers,
    {
      id: 'flood',
      role: 'water',
      path: water,
      tone: fall(level, height, 0.15, 0.8),
      alpha: 0.72,
      mode: 'glaze',
    },
    { id: 'flood.ripples', role: 'foam', path: join(...ripples), tone: 0.2, alpha: 0.6 },
    {
      id: 'flood.crest',
      role: 'foam',
      path: join(stroke(crest, 5), ellipse(width / 2, level, 1, 1)),
      tone: 0,
      alpha: 0.9,
    },
  ];
}
