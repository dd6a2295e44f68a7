import { describe, expect, it } from 'vitest';
import { castTroupes } from '#press/compose/casting.ts';
import { compose } from '#press/compose/compose.ts';
import type { Box } from '#press/path.ts';
import type { PrintScene } from '#press/scene.ts';
import { boxOfActor, dreamer, scenePrinted, somebody, thing } from '#testing/print-scenes.ts';

const seeds = [1, 2, 3];
// Seen whole, for sizes to be told from where people's feet are.
const printed = (scene: PrintScene, seed = 3) =>
  compose(scene, { seed, format: '4:5', scheme: 'aside' });
const tallOf = ({ top, bottom }: Box) => bottom - top;
const wideOf = ({ left, right }: Box) => right - left;
const isWithin = (one: Box, other: Box) =>
  one.left >= other.left &&
  one.right <= other.right &&
  one.top >= other.top &&
  one.bottom <= other.bottom;

describe('seats', () => {
  it.each(['chair', 'stool', 'bench', 'armchair', 'rocking-chair'])('are sat on: %s', (id) => {
    for (const act of ['wait', 'read', 'eat'] as const) {
      const whom = act === 'wait' ? undefined : 2;
      const actors = [somebody(), thing(id), thing(act === 'read' ? 'book' : 'apple')];
      const scene = scenePrinted('garden', whom ? actors : actors.slice(0, 2), [
        { who: 0, act, ...(whom && { whom }), relation: { name: 'on', to: 1 } },
      ]);
      const print = printed(scene);
      const [sitter, seat] = [boxOfActor(print, 0), boxOfActor(print, 1)];
      // Their feet are on its ground, and they are no dwarf on a giant's chair.
      expect(Math.abs(sitter.bottom - seat.bottom)).toBeLessThan(tallOf(sitter) * 0.22);
      expect(tallOf(seat)).toBeLessThan(tallOf(sitter) * 1.1);
    }
  });

  it('have all of some beside each other on a bench', () => {
    const scene = scenePrinted(
      'street',
      [somebody({ count: 3 }), thing('bench')],
      [{ who: 0, act: 'wait', relation: { name: 'on', to: 1 } }],
    );
    const print = printed(scene);
    const [sitters, bench] = [boxOfActor(print, 0), boxOfActor(print, 1)];
    expect(sitters.left).toBeGreaterThan(bench.left - wideOf(bench) * 0.3);
    expect(sitters.right).toBeLessThan(bench.right + wideOf(bench) * 0.3);
  });
});

describe('a bed', () => {
  it('keeps who lies in it, whoever stands before it', () => {
    for (const seed of [0, 1, 2, 3, 4, 5, 6, 7]) {
      const scene = scenePrinted(
        ['room', 'bedroom'],
        [somebody(), dreamer],
        [
          { who: 0, act: 'look', whom: 1 },
          { who: 1, act: 'lie', relation: { name: 'on', to: 'place', at: 'bed' } },
        ],
      );
      const print = compose(scene, { seed, format: '4:5', scheme: 'aside' });
      // The floor is where the other one's feet are.
      expect(boxOfActor(print, 1).bottom).toBeLessThan(boxOfActor(print, 0).bottom - 80);
    }
  });
});

describe('some people', () => {
  it('wait one behind the other, and in nobody', () => {
    const scene = scenePrinted(
      'street',
      [dreamer, somebody(), somebody({ count: 4 })],
      [
        { who: 0, act: 'wait', relation: { name: 'beside', to: 1 } },
        { who: 2, act: 'wait', relation: { name: 'behind', to: 0 } },
      ],
    );
    const print = printed(scene);
    const [first, queue] = [boxOfActor(print, 0), boxOfActor(print, 2)];
    const over = Math.min(first.right, queue.right) - Math.max(first.left, queue.left);
    expect(over).toBeLessThan(wideOf(first) * 0.5);
  });
});

describe('beside people things have their size of a day', () => {
  it.each([
    ['chair', 95],
    ['table', 76],
    ['suitcase', 55],
    ['crate', 50],
    ['door', 226],
  ])('%s', (id, high) => {
    for (const seed of seeds) {
      const scene = scenePrinted(
        'desert',
        [dreamer, thing(id)],
        [{ who: 0, act: 'stand', relation: { name: 'beside', to: 1 } }],
      );
      const print = printed(scene, seed);
      const share = tallOf(boxOfActor(print, 1)) / tallOf(boxOfActor(print, 0));
      expect(share).toBeGreaterThan((high / 170) * 0.75);
      expect(share).toBeLessThan((high / 170) * 1.35);
    }
  });

  it.each(['house', 'shop', 'bus'])('and what is larger is farther away: %s', (id) => {
    for (const seed of seeds) {
      const scene = scenePrinted(
        'street',
        [dreamer, thing(id)],
        [{ who: 0, act: 'stand', relation: { name: 'before', to: 1 } }],
      );
      const print = printed(scene, seed);
      const [person, large] = [boxOfActor(print, 0), boxOfActor(print, 1)];
      expect(large.bottom).toBeLessThan(person.bottom);
      expect(wideOf(large)).toBeGreaterThan(wideOf(person) * 2);
    }
  });
});

describe('who does something at a table or a desk', () => {
  it.each([
    ['write', 'on', 'typewriter', 'desk'],
    ['write', 'on', 'keyboard', 'table'],
  ] as const)('sits at it: %s %s a %s on a %s', (act, name, on, top) => {
    const scene = scenePrinted(
      ['room', 'office'],
      [dreamer, thing(on), thing(top)],
      [
        { who: 0, act, relation: { name, to: 1 } },
        { who: 1, act: 'stand', relation: { name: 'on', to: 2 } },
      ],
    );
    expect(castTroupes(scene, 3).map(({ actors }) => actors)).toEqual([[0, 2, 1]]);
  });

  it('has whom they argue with across it', () => {
    const scene = scenePrinted(
      ['room', 'restaurant'],
      [dreamer, somebody(), thing('table')],
      [{ who: 0, act: 'argue', whom: 1, relation: { name: 'at', to: 2 } }],
    );
    expect(castTroupes(scene, 3).map(({ actors }) => actors)).toEqual([[0, 1, 2]]);
  });

  it('stands where they are said to stand on it', () => {
    const scene = scenePrinted(
      'street',
      [somebody(), thing('table')],
      [{ who: 0, act: 'stand', relation: { name: 'on', to: 1 } }],
    );
    const print = printed(scene);
    const [person, table] = [boxOfActor(print, 0), boxOfActor(print, 1)];
    expect(Math.abs(person.bottom - table.top)).toBeLessThan(tallOf(table) * 0.4);
  });

  it('has the apple on the scales, and the scales on a table', () => {
    const scene = scenePrinted(
      ['street', 'market'],
      [somebody(), thing('scales'), thing('apple')],
      [{ who: 0, act: 'put', whom: 2, relation: { name: 'on', to: 1 } }],
    );
    expect(castTroupes(scene, 3).map(({ actors }) => actors)).toEqual([[0, 2, 1]]);
  });

  it('argues with all of them at a long laid table', () => {
    const scene = scenePrinted(
      'meadow',
      [dreamer, somebody({ count: 6 }), thing('laid-table')],
      [{ who: 0, act: 'argue', whom: 1, relation: { name: 'at', to: 2 } }],
    );
    expect(castTroupes(scene, 3)[0]?.actors.toSorted()).toEqual([0, 1, 2]);
  });
});

describe('who is in something', () => {
  it.each([
    ['elephant', 'delivery-van'],
    ['piano', 'truck'],
    ['horse', 'lorry'],
  ])('is seen inside it: %s, %s', (load, id) => {
    const scene = scenePrinted(
      'street',
      [thing(load), thing(id), dreamer],
      [
        { who: 0, act: 'stand', relation: { name: 'in', to: 1 } },
        { who: 2, act: 'look', whom: 0 },
      ],
    );
    const print = printed(scene);
    expect(isWithin(boxOfActor(print, 0), boxOfActor(print, 1))).toBe(true);
  });

  it('stands whole in the open door of a lift, with whom they speak to', () => {
    const actors = [thing('lift'), somebody(), somebody({ age: 'child', count: 3 })];
    const scene = scenePrinted(['corridor', 'corridor'], actors, [
      { who: 1, act: 'speak', whom: 2, relation: { name: 'in', to: 0 } },
    ]);
    const print = printed(scene);
    const lift = boxOfActor(print, 0);
    for (const place of [1, 2]) expect(isWithin(boxOfActor(print, place), lift)).toBe(true);
  });

  it('goes through a door in its frame', () => {
    const scene = scenePrinted(
      'forest',
      [dreamer, thing('door')],
      [{ who: 0, act: 'walk', relation: { name: 'through', to: 1 } }],
    );
    const print = printed(scene);
    expect(isWithin(boxOfActor(print, 0), boxOfActor(print, 1))).toBe(true);
  });
});

describe('the many', () => {
  const middle = ({ top, bottom }: Box) => (top + bottom) / 2;

  it('are about who goes through them', () => {
    const scene = scenePrinted(
      ['lake', 'pool'],
      [dreamer, thing('yarn', { count: 100 })],
      [{ who: 0, act: 'swim', relation: { name: 'through', to: 1 } }],
    );
    const print = printed(scene);
    const [swimmer, yarn] = [boxOfActor(print, 0), boxOfActor(print, 1)];
    expect(Math.abs(middle(swimmer) - middle(yarn))).toBeLessThan(200);
  });

  it('of the sea are about a boat', () => {
    const scene = scenePrinted(
      'sea',
      [thing('boat'), thing('wave', { count: 5 })],
      [{ who: 0, act: 'pass', relation: { name: 'in', to: 1 } }],
    );
    const print = printed(scene);
    const [boat, waves] = [boxOfActor(print, 0), boxOfActor(print, 1)];
    expect(Math.abs(middle(boat) - middle(waves))).toBeLessThan(160);
    expect(wideOf(waves)).toBeGreaterThan(wideOf(boat) * 0.8);
  });

  it('enter what is huge from one side, and none sits on the ground', () => {
    const scene = scenePrinted(
      ['mountain', 'cliff'],
      [thing('face', { changes: ['giant'] }), thing('seagull', { count: 20 })],
      [{ who: 1, act: 'enter', relation: { name: 'in', to: 0 } }],
    );
    const print = printed(scene);
    expect(Math.abs(middle(boxOfActor(print, 0)) - middle(boxOfActor(print, 1)))).toBeLessThan(300);
  });

  it('are above what they leap from', () => {
    const scene = scenePrinted(
      ['room', 'room'],
      [dreamer, thing('table'), thing('glass', { count: 5 })],
      [
        { who: 2, act: 'jump', relation: { name: 'above', to: 1 } },
        { who: 0, act: 'look', whom: 2 },
      ],
    );
    const print = printed(scene);
    expect(boxOfActor(print, 2).bottom).toBeLessThan(boxOfActor(print, 1).top + 30);
  });

  it('are before the feet of who is behind them', () => {
    const scene = scenePrinted(
      'meadow',
      [thing('cow'), thing('stone', { count: 9 })],
      [{ who: 0, act: 'stand', relation: { name: 'behind', to: 1 } }],
    );
    const print = printed(scene);
    const last = (actor: number) => print.owners.lastIndexOf(actor);
    expect(last(1)).toBeGreaterThan(last(0));
    expect(boxOfActor(print, 1).bottom).toBeGreaterThan(boxOfActor(print, 0).bottom);
  });
});

describe('what a place has of its own', () => {
  it.each([
    ['street', 'window', 'at'],
    ['street', 'door', 'before'],
    ['library', 'bookshelf', 'beside'],
    ['station', 'train', 'towards'],
  ] as const)('is not drawn a second time: %s, %s', (place, id, name) => {
    const setting = place === 'library' ? 'room' : place;
    const scene = scenePrinted(
      [setting, place],
      [dreamer, thing(id)],
      [{ who: 0, act: 'walk', relation: { name, to: 1 } }],
    );
    const print = printed(scene);
    expect(print.owners).not.toContain(1);
    expect(print.scene.actors).toHaveLength(2);
  });

  it('is where a lamp stands', () => {
    const scene = scenePrinted(
      ['room', 'bedroom'],
      [dreamer, thing('table'), thing('lamp')],
      [
        { who: 0, act: 'sleep', relation: { name: 'in', to: 'place' } },
        { who: 2, act: 'stand', relation: { name: 'on', to: 1 } },
      ],
    );
    const print = printed(scene);
    expect(print.owners).toContain(2);
    expect(print.owners).not.toContain(1);
  });

  it('is none in a forest', () => {
    const scene = scenePrinted(
      'forest',
      [dreamer, thing('door')],
      [{ who: 0, act: 'stand', relation: { name: 'before', to: 1 } }],
    );
    expect(printed(scene).owners).toContain(1);
  });
});

describe('who does something to somebody with a thing', () => {
  it.each([
    ['pull', 'from'],
    ['put', 'on'],
  ] as const)('is on the ground beside them: %s %s', (act, name) => {
    for (const seed of seeds) {
      const actors = [somebody({ gender: 'female' }), dreamer, thing('coat'), somebody()];
      const scene = scenePrinted('street', actors, [
        { who: 0, act, whom: 2, relation: { name, to: 1 } },
        { who: 3, act: 'stand', relation: { name: 'before', to: 1 } },
      ]);
      const print = printed(scene, seed);
      const people = print.scene.actors.flatMap(({ kind }, n) =>
        kind === 'person' && print.owners.includes(n) ? [boxOfActor(print, n)] : [],
      );
      expect(people.length).toBeGreaterThan(1);
      const low = Math.max(...people.map(({ bottom }) => bottom));
      for (const { bottom, top } of people)
        expect(low - bottom).toBeLessThan((bottom - top) * 0.35);
    }
  });
});

describe('by others', () => {
  it.each([somebody({ age: 'child' }), thing('dog'), thing('car')])(
    'who runs from them is on the same ground',
    (other) => {
      for (const seed of seeds) {
        const relation = { name: 'from', to: 1 } as const;
        const scene = scenePrinted('street', [dreamer, other], [{ who: 0, act: 'run', relation }]);
        const print = printed(scene, seed);
        const [runner, left] = [boxOfActor(print, 0), boxOfActor(print, 1)];
        expect(Math.abs(runner.bottom - left.bottom)).toBeLessThan(200);
        expect(tallOf(runner)).toBeGreaterThan(120);
      }
    },
  );

  it.each(['from', 'towards', 'behind', 'beside', 'with'] as const)(
    'who flies is above their ground: %s',
    (name) => {
      for (const seed of seeds) {
        const relation = { name, to: 1 } as const;
        const scene = scenePrinted(
          'street',
          [dreamer, thing('dog')],
          [{ who: 0, act: 'fall', relation }],
        );
        const print = printed(scene, seed);
        const [flyer, dog] = [boxOfActor(print, 0), boxOfActor(print, 1)];
        expect(flyer.bottom).toBeLessThan(dog.bottom - tallOf(dog) * 0.4);
      }
    },
  );
});
