/** A fitted chance, as log-odds: intercept first, then one slope a column. */
export interface LogisticFit {
  readonly slopes: readonly number[];
  readonly logLikelihood: number;
}

/** Keeps slopes finite where a column tells yes from no without fault; too small to matter else. */
const ridge: number = 1e-3;
const steps = 50;

/**
 * Logistic regression by Newton's steps. Columns should be standardised: the ridge is the same for
 * each of them.
 */
export function fitLogistic(
  columns: readonly (readonly number[])[],
  yes: readonly boolean[],
): LogisticFit {
  const width = columns.length + 1;
  const slopes = new Array<number>(width).fill(0);
  const value = (row: number, column: number): number =>
    column === 0 ? 1 : (columns[column - 1]?.[row] ?? 0);
  const chanceOf = (row: number): number => {
    const score = slopes.reduce((sum, slope, column) => sum + slope * value(row, column), 0);
    return 1 / (1 + Math.exp(-score));
  };
  for (let step = 0; step < steps; step += 1) {
    const gradient = slopes.map((slope, column) => (column === 0 ? 0 : -ridge * slope));
    const curvature = slopes.map((_, row) =>
      slopes.map((_, at): number => (row === at ? ridge : 0)),
    );
    for (let row = 0; row < yes.length; row += 1) {
      const chance = chanceOf(row);
      const miss = (yes[row] ? 1 : 0) - chance;
      const weight = chance * (1 - chance);
      for (let a = 0; a < width; a += 1) {
        gradient[a] = (gradient[a] ?? 0) + miss * value(row, a);
        const line = curvature[a];
        if (line === undefined) continue;
        for (let b = 0; b < width; b += 1) {
          line[b] = (line[b] ?? 0) + weight * value(row, a) * value(row, b);
        }
      }
    }
    const change = solve(curvature, gradient);
    change.forEach((by, column) => {
      slopes[column] = (slopes[column] ?? 0) + Math.max(-2, Math.min(2, by));
    });
    if (Math.max(...change.map(Math.abs)) < 1e-8) break;
  }
  const logLikelihood = yes.reduce((sum, is, row) => {
    const chance = Math.min(1 - 1e-12, Math.max(1e-12, chanceOf(row)));
    return sum + Math.log(is ? chance : 1 - chance);
  }, 0);
  return { slopes, logLikelihood };
}

/** Gaussian elimination with pivots, of a small positive definite system. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  const size = rows.length;
  const cell = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < size; row += 1) {
      if (Math.abs(cell(row, column)) > Math.abs(cell(pivot, column))) pivot = row;
    }
    const [upper, lower] = [rows[pivot] ?? [], rows[column] ?? []];
    rows[column] = upper;
    rows[pivot] = lower;
    for (let row = 0; row < size; row += 1) {
      if (row === column) continue;
      const by = cell(row, column) / cell(column, column);
      rows[row] = (rows[row] ?? []).map((entry, at) => entry - by * cell(column, at));
    }
  }
  return rows.map((_, at) => cell(at, size) / cell(at, at));
}
