import type { Composition } from '#press/compose/compose.ts';
import type { Drawing } from '#press/drawing.ts';
import { packDrawing, unpackDrawing } from '#press/keeping/packed.ts';
import type { Actor } from '#press/scene.ts';

/** A drawing, and whom each of its layers shows. */
export interface Peopled {
  readonly drawing: Drawing;
  /** Of each layer, a place in `actors`; −1 where it shows nobody. */
  readonly owners: readonly number[];
  readonly actors: readonly Shown[];
}

/** Enough of an actor to find the words of the dream that it comes from. */
export type Shown =
  | { readonly kind: 'thing'; readonly id: string }
  | {
      readonly kind: 'person';
      readonly who: 'dreamer' | 'other';
      readonly gender: string;
      readonly age: string;
    };

/** As `packDrawing` does, with whom its layers show. */
export function packPeopled(composition: Composition, perUnit?: number): string {
  const { owners, scene } = composition;
  const more = { owners: runsOf(owners), actors: scene.actors.map(shownOf) };
  return `${packDrawing(composition, perUnit).slice(0, -1)},${JSON.stringify(more).slice(1)}`;
}

/** Throws a TypeError for a text that is no drawing. One kept before actors were told shows nobody. */
export function unpackPeopled(text: string): Peopled {
  const drawing = unpackDrawing(text);
  const found: unknown = JSON.parse(text);
  if (!isPeopled(found)) return { drawing, owners: drawing.layers.map(() => -1), actors: [] };
  const owners = found.owners.flatMap(([owner, count]) => Array(count).fill(owner));
  return { drawing, owners, actors: found.actors };
}

function shownOf(actor: Actor): Shown {
  if (actor.kind === 'thing') return { kind: 'thing', id: actor.id };
  const { kind, who, gender, age } = actor;
  return { kind, who, gender, age };
}

type Run = [owner: number, count: number];

function runsOf(owners: readonly number[]): Run[] {
  const runs: Run[] = [];
  for (const owner of owners) {
    const last = runs.at(-1);
    if (last?.[0] === owner) last[1] += 1;
    else runs.push([owner, 1]);
  }
  return runs;
}

function isPeopled(value: unknown): value is { owners: Run[]; actors: Shown[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'owners' in value &&
    Array.isArray(value.owners) &&
    value.owners.every((run) => Array.isArray(run) && run.every(Number.isInteger)) &&
    'actors' in value &&
    Array.isArray(value.actors)
  );
}
