/**
 * Draws the field of dots of the science section: `node scripts/draw-looks.ts`. One dot for every
 * pattern that a hasty reader would claim; the places of those that held go to a list of their own,
 * because the page lights them in the reader's colour.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readPublished } from '../app/features/science/published.rules.ts';

const page = new URL('../../../docs/science.md', import.meta.url);
const { series } = readPublished(readFileSync(page, 'utf8'));
const folder = new URL('../app/features/science/', import.meta.url);
/** Dots are scattered over a field of this shape, so that none touches another. */
const shape = { width: 100, height: 32 };

let state = 611;
/** Park and Miller's generator: the same field every time. */
function chance(): number {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
}

type Dot = { x: number; y: number };
const dots: Dot[] = [];

/** The farthest from all others of a few candidates: scattered, and never in heaps. */
function scatter(): Dot {
  const candidates = Array.from({ length: 12 }, () => ({
    x: 0.8 + chance() * 98.4,
    y: 2.5 + chance() * 95,
  }));
  return candidates.reduce((best, dot) => (room(dot) > room(best) ? dot : best));
}

function room({ x, y }: Dot): number {
  return Math.min(
    Number.POSITIVE_INFINITY,
    ...dots.map((other) =>
      Math.hypot(((other.x - x) * shape.width) / 100, ((other.y - y) * shape.height) / 100),
    ),
  );
}

while (dots.length < series.naive) dots.push(scatter());
const rounded = ({ x, y }: Dot) => [Number(x.toFixed(1)), Number(y.toFixed(1))] as const;
const circles = dots.slice(series.kept).map((dot) => {
  const [x, y] = rounded(dot);
  const radius = (0.9 + chance() * 0.9).toFixed(1);
  return `<circle cx="${x}%" cy="${y}%" r="${radius}"/>`;
});
const svg = `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">${circles.join('')}</svg>\n`;
writeFileSync(new URL('looks.svg', folder), svg);
const kept = dots.slice(0, series.kept).map(rounded);
writeFileSync(new URL('kept-places.json', folder), `${JSON.stringify(kept)}\n`);
