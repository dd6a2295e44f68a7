import type { Breach } from '#scripts/walls/cruise.ts';

const features = 'apps/server/src/features/';
const featureFile = /^[a-z-]+\/(routes|service|rules|policy|queries|table|job|handler|mail)\.ts$/;

/** Walls a file breaks by its mere name or place. Each has a planted violation in the tests. */
export const nameWalls: { name: string; isBroken(path: string): boolean }[] = [
  {
    name: 'closed-file-names',
    isBroken: (path) =>
      path.startsWith(features) &&
      !path.endsWith('.test.ts') &&
      !featureFile.test(path.slice(features.length)),
  },
  {
    name: 'no-barrels',
    isBroken: (path) =>
      /(^|\/)index\.(ts|tsx|js|mjs)$/.test(path) &&
      !/^packages\/[a-z-]+\/src\/index\.ts$/.test(path),
  },
  {
    name: 'no-grab-bags',
    isBroken: (path) => /(^|\/)(utils?|helpers?|common|misc|shared)(\/|\.[a-z.]+$)/.test(path),
  },
  {
    name: 'kebab-case',
    isBroken: (path) => /\.tsx?$/.test(path) && /[A-Z_ ]/.test(path.replace(/^.*\/routes\//, '')),
  },
];

export function nameBreaches(paths: string[]): Breach[] {
  return nameWalls.flatMap(({ name, isBroken }) =>
    paths.filter(isBroken).map((path) => ({ wall: name, from: path, to: path })),
  );
}
