import type { Breach, Cruise } from '#scripts/walls/cruise.ts';

/**
 * What a check that sees must at least have seen. A parser that no longer understands the sources
 * reports no violation at all; these numbers are how that is noticed.
 */
export const minimumModules = {
  'packages/contract/src/': 12,
  'packages/oneirology/src/': 15,
  'packages/painter/src/': 15,
  'packages/sdk/src/': 3,
  'apps/server/src/platform/': 25,
  'apps/server/src/features/': 20,
  'apps/web/app/': 40,
};

/** Arrows that stand in every healthy checkout: across packages, and inside one through `#`. */
export const minimumArrows: [from: string, to: string][] = [
  ['packages/contract/src/', 'packages/oneirology/src/schema.ts'],
  ['packages/painter/src/', 'packages/oneirology/src/'],
  ['packages/sdk/src/', 'packages/contract/src/'],
  ['apps/server/src/features/', 'packages/contract/src/'],
  ['apps/server/src/features/', 'apps/server/src/platform/'],
  ['apps/server/src/features.ts', 'apps/server/src/features/'],
  ['apps/web/app/', 'packages/contract/src/'],
  ['apps/web/app/routes/', 'apps/web/app/features/'],
  ['apps/web/app/features/', 'apps/web/app/ui/'],
];

export function blindness({ modules, arrows }: Cruise): Breach[] {
  const breaches: Breach[] = [];
  for (const [room, least] of Object.entries(minimumModules)) {
    const seen = modules.filter((path) => path.startsWith(room)).length;
    if (seen < least) {
      breaches.push({
        wall: 'sees-enough',
        from: room,
        to: `${seen} modules of at least ${least}`,
      });
    }
  }
  for (const [from, to] of minimumArrows) {
    const isSeen = arrows.some(([a, b]) => a.startsWith(from) && b.startsWith(to));
    if (!isSeen) breaches.push({ wall: 'sees-enough', from, to: `${to} (no arrow seen)` });
  }
  return breaches;
}
