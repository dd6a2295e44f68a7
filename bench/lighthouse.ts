import { availableParallelism } from 'node:os';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { printTable, verdict } from '#print.ts';
import { startServer, stolenTime, withFolder } from '#server.ts';
import { median } from '#statistics.ts';
import { tellDream } from '#told-dream.ts';
import { type Candidate, chromiumArguments, firstToStart, named, present } from '../e2e/browser.ts';

const rounds = 9;
/** Visits counted of them: those during which the host of this machine took least of it. */
const calmest = 5;

/** In milliseconds. */
const textPaint = 1_200;
const paintingPaint = 1_800;
const longestBlocking = 50;
const largestShift = 0.02;
const leastPerformance = 98;

type Visited = { path: string; latestPaint: number };

type Scores = {
  performance: number;
  others: [name: string, score: number][];
  paint: number;
  shift: number;
  blocking: number;
  ownBlocking: number;
  /** The share of this machine's processors that its host kept, 0 to 1. */
  stolen: number;
};

const cores = availableParallelism();

/**
 * What Lighthouse says of the pages strangers meet first, under its simulation of a middling phone
 * on a slow network: 150 ms there and back, 1.6 Mbit/s, a processor four times slower than ours.
 * Its blocking time counts by the clock, and so what else this machine did meanwhile; "own" is the
 * same counted by the processor time of the page's tasks after its first paint. A machine that shares
 * its processors with others says how much of them it was denied.
 */
export async function measureLighthouse(): Promise<void> {
  await withFolder(async (dataFolder) => {
    const server = await startServer({ dataFolder });
    // The packaged Chromium of the journeys loses a page that names a referrer policy, under
    // Lighthouse alone.
    const { chrome, origin } = await firstToStart(open, [named, present]);
    try {
      const id = await tellDream(server.origin);
      const visited: Visited[] = [
        { path: '/', latestPaint: paintingPaint },
        { path: '/features', latestPaint: textPaint },
        { path: '/dreams', latestPaint: paintingPaint },
        { path: '/pricing', latestPaint: textPaint },
        { path: '/blog', latestPaint: paintingPaint },
        { path: `/dreams/${id}`, latestPaint: paintingPaint },
      ];
      const rows: string[][] = [];
      for (const page of visited) {
        const seen: Scores[] = [];
        for (let round = 0; round < rounds; round += 1) {
          seen.push(await visit(`${server.origin}${page.path}`, chrome.port));
        }
        rows.push(describe(page, calm(seen), id));
      }
      const columns = ['performance', 'others', 'LCP', 'CLS', 'TBT', 'own', 'host took'];
      printTable(`Lighthouse, a phone (${origin})`, ['page', ...columns, ''], rows);
    } finally {
      chrome.kill();
      await server.stop();
    }
  });
}

async function open({ path, env, origin }: Candidate) {
  const chromeFlags = ['--headless=new', ...chromiumArguments()];
  return { chrome: await launch({ chromePath: path, chromeFlags, envVars: env }), origin };
}

/** What was seen while this machine had its processors to itself. */
function calm(seen: readonly Scores[]): Scores[] {
  return seen.toSorted((a, b) => a.stolen - b.stolen).slice(0, calmest);
}

/** A visit that Lighthouse itself could not record, as happens on a busy machine, is made again. */
async function visit(address: string, port: number, triesLeft = 2): Promise<Scores> {
  const stolenBefore = await stolenTime();
  const begun = performance.now();
  const answer = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    // Every round is a first visit: nothing of the one before is left.
    clearStorageTypes: ['all'],
  });
  if (!answer) throw new Error(`Lighthouse said nothing of ${address}`);
  const { lhr } = answer;
  if (lhr.runtimeError && triesLeft > 0) return visit(address, port, triesLeft - 1);
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const others = ['accessibility', 'best-practices', 'seo'] as const;
  return {
    performance: score('performance'),
    others: others.map((name) => [name, score(name)]),
    paint: figureOf(lhr, 'largest-contentful-paint'),
    shift: figureOf(lhr, 'cumulative-layout-shift'),
    blocking: figureOf(lhr, 'total-blocking-time'),
    ownBlocking: ownBlockingTime(answer.artifacts.Trace.traceEvents),
    stolen: ((await stolenTime()) - stolenBefore) / ((performance.now() - begun) * cores),
  };
}

function figureOf({ audits }: Result, name: string): number {
  const value = audits[name]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse did not measure ${name}`);
  return value;
}

/** How many times slower than ours the phone's processor is. */
const slowdown = 4;
/** A task of so many microseconds holds nobody up. */
const unfelt = 50_000;

type Task = { name: string; pid: number; tid: number; ts: number; tdur?: number };

/** Milliseconds beyond 50 of each task of the page's own thread since its first paint, in sum. */
function ownBlockingTime(trace: readonly Task[]): number {
  const painted = trace.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!painted) throw new Error('Nothing was painted');
  const { pid, tid, ts } = painted;
  const tasks = trace.filter(
    (task) => task.name === 'RunTask' && task.pid === pid && task.tid === tid && task.ts > ts,
  );
  const beyond = tasks.map(({ tdur = 0 }) => Math.max(0, tdur * slowdown - unfelt));
  return beyond.reduce((sum, one) => sum + one, 0) / 1000;
}

/** Medians, and whether all of them are within what the page may take. */
function describe({ path, latestPaint }: Visited, seen: readonly Scores[], id: string): string[] {
  const middle = (of: (scores: Scores) => number) => median(seen.map(of));
  const performance = middle((scores) => scores.performance);
  const paint = middle((scores) => scores.paint);
  const shift = middle((scores) => scores.shift);
  const blocking = middle((scores) => scores.blocking);
  const ownBlocking = middle((scores) => scores.ownBlocking);
  // What is judged by rules is the same in every round: the last one stands for all.
  const imperfect = (seen.at(-1)?.others ?? []).filter(([, score]) => score < 100);
  const isMet =
    performance >= leastPerformance &&
    imperfect.length === 0 &&
    paint <= latestPaint &&
    shift <= largestShift &&
    blocking <= longestBlocking;
  return [
    path.replace(id, '{id}'),
    String(performance),
    imperfect.map(([name, score]) => `${name} ${score}`).join(', ') || '100',
    `${Math.round(paint)} ms`,
    shift.toFixed(3),
    `${Math.round(blocking)} ms`,
    `${Math.round(ownBlocking)} ms`,
    `${(100 * middle((scores) => scores.stolen)).toFixed(1)} %`,
    verdict(isMet),
  ];
}
