import type { DreamAnalysis, Evidence } from '@reverie/oneirology/schema';
import { isColour } from '#press/choosing/colours-told.ts';
import type { ChangeName } from '#press/scene.ts';

/** Letters from whoever is named to their hair: ` with long red `, « avait les ». */
const reach = 16;

/** The colour that somebody's hair has in a dream: « mes cheveux sont devenus verts ». */
export function hairTold(
  { changes = [], symbols, characters }: DreamAnalysis,
  id: string,
): ChangeName | undefined {
  const colour = changes.find(({ of, change }) => of === 'hair' && isColour(change))?.change;
  const words = symbols.find((one) => one.id === 'hair')?.evidence[0];
  if (colour === undefined || words === undefined) return undefined;
  const isBefore = ({ end }: Evidence) => words.start >= end && words.start - end <= reach;
  const owner = characters.find(
    ({ identity, evidence }) => identity !== 'animal' && evidence.some(isBefore),
  );
  return (owner?.id ?? 'dreamer') === id ? colour : undefined;
}
