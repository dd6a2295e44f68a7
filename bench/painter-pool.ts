import { availableParallelism, cpus } from 'node:os';
import type { AnyScene } from '@reverie/painter';
import type { Figure } from '#print.ts';
import { median } from '#statistics.ts';
import { createPainter } from '../apps/server/src/providers/image/painter.ts';
import type { ImageProvider, PaintingRequest } from '../apps/server/src/providers/image/port.ts';

const leastGain = 1.8;
/** Pairs of turns, one thread's and two threads' in turn, and the fewest that can be judged. */
const rounds = 7;
const fewestQuiet = 3;
const picturesATurn = 8;
const side = 512;
/** Share of a core that others may take in a turn before two threads no longer have one each. */
const quiet = 0.06;

interface Turn {
  /** Milliseconds a picture, once every thread is at work and while every one has more to do. */
  readonly wall: number;
  readonly processor: number;
  /** Cores at work for this process: above the number of threads, what runs beside them. */
  readonly cores: number;
  /** Cores that other processes held meanwhile. */
  readonly others: number;
}

/**
 * Pictures a second of two threads as a multiple of one's. Each turn is timed between two pictures
 * in the midst of its work, so that no thread runs dry while another paints the last; the two take
 * turns, and only pairs of turns that nobody else disturbed are judged. The processor time of a
 * picture stands beside: it rises where threads are in each other's way.
 */
export async function measurePool(
  scenes: readonly AnyScene[],
  style: PaintingRequest['style'] = 'oil',
): Promise<Figure[]> {
  const pools = [1, 2].map((threads) => createPainter({ threads, idleTimeout: 60_000 }));
  const [alone, both] = pools;
  if (alone === undefined || both === undefined) throw new Error('there are no pools');
  const pairs: { one: Turn; two: Turn }[] = [];
  try {
    // The first two pairs start the threads and compile.
    for (let round = -2; round < rounds; round += 1) {
      const one = await paintTurn(alone, 1, scenes, style);
      const two = await paintTurn(both, 2, scenes, style);
      if (round >= 0) pairs.push({ one, two });
    }
  } finally {
    await Promise.all(pools.map((pool) => pool.close()));
  }
  const undisturbed = pairs.filter(({ one, two }) => one.others < quiet && two.others < quiet);
  const isJudged = undisturbed.length >= fewestQuiet && availableParallelism() > 1;
  const counted = isJudged ? undisturbed : pairs;
  const gain = median(counted.map(({ one, two }) => one.wall / two.wall));
  const held = median(pairs.map(({ one, two }) => (one.others + two.others) / 2));
  const free = median(counted.map(({ one, two }) => (2 * one.processor) / two.processor));
  return [
    {
      name: `pictures a second, as a multiple (${counted.length} of ${rounds} pairs of turns)`,
      value: `${gain.toFixed(2)}×`,
      target: isJudged ? `≥ ${leastGain}×` : `not judged: others hold ${held.toFixed(1)} cores`,
      ...(isJudged && { isMet: gain >= leastGain }),
    },
    { name: '  by processor time, a core each', value: `${free.toFixed(2)}×` },
    {
      name: '  cores that one thread takes, with what runs beside it',
      value: median(counted.map(({ one }) => one.cores)).toFixed(2),
    },
  ];
}

async function paintTurn(
  pool: ImageProvider,
  threads: number,
  scenes: readonly AnyScene[],
  style: PaintingRequest['style'],
): Promise<Turn> {
  const last = threads + picturesATurn;
  let begun = 0;
  let painted = 0;
  let start = markNow();
  let end = start;
  async function paintOn(): Promise<void> {
    while (painted < last) {
      const scene = scenes[begun % scenes.length];
      if (scene === undefined) throw new Error('there is nothing to paint');
      const seed = begun;
      begun += 1;
      await pool.paint({ scene, style, seed, width: side, height: side });
      painted += 1;
      if (painted === threads) start = markNow();
      if (painted === last) end = markNow();
    }
  }
  // One more order than threads: none waits for its next.
  await Promise.all(Array.from({ length: threads + 1 }, () => paintOn()));
  const wall = end.at - start.at;
  const own = end.own - start.own;
  return {
    wall: wall / picturesATurn,
    processor: own / picturesATurn,
    cores: own / wall,
    others: Math.max(0, end.all - start.all - own) / wall,
  };
}

/** The time, what this process has worked, and what the whole machine has, in milliseconds. */
function markNow(): { at: number; own: number; all: number } {
  const { user, system } = process.cpuUsage();
  const all = cpus().reduce((sum, { times }) => {
    return sum + times.user + times.nice + times.sys + times.irq;
  }, 0);
  return { at: performance.now(), own: (user + system) / 1000, all };
}
