/**
 * Prints every dream of the hand-coded table whose picture shows something else, then how many of
 * them there are. Run by hand: `node --conditions=reverie-source` and this file; with `unseen`, for
 * the dreams that no rule is made on.
 */
import { settingNames, symbolEntries } from '@reverie/painter';
import { judge, type Score, scoreOf } from '#demo/picture-score.ts';
import { type JudgedDream, readPictureTable, readUnseenTable } from '#demo/picture-table.ts';
import { conceptsFor } from '#demo/picture-words.ts';

const isUnseen = process.argv[2] === 'unseen';
const dreams = await (isUnseen ? readUnseenTable() : readPictureTable());
const verdicts = dreams.map(judge);
for (const { dream, setting, hero, isSettingRight, isHeroRight, forbidden } of verdicts) {
  const faults = [
    isSettingRight ? [] : `setting ${setting}, not ${dream.settings.join(' or ')}`,
    isHeroRight ? [] : `hero ${hero}, not ${dream.hero.join(' or ')}`,
    forbidden.length === 0 ? [] : `forbidden ${forbidden.join(', ')}`,
  ].flat();
  if (faults.length > 0) say(`${dream.id}: ${faults.join('; ')}`);
}

say('');
sayScore('all', () => true);
if (isUnseen) {
  sayScore('French', ({ id }) => id.endsWith('-fr'));
  sayScore('English', ({ id }) => id.endsWith('-en'));
} else {
  sayScore('demonstration dreams', ({ id }) => !isOfCodedSet(id));
  sayScore('coded set', ({ id }) => isOfCodedSet(id));
}
for (const setting of settingNames) {
  const painted = verdicts.filter((verdict) => verdict.setting === setting);
  const right = painted.filter(({ isSettingRight }) => isSettingRight);
  say(`${setting}: painted ${painted.length} times, rightly ${right.length}`);
}
const painted = new Set(['none', ...symbolEntries.flatMap(({ concepts }) => concepts)]);
const unserved = dreams.flatMap(({ hero }) =>
  hero.filter((word) => !conceptsFor(word).some((concept) => painted.has(concept))),
);
say(`heroes without a silhouette: ${[...new Set(unserved)].sort().join(', ')}`);

function sayScore(name: string, isAsked: (dream: JudgedDream) => boolean): void {
  const score: Score = scoreOf(verdicts.filter(({ dream }) => isAsked(dream)));
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  say(
    `${name} (n ${score.n}): setting ${percent(score.settings)}, hero ${percent(score.heroes)}, both ${percent(score.both)}, a forbidden thing ${percent(score.forbidden)}`,
  );
}

/** The coded set's ids are a letter and two digits; a demonstration dream goes by its title. */
function isOfCodedSet(id: string): boolean {
  return /^[pfe]\d\d/.test(id);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
