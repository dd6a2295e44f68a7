import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { analyse } from '@reverie/oneirology';
import { paint, sceneOf } from '@reverie/painter';
import { lookNames, type PrintScene } from '@reverie/painter/press';
import { measurePool } from '#painter-pool.ts';
import { type Figure, megabytes, millis, printFigures } from '#print.ts';
import { dreamTexts } from '#scenes.ts';
import { median } from '#statistics.ts';
import { threadLimits } from '../apps/server/src/providers/image/painter.ts';

const run = promisify(execFile);
const size = { width: 1024, height: 1280 };
const preview = { width: 256, height: 320 };
const longest = { print: 1_200, preview: 60 };
const mostMemory = 200 * 2 ** 20;

/** The press by look: a print, a preview of one, its memory, and what a second thread brings. */
export async function measurePress(): Promise<void> {
  const scenes = dreamTexts.map((text) => sceneOf(analyse(text)));
  for (const style of lookNames) paintAll(scenes, style, preview);
  printFigures(
    `Prints of ${size.width} × ${size.height}, composing included: processor time of one thread, median of ${scenes.length}`,
    lookNames.flatMap((style) => figuresOf(style, scenes)),
  );
  const memory: Figure[] = [];
  for (const style of lookNames) memory.push(await measureMemory(style, scenes));
  printFigures('The most memory of a process that prints four, Node itself included', memory);
  printFigures('Two threads of the press against one', await measurePool(scenes, 'gouache'));
}

type Look = (typeof lookNames)[number];

function paintAll(
  scenes: readonly PrintScene[],
  style: Look,
  sheet: { width: number; height: number },
): number[] {
  return scenes.map((scene, seed) => {
    const before = process.threadCpuUsage();
    paint(scene, { style, seed, ...sheet });
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
}

function figuresOf(style: Look, scenes: readonly PrintScene[]): Figure[] {
  const whole = median(paintAll(scenes, style, size));
  const small = median(paintAll(scenes, style, preview));
  return [
    { name: style, value: millis(whole), ...target(whole, longest.print) },
    {
      name: `  a preview of ${preview.width} × ${preview.height}`,
      value: millis(small),
      ...target(small, longest.preview),
    },
  ];
}

function target(value: number, most: number): Pick<Figure, 'target' | 'isMet'> {
  return { target: `≤ ${most} ms`, isMet: value <= most };
}

/** In a process of its own, of the package as it is built, given scenes as they are stored. */
async function measureMemory(style: Look, scenes: readonly PrintScene[]): Promise<Figure> {
  const program = join(import.meta.dirname, 'press-once.ts');
  // With as small a young generation as the server's threads have; V8 makes it of three parts.
  const young = `--max-semi-space-size=${threadLimits.maxYoungGenerationSizeMb / 3}`;
  const { stdout } = await run(process.execPath, [young, program, style, JSON.stringify(scenes)]);
  const peak = Number(stdout);
  return {
    name: style,
    value: megabytes(peak),
    target: `≤ ${megabytes(mostMemory)}`,
    isMet: peak <= mostMemory,
  };
}
