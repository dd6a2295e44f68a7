import { analyse } from '@reverie/oneirology';
import { withDeeds } from '@reverie/oneirology/deeds';
import type { DreamAnalysis, Sketch, SketchedFigure } from '@reverie/oneirology/schema';
import { expect, test } from 'vitest';
import { sketchWords } from '#press/sketch/vocabulary.ts';
import { stageOfConcept } from '#press/stage-of.ts';
import { aboutPassage, compose, describePrint, printSceneOf } from '#press.ts';

const dream = 'La lune était dans ma cuisine et je lui mettais une couverture. Puis je me lave.';
const told = withDeeds(dream, analyse(dream));

const evidence = [
  { start: 0, end: 7, text: 'La lune', rule: 'model: m', negated: false, source: 'model' as const },
];
const anybody: SketchedFigure = {
  ...{ id: 'f1', what: 'dreamer', gender: 'unknown', age: 'adult', number: 1, isCounted: false },
  ...{ changes: [], has: [], on: [], instead: [], evidence },
};
const moon: SketchedFigure = {
  ...anybody,
  ...{ id: 'f2', what: 'moon', label: { fr: 'lune', en: 'moon' }, changes: ['giant'] },
};
const sketch: Sketch = {
  ...{ by: 'm', place: 'kitchen', placeChanges: [], figures: [anybody, moon] },
  deeds: [{ who: 'f1', act: 'embrace', whom: 'f2', evidence }],
};

function toldBy(scene: Partial<Sketch>): string {
  const analysis: DreamAnalysis = { ...told, sketch: { ...sketch, ...scene } };
  return describePrint(compose(printSceneOf(analysis), { seed: 3, format: '4:5' }).meant, 'en');
}

test('a print shows what a model sketched, where one has read the dream', () => {
  expect(toldBy({})).toBe('The dreamer embraces a giant moon in a kitchen.');
});

test('what the press has no shape for is left out, with what is done to it', () => {
  const nothing = { ...moon, what: 'a thing of next year' };
  const toNothing = toldBy({ figures: [anybody, nothing] });
  expect(toNothing).toBe('The dreamer in a kitchen.');
});

test('what only stands there, or is told of both, is told once', () => {
  const argued = { act: 'argue', evidence } as const;
  const words = toldBy({
    figures: [anybody, { ...anybody, id: 'f3', what: 'clown' }, moon],
    deeds: [
      { ...argued, who: 'f1', whom: 'f3' },
      { ...argued, who: 'f3', whom: 'f1' },
      { who: 'f2', act: 'stand', evidence },
    ],
  });
  expect(words).toMatch(
    /^The dreamer argues with a clown in a kitchen\. There is also a giant moon/,
  );
});

test('a sketch of which nothing can be printed leaves the scene to the engine', () => {
  const { sketch: _none, ...read } = { ...told, sketch };
  const nothing = [{ ...moon, what: 'a thing of next year' }];
  const analysis = { ...told, sketch: { ...sketch, figures: nothing } };
  expect(printSceneOf(analysis)).toEqual(printSceneOf(read));
  const elsewhere = { ...told, sketch: { ...sketch, time: 'teatime' } };
  expect(printSceneOf(elsewhere)).toEqual(printSceneOf(read));
});

test('who has no place is in none, and the hour that a sketch leaves open is the dream’s', () => {
  const scene = printSceneOf({ ...told, sketch: { ...sketch, place: 'abstract' } });
  expect(scene).toMatchObject({ setting: 'abstract', time: printSceneOf(told).time });
  expect(scene.place).toBeUndefined();
});

test('a picture of one sentence is of what the engine read there', () => {
  const start = dream.indexOf('Puis');
  const passage = { start, end: dream.length };
  const asked = printSceneOf(aboutPassage({ ...told, sketch }, passage));
  expect(asked).toEqual(printSceneOf(aboutPassage(told, passage)));
});

test('every place that may be chosen has a stage', () => {
  for (const place of sketchWords.places)
    expect(place === 'abstract' || stageOfConcept(place) !== undefined, place).toBe(true);
});

test('a beast in a dressing gown is sketched in it', () => {
  const deer: SketchedFigure = {
    ...anybody,
    ...{ id: 'f2', what: 'deer', label: { fr: 'cerf', en: 'deer' } },
    on: [{ part: 'chest', id: 'bathrobe', label: { fr: 'peignoir', en: 'bathrobe' } }],
  };
  expect(toldBy({ figures: [deer], deeds: [{ who: 'f2', act: 'walk', evidence }] })).toBe(
    'A deer in a dressing gown walks in a kitchen.',
  );
});

test('teeth that fall from somebody are lost by them, whoever looks at it', () => {
  const teeth = { ...moon, what: 'teeth', label: { fr: 'dents', en: 'teeth' }, changes: [] };
  const girl = { ...anybody, id: 'f3', what: 'person', gender: 'female' as const };
  const words = toldBy({
    figures: [anybody, { ...teeth, number: 3 }, girl],
    deeds: [
      { who: 'f2', act: 'fall', relation: 'from', to: 'f1', at: 'mouth', evidence },
      { who: 'f3', act: 'look', whom: 'f1', evidence },
    ],
  });
  expect(words).toBe('The dreamer loses teeth in a kitchen. A woman looks at the dreamer.');
});
