import { begin, close, curve, hole, line, type Path, type Point, stepLength } from '#press/path.ts';

interface Step {
  readonly kind: typeof line | typeof curve;
  /** Handles, then where it ends. */
  readonly points: readonly Point[];
}

interface Outline {
  readonly start: Point;
  readonly steps: readonly Step[];
  readonly isHole: boolean;
}

/**
 * A path as SVG and `Path2D` take it, to a tenth of a unit. Filled by the rule that is theirs unless
 * told (`nonzero`), it covers what `cover` covers: outlines turn one way, holes the other.
 */
export function pathData(path: Path): string {
  return outlinesOf(path).map(written).join('');
}

function outlinesOf(path: Path): Outline[] {
  const outlines: Outline[] = [];
  let steps: Step[] = [];
  for (let i = 0; i < path.length; ) {
    const kind = path[i] ?? close;
    const length = stepLength[kind as 0] ?? 0;
    const points: Point[] = [];
    for (let j = i + 1; j < i + length; j += 2) points.push([path[j] ?? 0, path[j + 1] ?? 0]);
    const [first] = points;
    if ((kind === begin || kind === hole) && first) {
      steps = [];
      outlines.push({ start: first, steps, isHole: kind === hole });
    } else if (kind === line || kind === curve) steps.push({ kind, points });
    i += 1 + length;
  }
  return outlines.filter((outline) => outline.steps.length > 0);
}

function written(outline: Outline): string {
  const { start, steps } = area(outline) > 0 === outline.isHole ? backwards(outline) : outline;
  const drawn = steps.map(
    ({ kind, points }) => `${kind === line ? 'L' : 'C'}${points.map(pair).join(' ')}`,
  );
  return `M${pair(start)}${drawn.join('')}Z`;
}

/** Twice the area within its handles; above 0 where it turns clockwise on the sheet. */
function area({ start, steps }: Outline): number {
  const points = [start, ...steps.flatMap((step) => step.points)];
  return points.reduce((sum, [x, y], n) => {
    const [nextX, nextY] = points[(n + 1) % points.length] ?? start;
    return sum + x * nextY - nextX * y;
  }, 0);
}

function backwards({ start, steps, isHole }: Outline): Outline {
  const ends = [start, ...steps.map(({ points }) => points.at(-1) ?? start)];
  const turned = steps
    .map(({ kind, points }, n): Step => {
      const handles = points.slice(0, -1).reverse();
      return { kind, points: [...handles, ends[n] ?? start] };
    })
    .reverse();
  return { start: ends.at(-1) ?? start, steps: turned, isHole };
}

function pair([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
