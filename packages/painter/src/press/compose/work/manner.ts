import type { BenchName } from '#press/compose/work/benches.ts';
import type { TraceName } from '#press/compose/work/traces.ts';
import type { PoseName } from '#press/figure/poses.ts';

/**
 * A place in the picture of some work, in centimetres of a grown person: from where they stand, from a
 * point of their body, or from the top (`work`) or the near side (`edge`) of what they work on.
 */
export type Spot = readonly [
  of: 'ground' | 'mouth' | 'top' | 'shoulder' | 'hip' | 'foot' | 'far-foot' | 'work' | 'edge',
  x: number,
  y: number,
];

/** What hands have: from its grip at one place to its tip towards another. */
export interface Held {
  /** A concept, or the `thing` itself. */
  readonly id: string;
  readonly at: Spot;
  readonly to: Spot;
  /** From grip to tip, in centimetres; as far as the places are apart unless told. */
  readonly long?: number;
  /** Which way its edge looks. */
  readonly isTurned?: boolean;
  /** Before the hands too. */
  readonly isBefore?: boolean;
}

/** Where what is worked on is: on the bench, standing before or beside whoever works, or at a place of its own. */
export interface Placed {
  readonly at: 'bench' | 'before' | 'beside' | Spot;
  /** Its point that is at that place. */
  readonly by?: 'foot' | 'top' | 'middle';
  /** Centimetres of its longer side. */
  readonly least?: number;
  readonly most?: number;
  /** In turns. */
  readonly turn?: number;
  /** Behind the whole body, or before its hands too, or else under the near arm. */
  readonly depth?: 'behind' | 'front';
  /** As many of it, beside one another. */
  readonly copies?: readonly (readonly [x: number, y: number])[];
  /** Lies flat: no higher than this. */
  readonly flat?: number;
}

/** How some work is done: with which pose, hands where, with which tool, on what. */
export interface Manner {
  readonly pose: PoseName;
  readonly hands: readonly [Spot | null, Spot | null];
  readonly tools?: readonly Held[];
  readonly thing?: Placed;
  readonly bench?: BenchName;
  /** What stands or hangs there for it besides. */
  readonly aids?: readonly (Placed & { readonly id: string })[];
  readonly traces?: readonly (readonly [TraceName, ...Spot[]])[];
  /** Sits on what the place has to sit on. */
  readonly isSeated?: boolean;
}
