import { clamp01 } from '#maths.ts';
import type { Rgb } from '#press/inks.ts';

/**
 * Finds how much of each of some transparent inks on white comes nearest to a colour, as shares of
 * 0..1: three rounds of one ink after another. The shares it answers are its own, and hold until it is
 * asked again.
 */
export function separatorFor(
  inks: readonly Rgb[],
): (red: number, green: number, blue: number) => Float32Array {
  const takes = Float64Array.from(inks.flat(), (part) => 1 - part);
  const [wanted, shares] = [new Float32Array(3), new Float32Array(inks.length)];
  const [mixed, others] = [new Float64Array(3), new Float64Array(3)];

  function improve(n: number): void {
    const share = shares[n] ?? 0;
    let [up, down] = [0, 1e-6];
    for (let c = 0; c < 3; c++) {
      const take = takes[n * 3 + c] ?? 0;
      const other = (mixed[c] ?? 1) / Math.max(1 - share * take, 0.02);
      others[c] = other;
      const taken = other * take;
      up += (other - (wanted[c] ?? 0)) * taken;
      down += taken * taken;
    }
    const better = clamp01(up / down);
    for (let c = 0; c < 3; c++) {
      mixed[c] = (others[c] ?? 1) * (1 - better * (takes[n * 3 + c] ?? 0));
    }
    shares[n] = better;
  }

  return (red, green, blue) => {
    wanted[0] = red;
    wanted[1] = green;
    wanted[2] = blue;
    mixed.fill(1);
    shares.fill(0);
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < inks.length; n++) improve(n);
    }
    return shares;
  };
}

/** What shares of transparent inks make on white. */
export function mixOf(inks: readonly Rgb[], shares: ArrayLike<number>): Rgb {
  const channel = (c: 0 | 1 | 2) =>
    inks.reduce((left, ink, n) => left * (1 - (shares[n] ?? 0) * (1 - ink[c])), 1);
  return [channel(0), channel(1), channel(2)];
}
