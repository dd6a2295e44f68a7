import type { DreamAnalysis } from '@reverie/oneirology/schema';
import { strangenessOf } from '#press/acts.ts';
import { isOfHouse } from '#press/pieces/bestiary.ts';
import type { ChangeName } from '#press/scene.ts';
import type { StageName } from '#press/stages.ts';

/** How far from any day it is to be made so, 0.. */
export function strangeness(changes: readonly ChangeName[]): number {
  return changes.reduce((sum, change) => sum + strangenessOf[change], 0);
}

const indoors = new Set<StageName>([
  ...(['kitchen', 'bedroom', 'livingRoom', 'bathroom', 'corridor', 'stairs', 'attic'] as const),
  ...([
    'classroom',
    'library',
    'hospital',
    'theatre',
    'shop',
    'church',
    'office',
    'prison',
  ] as const),
  ...(['station', 'carriage', 'airport', 'parking', 'cabin', 'cellar', 'lift', 'museum'] as const),
  'restaurant',
  'garage',
  'cinema',
  'poolside',
  'car',
  'nightclub',
  'bar',
  'courtroom',
  'warehouse',
  'factory',
  'gym',
]);
export function isInside(stage: StageName): boolean {
  return indoors.has(stage);
}

const wet = new Set<StageName>(['sea', 'underwater', 'lake', 'river']);
const streets = new Set<StageName>(['street', 'square', 'roofs', 'parking', 'road', 'bridge']);

const furniture = new Set(
  `bed piano clock table bathtub television lamp mirror wardrobe toilet fridge mattress desk sofa
  throne laid-table aquarium`.split(/\s+/),
);
const vehicles = new Set('train car bus truck plane boat ship tractor'.split(' '));

/** How strange it is to meet a thing in a place: a shark in a pool, a piano in a desert; 0..2. */
export function outOfPlace(id: string, category: string, stage: StageName): number {
  const isIndoors = indoors.has(stage);
  if (category === 'sea-animals') return wet.has(stage) || stage === 'beach' ? 0 : 2;
  if (category === 'wild-animals' && !isOfHouse(id)) {
    if (isIndoors || wet.has(stage)) return 2;
    return streets.has(stage) ? 1.6 : stage === 'sky' || stage === 'space' ? 2 : 0;
  }
  if (category === 'tame-animals' && !isOfHouse(id)) {
    return isIndoors || wet.has(stage) || stage === 'sky' ? 2 : 0;
  }
  if (furniture.has(id)) return isIndoors ? 0 : 1.8;
  if (vehicles.has(id)) {
    const isOwn = id === 'boat' || id === 'ship' ? wet.has(stage) : id === 'plane';
    return stage === 'underwater' ||
      (isIndoors && !isOwn && stage !== 'station' && stage !== 'parking')
      ? 2
      : isOwn || streets.has(stage) || !wet.has(stage)
        ? 0
        : 1.8;
  }
  return 0;
}

/** A symbol's category; empty for somebody. */
export function categoryOf({ symbols }: DreamAnalysis, id: string): string {
  return symbols.find((symbol) => symbol.id === id)?.category ?? '';
}

/** Whether a family of concepts is one of beasts. */
export function isOfBeasts(category: string): boolean {
  return /-animals$|^birds$|^small-creatures$/.test(category);
}
