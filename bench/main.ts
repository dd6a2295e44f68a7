/**
 * Every performance figure: `npm run bench` for all, `npm run bench -- list growth` for some. Ends
 * with 1 where a target is missed.
 */
import { availableParallelism, loadavg } from 'node:os';
import { type Archive, withArchives } from '#archives.ts';
import { hangUp } from '#ask.ts';
import { measureEngine } from '#engine.ts';
import { measureFirstPixel } from '#first-pixel.ts';
import { measureGrowth } from '#growth.ts';
import { measureJournal } from '#journal.ts';

import { measureLibrary } from '#library.ts';

import { measureLighthouse } from '#lighthouse.ts';

import { measureList } from '#list.ts';
import { measureMeeting } from '#meeting.ts';
import { measurePages } from '#pages.ts';
import { measurePainter } from '#painter.ts';
import { measurePatterns } from '#patterns.ts';
import { measurePipeline } from '#pipeline.ts';
import { measurePlans } from '#plans.ts';
import { measurePorts } from '#ports.ts';
import { measurePress } from '#press.ts';
import { missedTargets } from '#print.ts';
import { measureSimilar } from '#similar.ts';
import { measureStart } from '#start.ts';
import { measureTogether } from '#together.ts';
import { measureVoice } from '#voice.ts';

const usual = '1000,10000,100000';
const sizes = (process.env.REVERIE_BENCH_SIZES || usual).split(',').map(Number);

/** Figures that share the same archives, which take the longest to make. */
const onArchives: Record<string, (archives: readonly Archive[]) => Promise<void>> = {
  growth: measureGrowth,
  library: measureLibrary,
  together: measureTogether,
  plans: (archives) => measurePlans(largestOf(archives)),
  list: (archives) => measureList(largestOf(archives)),
};

const alone: Record<string, () => Promise<void>> = {
  engine: measureEngine,
  journal: measureJournal,
  meeting: measureMeeting,
  similar: measureSimilar,
  patterns: measurePatterns,
  start: measureStart,
  ports: measurePorts,
  pipeline: measurePipeline,
  painter: measurePainter,
  press: measurePress,
  pages: measurePages,
  lighthouse: measureLighthouse,
  voice: measureVoice,
  'first-pixel': measureFirstPixel,
};

const known = [...Object.keys(onArchives), ...Object.keys(alone)];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no figure ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(2);
}
const isAsked = ([name]: [string, unknown]) => asked.length === 0 || asked.includes(name);

const begin = performance.now();
console.log(
  `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
);
const archived = Object.entries(onArchives).filter(isAsked);
if (archived.length > 0) {
  const growing = new Set(['growth', 'library', 'together']);
  const isGrowthAsked = archived.some(([name]) => growing.has(name));
  await withArchives(isGrowthAsked ? sizes : sizes.slice(-1), async (archives) => {
    for (const [, measure] of archived) await measure(archives);
  });
}
for (const [, measure] of Object.entries(alone).filter(isAsked)) await measure();
hangUp();

const seconds = Math.round((performance.now() - begin) / 1000);
const missed = missedTargets();
console.log(
  `\n${missed === 0 ? 'No target missed' : `${missed} targets missed`}, in ${seconds} s.`,
);
process.exitCode = missed === 0 ? 0 : 1;

function largestOf(archives: readonly Archive[]): Archive {
  const largest = archives.at(-1);
  if (!largest) throw new Error('there is no archive');
  return largest;
}
