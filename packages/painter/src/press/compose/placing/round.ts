import { areaOf, type Place } from '#press/compose/placing/areas.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import type { PrintScene } from '#press/scene.ts';
import type { Scheme } from '#press/schemes.ts';
import type { Stage } from '#press/stage.ts';
import type { StageName } from '#press/stages.ts';
import type { Random } from '#random.ts';

/** Somebody where they are. */
export interface Standing {
  readonly troupe: Troupe;
  readonly place: Place;
}

/** One trial of placing everybody on a stage: who is placed already is what the others are placed by. */
export interface Round {
  readonly scene: PrintScene;
  readonly stage: Stage;
  readonly stageName: StageName;
  readonly scheme: Scheme;
  readonly width: number;
  readonly height: number;
  /** All who are to be placed, in this order. */
  readonly troupes: readonly Troupe[];
  /** Where those will be whom the dream puts somewhere. */
  readonly promised: readonly Place[];
  /** Places that are taken, and those of them that need room: what is in a hand takes none. */
  readonly taken: Place[];
  readonly bodies: Place[];
  /** By places in the scene's `actors`. */
  readonly at: Map<number, Standing>;
}

/** Whose turn it is. */
export interface Turn {
  readonly troupe: Troupe;
  /** Which of all it is; 0 is the hero. */
  readonly n: number;
  /** Whom its relation names, where they are placed. */
  readonly next: Standing | undefined;
  /** Slots where it was not seen. */
  readonly tried: readonly { readonly x: number; readonly y: number }[];
  readonly random: Random;
}

/** From now on somebody is there. */
export function take({ taken, at }: Round, troupe: Troupe, place: Place): Place {
  const there = { ...place, area: areaOf(troupe, place) };
  taken.push(there);
  for (const actor of troupe.actors) at.set(actor, { troupe, place: there });
  return there;
}
