import { type PublishedLine, readPublished } from '#features/science/published.rules.ts';
import page from '../../../../../docs/science.md?raw';

/** The whole page of the evaluation, as it is published. */
export const evaluationText = page;

export const published = readPublished(page);

/** @throws for a line that is not published. */
export function lineOf(name: string): PublishedLine {
  const line = published.lines.get(name);
  if (!line) throw new Error(`No figure '${name}' is published.`);
  return line;
}

/** A score out of 100 with its interval, and what one simple reader scores on the same dreams. */
export function measureOf(line: PublishedLine, on: 'shipped' | 'norms', floorName: string) {
  const { value, low, high } = line[on];
  const floor = Number(new RegExp(`${floorName} (\\d+)`).exec(line.floors)?.[1]);
  if (Number.isNaN(floor)) throw new Error(`No floor '${floorName}' is published.`);
  return { score: Number(value), low: Number(low), high: Number(high), floor };
}
