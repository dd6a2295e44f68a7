import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { paint } from '@reverie/painter';
import { compose, lookNames, type PrintScene } from '@reverie/painter/press';
import { measurePool } from '#painter-pool.ts';
import { scenesOfPrints } from '#press-dreams.ts';
import { type Figure, megabytes, millis, printFigures } from '#print.ts';
import { median } from '#statistics.ts';
import { threadLimits } from '../apps/server/src/providers/image/painter.ts';

const run = promisify(execFile);
const size = { width: 1024, height: 1280 };
const preview = { width: 256, height: 320 };
const longest = { print: 1_200, preview: 60 };
const mostMemory = 200 * 2 ** 20;

type Look = (typeof lookNames)[number];

/** The press by look: a print, a preview of one, its memory, and what a second thread brings. */
export async function measurePress(): Promise<void> {
  const scenes = scenesOfPrints();
  paintAll(scenes, preview);
  const [whole, small] = [paintAll(scenes, size), paintAll(scenes, preview)];
  printFigures(
    `Prints of ${size.width} × ${size.height}, composing included: processor time of one thread, ${scenes.length} stages`,
    [
      { name: 'composing alone', value: millis(median(composeAll(scenes))) },
      ...lookNames.flatMap((look) => figuresOf(look, whole, small)),
    ],
  );
  const memory: Figure[] = [];
  for (const look of lookNames) memory.push(...(await measureMemory(look, scenes)));
  printFigures('The most memory of a process that prints, Node itself included', memory);
  for (const look of ['gouache', 'cut-paper'] as const) {
    printFigures(`Two threads of the press against one, ${look}`, await measurePool(scenes, look));
  }
}

type Times = Record<Look, number[]>;

/** Milliseconds of each look, scene by scene: the looks take turns, so that they share a disturbance. */
function paintAll(
  scenes: readonly PrintScene[],
  sheet: { readonly width: number; readonly height: number },
): Times {
  const times: Times = { gouache: [], linocut: [], 'cut-paper': [], risograph: [], ink: [] };
  for (const [seed, scene] of scenes.entries()) {
    for (const style of lookNames) {
      times[style].push(timeOf(() => paint(scene, { style, seed, ...sheet })));
    }
  }
  return times;
}

function composeAll(scenes: readonly PrintScene[]): number[] {
  return scenes.map((scene, seed) => timeOf(() => compose(scene, { seed })));
}

/** Milliseconds of this thread's processor time. */
function timeOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

function figuresOf(look: Look, whole: Times, small: Times): Figure[] {
  const [print, first] = [median(whole[look]), median(small[look])];
  const shares = whole[look].map((time, n) => time / (whole.gouache[n] ?? time));
  return [
    { name: look, value: millis(print), ...target(print, longest.print) },
    { name: '  the slowest of them', value: millis(Math.max(...whole[look])) },
    { name: '  as a multiple of gouache', value: `${median(shares).toFixed(2)}×` },
    {
      name: `  a preview of ${preview.width} × ${preview.height}`,
      value: millis(first),
      ...target(first, longest.preview),
    },
  ];
}

function target(value: number, most: number): Pick<Figure, 'target' | 'isMet'> {
  return { target: `≤ ${most} ms`, isMet: value <= most };
}

/** In processes of their own, of the package as it is built, given scenes as they are stored. */
async function measureMemory(look: Look, scenes: readonly PrintScene[]): Promise<Figure[]> {
  const one = await heldBy(look, scenes.slice(0, 1));
  const four = await heldBy(look, scenes.slice(0, 4));
  const all = await heldBy(look, scenes);
  return [
    {
      name: `${look}, four prints`,
      value: megabytes(four.peak),
      target: `≤ ${megabytes(mostMemory)}`,
      isMet: four.peak <= mostMemory,
    },
    { name: `  ${scenes.length} prints`, value: megabytes(all.peak) },
    { name: '  one print', value: megabytes(one.peak) },
    { name: '  before the first', value: megabytes(one.bare) },
  ];
}

async function heldBy(
  look: Look,
  scenes: readonly PrintScene[],
): Promise<{ bare: number; peak: number }> {
  const program = join(import.meta.dirname, 'press-once.ts');
  // With as small a young generation as the server's threads have; V8 makes it of three parts.
  const young = `--max-semi-space-size=${threadLimits.maxYoungGenerationSizeMb / 3}`;
  const { stdout } = await run(process.execPath, [young, program, look, JSON.stringify(scenes)]);
  return JSON.parse(stdout) as { bare: number; peak: number };
}
