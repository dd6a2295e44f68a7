import { defineFeature } from '#platform/feature.ts';
import type { Ring } from '#platform/seal/ring.ts';
import { createRotation, type RotationParts } from '#platform/seal/rotation.ts';
import type { SealedColumn } from '#platform/seal/sealed-columns.ts';

type Needs = Omit<RotationParts, 'ring' | 'columns'> & {
  /** Absent where the key is lost: nothing can be sealed anew. */
  ring?: Ring | undefined;
};

/** The keys of what all other features keep sealed: it is added after them. */
export function sealFeature(columns: readonly SealedColumn[]) {
  return defineFeature({
    create: ({ database, ring }: Needs) => ({
      rotation: ring ? createRotation({ database, ring, columns }) : null,
    }),
    recurring: ({ rotation }) => {
      if (!rotation) return [];
      const { ring, goOn } = rotation;
      return [
        // Each server tells what it has, and hears of what it missed.
        { name: 'seal-keys', everyMillis: 15_000, run: ring.refresh },
        { name: 'seal-rotation', everyMillis: 15_000, run: goOn, isDueNow: true },
      ];
    },
  });
}
