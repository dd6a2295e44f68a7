import type { Breach } from '#scripts/walls/cruise.ts';

const features = 'apps/server/src/features/';
/** A name may stand before what stays inside the feature: `wishes.queries.ts`. */
const featureFile =
  /^[a-z-]+\/((feature|routes|service|policy|table|consumer|job|mail)|([a-z-]+\.)?(reads|changes|rules|queries|handler))\.ts$/;

const webFeatures = 'apps/web/app/features/';
/** What a module of a feature of the pages may be: CONTRIBUTING.md says what each name promises. */
const webFeatureFile = new RegExp(
  `^[a-z-]+/(${[
    '[a-z-]+\\.tsx',
    'use-[a-z-]+\\.ts',
    'messages\\.(fr|en)\\.ts',
    '([a-z-]+-)?text(\\.(fr|en))?\\.ts',
    '([a-z-]+\\.)?(rules|wording|form|queries|browser|worker|server)\\.ts',
  ].join('|')})$`,
);

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
    name: 'closed-web-names',
    isBroken: (path) =>
      path.startsWith(webFeatures) &&
      /\.tsx?$/.test(path) &&
      !/\.test\.tsx?$/.test(path) &&
      !webFeatureFile.test(path.slice(webFeatures.length)),
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
