import { withDeeds } from '@reverie/oneirology/fetched';
import type { DreamAnalysis } from '@reverie/oneirology/schema';
import {
  type Composition,
  compose,
  describePrint,
  passesOf,
  pathData,
  print,
  printPasses,
  printSceneOf,
} from '@reverie/painter/press';
import { passInWords } from '#features/telling/pass.wording.ts';
import { type Place, placesOf } from '#features/telling/places.rules.ts';
import type { Language } from '#language/language.ts';

export type PaintAsked = {
  text: string;
  analysis: DreamAnalysis;
  seed: number;
  /** In pixels of the sheet. */
  width: number;
  language: Language;
};
/** Prints the whole sheet once more, this wide. */
export type WholeAsked = { whole: number };

export type Pixels = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number };
export type Told =
  /** Drawn: its outlines in pencil, the passes to come, and where what is named will be. */
  | {
      kind: 'drawn';
      /** Outlines of each pass. */
      lines: string[];
      names: string[];
      places: Record<string, Place>;
      width: number;
      alt: string;
    }
  | ({ kind: 'pass'; at: number } & Pixels)
  /** The words say nothing new of the picture. */
  | { kind: 'done' }
  | ({ kind: 'whole' } & Pixels);

const tell = (told: Told, transfer: Transferable[] = []) => postMessage(told, { transfer });
const pixels = ({
  data,
  width,
  height,
}: {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}) => ({
  data: Uint8ClampedArray.from(data),
  ...{ width, height },
});

let shown: { key: string; composition: Composition; seed: number } | null = null;

addEventListener('message', ({ data: asked }: MessageEvent<PaintAsked | WholeAsked>) => {
  if ('whole' in asked) printWhole(asked.whole);
  // What fails here is an error of the worker, which its page hears of.
  else paint(asked).catch(reportError);
});

async function paint({ text, analysis, seed, width, language }: PaintAsked) {
  const found = await withDeeds(text, analysis, { expected: language });
  const scene = printSceneOf(found);
  const key = JSON.stringify([scene, seed, width]);
  if (key === shown?.key) return tell({ kind: 'done' });
  const composition = compose(scene, { seed });
  shown = { key, composition, seed };
  const passes = passesOf(composition);
  tell({
    kind: 'drawn',
    lines: passes.map(({ from, to }) =>
      composition.layers
        .slice(from, to)
        .map(({ path }) => pathData(path))
        .join(''),
    ),
    names: passes.map((pass) => passInWords(pass, composition, language)),
    places: placesOf(found, composition, passes),
    width: composition.width,
    alt: describePrint(composition.scene, language),
  });
  printPasses(composition, passes, { seed, width }, (at, sheet) => {
    const laid = pixels(sheet);
    tell({ kind: 'pass', at, ...laid }, [laid.data.buffer]);
  });
  tell({ kind: 'done' });
}

function printWhole(width: number) {
  if (!shown) return;
  const { composition, seed } = shown;
  const whole = pixels(print(composition, { look: 'gouache', seed, width }));
  tell({ kind: 'whole', ...whole }, [whole.data.buffer]);
}
