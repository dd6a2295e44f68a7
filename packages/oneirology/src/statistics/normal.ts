/** erfc of x ≥ 0 (W. J. Cody's rational Chebyshev form, as in Numerical Recipes), relative error < 1.2e-7. */
function complement(x: number): number {
  const t = 1 / (1 + 0.5 * x);
  const polynomial =
    -1.26551223 +
    t *
      (1.00002368 +
        t *
          (0.37409196 +
            t *
              (0.09678418 +
                t *
                  (-0.18628806 +
                    t *
                      (0.27886807 +
                        t *
                          (-1.13520398 +
                            t * (1.48851587 + t * (-0.82215223 + t * 0.17087277))))))));
  return t * Math.exp(-x * x + polynomial);
}

/** The chance of a standard normal number at least as far from 0 as z, on either side. */
export function twoSided(z: number): number {
  return Math.min(1, complement(Math.abs(z) / Math.SQRT2));
}

/** The chance of a χ² of one degree of freedom at or above x. */
export function chiSquareOne(x: number): number {
  return x <= 0 ? 1 : twoSided(Math.sqrt(x));
}
