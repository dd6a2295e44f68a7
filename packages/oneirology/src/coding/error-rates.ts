import type { Interval } from '#statistics/proportions.ts';
import { seededRandom, seedOf } from '#statistics/random.ts';

/**
 * How the engine and human coders agreed on the 490 norm dreams of women: of those coded, found and
 * missed; of those not coded, left alone and falsely found. Development dreams: words were chosen on
 * them, so that the rates flatter.
 */
const table = `
anger | 45 4 | 434 7
apprehension | 116 13 | 344 17
sadness | 33 17 | 432 8
confusion | 51 15 | 418 6
happiness | 57 11 | 410 12
aggression | 141 72 | 237 40
friendliness | 145 57 | 220 68
misfortune | 119 43 | 270 58
family | 157 7 | 309 17
animal | 44 4 | 434 8
indoor | 291 23 | 138 38
`;

interface Rates {
  readonly found: number;
  readonly missed: number;
  readonly left: number;
  readonly wrong: number;
}

const rates = new Map(
  table
    .trim()
    .split('\n')
    .map((row): [string, Rates] => {
      const [name = '', coded = '', uncoded = ''] = row.split(' | ');
      const [found = 0, missed = 0] = coded.split(' ').map(Number);
      const [left = 0, wrong = 0] = uncoded.split(' ').map(Number);
      return [name, { found, missed, left, wrong }];
    }),
);

/** The classes whose share can be corrected. */
export const correctable: readonly string[] = [...rates.keys()];

const draws = 2_000;

/**
 * The share of dreams that coders would find, from the share that the engine found in `n` dreams:
 * corrected for its misses and false alarms (Rogan & Gladen 1978). The 95 % interval takes in that
 * the dreams are few and that the error rates themselves were counted on few.
 */
export function correctedShare(
  name: string,
  found: number,
  n: number,
): Interval & { share: number } {
  const of = rates.get(name);
  if (of === undefined) throw new Error(`The error rates of ${name} are not known.`);
  const share = correct(
    found / n,
    of.found / (of.found + of.missed),
    of.left / (of.left + of.wrong),
  );
  const random = seededRandom(seedOf(`${name} ${found} ${n}`));
  const drawn = Array.from({ length: draws }, () => {
    const observed = drawShare(found, n, random);
    const sensitivity = drawShare(of.found, of.found + of.missed, random);
    const specificity = drawShare(of.left, of.left + of.wrong, random);
    return correct(observed, sensitivity, specificity);
  }).sort((a, b) => a - b);
  const at = (q: number): number => drawn[Math.floor(q * (draws - 1))] ?? share;
  return { share, low: at(0.025), high: at(0.975) };
}

function correct(observed: number, sensitivity: number, specificity: number): number {
  const power = sensitivity + specificity - 1;
  if (power <= 0) return observed;
  return Math.min(1, Math.max(0, (observed + specificity - 1) / power));
}

/** A share as k in n leave it open: normal around its Agresti–Coull middle. */
function drawShare(k: number, n: number, random: () => number): number {
  const share = (k + 2) / (n + 4);
  const spread = Math.sqrt((share * (1 - share)) / (n + 4));
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.min(1, Math.max(0, share + spread * normal));
}
