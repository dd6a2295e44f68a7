import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  type PaintStage,
  type Picture,
  paint,
  type Scene,
  type Style,
  styles,
} from '@reverie/painter';
import { measurePool } from '#painter-pool.ts';
import { type Figure, megabytes, millis, printFigures } from '#print.ts';
import { scenesOfDreams } from '#scenes.ts';
import { median } from '#statistics.ts';
import { encodeAvif, sharpEncoding } from '../apps/server/src/providers/encoding/sharp.ts';

const run = promisify(execFile);
const side = 1024;
const thumbnailWidth = 320;
const longestPicture = 2_500;
const mostMemory = 300 * 2 ** 20;

/** The painter by style and stage, its memory, its pool, and what is made of a picture after it. */
export async function measurePainter(): Promise<void> {
  const scenes = scenesOfDreams();
  // Once each, so that no style pays for compiling what all share.
  for (const style of styles) paint(lead(scenes), { style, seed: 1, width: 256, height: 256 });
  const painted = styles.map((style) => paintAll(style, scenes));
  printFigures(
    `Painting ${side} × ${side} by style: processor time of one thread, median of ${scenes.length}`,
    painted.flatMap(figuresOfStyle),
  );
  printFigures('One process that paints one picture', [await measureMemory()]);
  printFigures('A pool of two threads against one', await measurePool(scenes));
  const picture = paint(lead(scenes), { style: 'oil', seed: 1, width: side, height: side });
  printFigures('After the brush', [
    ...(await measureEncoding(picture)),
    await measureImageMagick(picture),
  ]);
}

function lead(scenes: readonly Scene[]): Scene {
  const [first] = scenes;
  if (!first) throw new Error('there is nothing to paint');
  return first;
}

type Stages = Partial<Record<PaintStage, number>>;
type Painted = { style: Style; totals: number[]; stages: Stages[] };

function paintAll(style: Style, scenes: readonly Scene[]): Painted {
  const totals: number[] = [];
  const stages: Stages[] = [];
  for (const [seed, scene] of scenes.entries()) {
    const spent: Stages = {};
    const begin = processorMillis();
    let last = begin;
    paint(scene, {
      ...{ style, seed, width: side, height: side },
      onProgress(_, stage) {
        const now = processorMillis();
        spent[stage] = (spent[stage] ?? 0) + now - last;
        last = now;
      },
    });
    totals.push(processorMillis() - begin);
    stages.push(spent);
  }
  return { style, totals, stages };
}

/** Of this thread alone: what others do meanwhile does not count. */
function processorMillis(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function figuresOfStyle({ style, totals, stages }: Painted): Figure[] {
  const total = median(totals);
  const names = [...new Set(stages.flatMap((each) => Object.keys(each) as PaintStage[]))];
  const target = `≤ ${longestPicture} ms`;
  return [
    { name: style, value: millis(total), target, isMet: total <= longestPicture },
    ...names.map((stage) => ({
      name: `  ${stage}`,
      value: millis(median(stages.map((spent) => spent[stage] ?? 0))),
    })),
  ];
}

/** In a process of its own: this one holds the figures before. */
async function measureMemory(): Promise<Figure> {
  const program = join(import.meta.dirname, 'paint-once.ts');
  const { stdout } = await run(process.execPath, ['--conditions=reverie-source', program]);
  const peak = Number(stdout);
  return {
    name: 'peak resident memory, Node itself included',
    value: megabytes(peak),
    target: `≤ ${megabytes(mostMemory)}`,
    isMet: peak <= mostMemory,
  };
}

async function measureEncoding(picture: Picture): Promise<Figure[]> {
  const name = '0'.repeat(32);
  const all = await timed(() => sharpEncoding.painting(picture, name));
  const wide = paint(lead(scenesOfDreams()), { style: 'oil', seed: 1, width: 1200, height: 630 });
  const preview = await timed(() => sharpEncoding.preview(wide, name));
  const { files } = await sharpEncoding.painting(picture, name);
  const thumbnail = files.find((file) => file.name.endsWith(`-${thumbnailWidth}.avif`));
  const small = await timed(() => encodeAvif(picture, name, thumbnailWidth));
  const bytes = files.reduce((sum, file) => sum + file.bytes.byteLength, 0);
  return [
    { name: `all ${files.length} files of a picture`, value: millis(all) },
    { name: '  together', value: `${(bytes / 1024).toFixed(0)} KB` },
    { name: `one thumbnail, ${thumbnailWidth} px, AVIF`, value: millis(small) },
    { name: '  of', value: `${((thumbnail?.bytes.byteLength ?? 0) / 1024).toFixed(1)} KB` },
    { name: 'a link preview with its mark', value: millis(preview) },
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const millis: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const begin = performance.now();
    await work();
    millis.push(performance.now() - begin);
  }
  return median(millis);
}

/** Its oil filter on a picture that is already there: the brush alone, on one thread. */
async function measureImageMagick(picture: Picture): Promise<Figure> {
  const name = 'ImageMagick, -paint 6, one thread';
  const program = await findImageMagick();
  if (program === null) return { name, value: 'not installed here' };
  const folder = await mkdtemp(join(tmpdir(), 'reverie-bench-'));
  try {
    const rgba = join(folder, 'picture.rgba');
    await writeFile(rgba, picture.data);
    const size = `${picture.width}x${picture.height}`;
    const options = { env: { ...process.env, MAGICK_THREAD_LIMIT: '1' } };
    const order = ['-size', size, '-depth', '8', rgba, '-paint', '6', join(folder, 'oil.rgba')];
    return { name, value: millis(await timed(() => run(program, order, options))) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function findImageMagick(): Promise<string | null> {
  for (const program of ['magick', 'convert']) {
    const said = await run(program, ['-version']).catch(() => null);
    if (said?.stdout.startsWith('Version: ImageMagick')) return program;
  }
  return null;
}
