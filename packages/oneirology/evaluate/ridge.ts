/** Penalty of weights that are drawn to 0; the bias then goes free. */
const penalty = 0.5;
const steps = 50;

/** Weights, the bias first, that a fit is drawn to, the bias too, and how hard: a penalty. */
export interface Prior {
  readonly weights: readonly number[];
  readonly pull: number;
}

/**
 * Weights of a ridge logistic regression by Newton's method, the bias first. Rows are the features
 * of one example each, without the constant.
 */
export function fitRidge(
  rows: readonly (readonly number[])[],
  labels: readonly boolean[],
  prior?: Prior,
): number[] {
  const width = (rows[0]?.length ?? prior?.weights.slice(1).length ?? 0) + 1;
  const goal = Array.from({ length: width }, (_, column) => prior?.weights[column] ?? 0);
  const pull = goal.map((_, column) => prior?.pull ?? (column === 0 ? 1e-6 : penalty));
  const weights = [...goal];
  for (let step = 0; step < steps; step += 1) {
    const gradient = weights.map((weight, at) => (pull[at] ?? 0) * (weight - (goal[at] ?? 0)));
    const curvature = weights.map((_, row) =>
      weights.map((_, column): number => (row === column ? (pull[row] ?? 0) : 0)),
    );
    rows.forEach((features, index) => {
      const x = [1, ...features];
      const p = sigmoid(dot(weights, x));
      const miss = p - (labels[index] === true ? 1 : 0);
      x.forEach((value, row) => {
        gradient[row] = (gradient[row] ?? 0) + value * miss;
        const line = curvature[row] ?? [];
        x.forEach((other, column) => {
          line[column] = (line[column] ?? 0) + value * other * p * (1 - p);
        });
      });
    });
    const change = solve(curvature, gradient);
    change.forEach((by, column) => {
      weights[column] = (weights[column] ?? 0) - by;
    });
    if (Math.max(...change.map(Math.abs)) < 1e-9) break;
  }
  return weights;
}

export function sigmoid(score: number): number {
  return 1 / (1 + Math.exp(-score));
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
}

/** Solves a small symmetric positive definite system by Gauss elimination. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const lines = matrix.map((line, row) => [...line, right[row] ?? 0]);
  const size = lines.length;
  lines.forEach((pivotLine, pivot) => {
    for (const line of lines.slice(pivot + 1)) {
      const factor = (line[pivot] ?? 0) / (pivotLine[pivot] ?? 1);
      for (let column = pivot; column <= size; column += 1) {
        line[column] = (line[column] ?? 0) - factor * (pivotLine[column] ?? 0);
      }
    }
  });
  const solution = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row -= 1) {
    const line = lines[row] ?? [];
    const known = dot(line.slice(row + 1, size), solution.slice(row + 1));
    solution[row] = ((line[size] ?? 0) - known) / (line[row] ?? 1);
  }
  return solution;
}

/** The threshold from `least` to 0.80 at which p gives the best F1, the lowest of equals. */
export function bestThreshold(
  probabilities: readonly number[],
  labels: readonly boolean[],
  least = 0.15,
): number {
  const coded = labels.filter(Boolean).length;
  let best = { threshold: 0.5, f1: -1 };
  for (let step = Math.round(20 * least); step <= 16; step += 1) {
    const threshold = step / 20;
    let said = 0;
    let both = 0;
    probabilities.forEach((p, index) => {
      if (p < threshold) return;
      said += 1;
      if (labels[index] === true) both += 1;
    });
    const f1 = said + coded === 0 ? 0 : (2 * both) / (said + coded);
    if (f1 > best.f1) best = { threshold, f1 };
  }
  return best.threshold;
}
