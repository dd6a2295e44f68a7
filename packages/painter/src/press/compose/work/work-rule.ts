import type { Troupe } from '#press/compose/troupe.ts';
import type { Doer } from '#press/compose/work/doer.ts';
import type { Piece } from '#press/piece.ts';
import type { ShownDeed } from '#press/scene.ts';
import type { StageName } from '#press/stages.ts';

/** What a rule of work is given: who does it, the verb that tells it, and what it is done to. */
export interface Work {
  readonly doer: Doer;
  readonly deed: ShownDeed;
  readonly verb: string;
  readonly stage: StageName;
  /** The thing it is done to, and how it stands by itself. */
  readonly id?: string;
  readonly thing?: Troupe;
  /** How many of it. */
  readonly count?: number;
  /** What it is done with, or what is given. */
  readonly tool?: Troupe;
  readonly toolId?: string;
  /** What it is done at, where a hand can work on that: a bathtub, a counter. */
  readonly surface?: Piece;
  /** A thing of ours, by its concept. */
  readonly make: (id: string) => Piece;
}

/** How some work is shown; null where it is no such work. */
export type WorkRule = (work: Work) => Piece | null;
