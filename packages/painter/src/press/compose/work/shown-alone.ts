import { isByTool } from '#press/choosing/castable.ts';
import { mannerOf } from '#press/compose/work/manner-of.ts';
import type { ActName, ShownDeed } from '#press/scene.ts';

/** What has a gesture of its own, on whatever it is done. */
const byGesture = /^(?:rolls out|films|photographs)\b/;

/** What is done with something, and is nothing to see where that has no shape. */
const ofThings = new Set<ActName>(['hold', 'carry', 'build']);

/** Whether hands are told to be busy with what nothing has a shape for, and no tool of it is drawn. */
export function isOnlyThere({ act, verb, whom, relation }: ShownDeed): boolean {
  if (whom !== undefined) return false;
  const own = verb?.en.one ?? '';
  if (ofThings.has(act)) {
    const isWith = /^(?:with|from|through)$/.test(relation?.name ?? '');
    return !isWith && mannerOf(act, own, undefined, undefined, relation?.at) === null;
  }
  if (act !== 'tend') return false;
  if (verb === undefined) return true;
  // `Makes the bed`: what it is done to is of the place.
  if (relation?.to === 'place' && relation.at !== undefined) return false;
  if (isByTool({ verb }) || byGesture.test(own)) return false;
  return mannerOf(act, own, undefined, undefined, relation?.at) === null;
}
