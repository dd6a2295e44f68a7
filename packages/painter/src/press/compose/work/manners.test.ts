import { describe, expect, it } from 'vitest';
import { castTroupes } from '#press/compose/casting.ts';
import { grips } from '#press/compose/work/tool-grips.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import type { ActName, Actor, PrintScene } from '#press/scene.ts';

const woman = {
  ...({ kind: 'person', who: 'other', gender: 'female', age: 'adult' } as const),
  ...{ count: 1, changes: [] },
} satisfies Actor;

function sceneOf(act: ActName, verb: string, id?: string, place = 'kitchen'): PrintScene {
  const words = { one: verb, many: verb };
  const thing = { kind: 'thing', label: { fr: '', en: '' }, count: 1, changes: [] } as const;
  return {
    ...({ version: 2, setting: 'kitchen', time: 'day', weather: 'clear', place } as const),
    ...{ placeChanges: [] },
    moods: { joy: 0, calm: 1, wonder: 0, unease: 0, sorrow: 0, anger: 0, confusion: 0, dread: 0 },
    actors: [woman, ...(id === undefined ? [] : [{ ...thing, id }])],
    deeds: [{ who: 0, act, verb: { fr: words, en: words }, ...(id !== undefined && { whom: 1 }) }],
  };
}

const layersOf = (scene: PrintScene) =>
  castTroupes(scene, 3).flatMap(({ piece }) => piece.layers.map(({ id }) => id));

describe('what is done by hand', () => {
  it.each([
    ['cut', 'peels', 'orange', 'tool.'],
    ['cut', 'saws', 'plank', 'tool.'],
    ['tend', 'irons', 'shirt', 'iron'],
    ['tend', 'nails', 'plank', 'tool.'],
    ['tend', 'milks', 'cow', 'pail'],
    ['tend', 'hangs up', 'shirt', 'line'],
    ['tend', 'knots', 'rope', 'rope'],
    ['tend', 'repairs', 'clock', 'tool.'],
    ['wash', 'washes', 'car', 'suds'],
    ['paint', 'paints', 'painting', 'easel'],
    ['hold', 'weighs', 'apple', 'work.'],
    ['hold', 'smokes', 'cigarette', 'smoke'],
    ['hold', 'blows out', 'candle', 'puff'],
    ['hold', 'juggles', 'orange', 'work4.'],
    ['hold', 'wrings', 'towel', 'drops'],
    ['hold', 'lights', 'candle', 'tool.'],
    ['hold', 'holds', 'fishing', 'rod'],
    ['break', 'tears up', 'letter', 'torn'],
    ['break', 'breaks', 'plate', 'shards'],
    ['knock', 'rings', 'bell', 'ringing'],
    ['open', 'opens', 'letter', 'sheet'],
    ['open', 'opens', 'book', 'pages'],
    ['fight', 'kicks', 'ball', 'speed'],
    ['fight', 'kicks', 'moon', 'speed'],
    ['phone', 'answers the phone', 'coconut', 'work.'],
    ['play', 'plays', 'tennis-racket', 'tool.'],
    ['shoot', 'shoots', 'bow-and-arrow', 'work.'],
    ['cut', 'mows', undefined, 'work.'],
    ['cut', 'shaves', undefined, 'lather'],
    ['wash', 'brushes their teeth', undefined, 'foam'],
    ['jump', 'skips', undefined, 'skipping'],
    ['run', 'skis', undefined, 'skis'],
    ['tend', 'rakes', 'leaf', 'rake'],
  ] as const)('has its tool, or what it leaves: %s, %s %s', (act, verb, id, layer) => {
    expect(layersOf(sceneOf(act, verb, id)).some((one) => one.startsWith(layer))).toBe(true);
  });

  it('has one troupe of whoever works and what they work on', () => {
    expect(castTroupes(sceneOf('tend', 'irons', 'shirt'), 3).map(({ actors }) => actors)).toEqual([
      [0, 1],
    ]);
  });

  it('leaves what is photographed where it is, a camera before the eyes', () => {
    const cast = castTroupes(sceneOf('look', 'photographs', 'horse', 'field'), 3);
    expect(cast.map(({ actors }) => actors)).toEqual([[0], [1]]);
  });

  it('has two who play cards at one table', () => {
    const scene = sceneOf('play', 'plays', 'playing-cards', 'bar');
    const two = {
      ...scene,
      actors: scene.actors.map((one, n) => (n === 0 ? { ...one, count: 2 } : one)),
    };
    expect(castTroupes(two, 3).map(({ actors }) => actors)).toEqual([[0, 1]]);
    expect(layersOf(two).some((id) => id.startsWith('second.'))).toBe(true);
  });

  it('has every tool that it names', () => {
    for (const id of Object.keys(grips)) expect(pieceFor(id), id).not.toBeNull();
  });
});
