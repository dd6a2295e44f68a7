import { isByTool } from '#press/castable.ts';
import { mannerOf } from '#press/compose/work/manner-of.ts';
import type { ShownDeed } from '#press/scene.ts';

/** What has a gesture of its own, on whatever it is done. */
const byGesture = /^(?:rolls out|films|photographs)\b/;

/** Whether hands are told to be busy with what nothing has a shape for, and no tool of it is drawn. */
export function isOnlyThere({ act, verb, whom, relation }: ShownDeed): boolean {
  if (act !== 'tend' || whom !== undefined) return false;
  if (verb === undefined) return true;
  // `Makes the bed`: what it is done to is of the place.
  if (relation?.to === 'place' && relation.at !== undefined) return false;
  const own = verb.en.one;
  if (isByTool({ verb }) || byGesture.test(own)) return false;
  return mannerOf(act, own, undefined, undefined, relation?.at) === null;
}
