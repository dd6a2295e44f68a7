/** How a yes-or-no question was answered by coders and engine, counted over dreams. */
export interface Confusion {
  /** Both say yes. */
  readonly tp: number;
  /** The engine alone says yes. */
  readonly fp: number;
  /** The coders alone say yes. */
  readonly fn: number;
  /** Neither does. */
  readonly tn: number;
}

// Every metric is NaN where its denominator is zero: the data do not say, which is not zero.

/** Share of the engine's yes that coders share, 0 to 1. */
export function precision({ tp, fp }: Confusion): number {
  return tp / (tp + fp);
}

/** Share of the coders' yes that the engine finds, 0 to 1. */
export function recall({ tp, fn }: Confusion): number {
  return tp / (tp + fn);
}

/** Harmonic mean of precision and recall, 0 to 1. */
export function f1({ tp, fp, fn }: Confusion): number {
  return (2 * tp) / (2 * tp + fp + fn);
}

/** Cohen's κ: agreement beyond what the two rates of yes give by chance, at most 1. */
export function kappa({ tp, fp, fn, tn }: Confusion): number {
  const n = tp + fp + fn + tn;
  const agreed = (tp + tn) / n;
  const byChance = ((tp + fp) * (tp + fn) + (fn + tn) * (fp + tn)) / (n * n);
  return (agreed - byChance) / (1 - byChance);
}

/** Mean of the F1 of each class: a rare class weighs as much as a common one. */
export function macroF1(classes: readonly Confusion[]): number {
  return classes.reduce((sum, each) => sum + f1(each), 0) / classes.length;
}

/** F1 of all decisions together: a common class weighs more. */
export function microF1(classes: readonly Confusion[]): number {
  return f1(addConfusions(classes));
}

/** Mean of the shares found among coded yes and coded no, 0 to 1; 0.5 is what a coin gives. */
export function balancedAccuracy({ tp, fp, fn, tn }: Confusion): number {
  return (tp / (tp + fn) + tn / (tn + fp)) / 2;
}

function addConfusions(classes: readonly Confusion[]): Confusion {
  return classes.reduce((sum, { tp, fp, fn, tn }) => ({
    tp: sum.tp + tp,
    fp: sum.fp + fp,
    fn: sum.fn + fn,
    tn: sum.tn + tn,
  }));
}

/** Statements whose p falls in one tenth of the scale. */
export interface Bin {
  readonly n: number;
  /** Sum of the stated p. */
  readonly stated: number;
  /** How many of them coders confirm. */
  readonly confirmed: number;
}

export const binCount = 10;

export function binOf(p: number): number {
  return Math.min(binCount - 1, Math.floor(p * binCount));
}

/** Expected calibration error, 0 to 1: how far stated p and confirmed share lie apart on average. */
export function calibrationError(bins: readonly Bin[]): number {
  const n = bins.reduce((sum, bin) => sum + bin.n, 0);
  return bins.reduce((sum, bin) => sum + Math.abs(bin.stated - bin.confirmed), 0) / n;
}
