import { expect, it } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { seatedHere } from '#press/compose/seated/in-seats.ts';
import { standing, type Troupe } from '#press/compose/troupe.ts';
import { describePrint } from '#press/describe/describe.ts';
import { rect } from '#press/path.ts';
import { stageMakers } from '#press/stages.ts';
import { createRandom } from '#random.ts';
import { sceneTold } from '#testing/told.ts';

const car = stageMakers.car({
  ...{ width: 1000, height: 1250, time: 'day', weather: 'clear', view: 'level' },
  random: createRandom(3, 'car'),
});
const inside = { stage: car, stageName: 'car', troupes: [] } as const;
const seats = car.slots.filter(({ kind }) => kind === 'seat');

function somebody(changes: Partial<Troupe> = {}): Troupe {
  const piece = {
    layers: [{ id: 'head', role: 'skin1' as const, path: rect(-20, -170, 40, 170) }],
  };
  return {
    ...standing(piece, 'ground'),
    ...{ actors: [0], count: 1, changes: [], act: null },
    ...changes,
  };
}

it('gives the wheel to who drives, and the seat beside it to who only rides', () => {
  expect(seatedHere(somebody({ act: 'drive' }), inside, [])?.[0].slot?.x).toBe(seats[0]?.x);
  expect(seatedHere(somebody(), inside, [])?.[0].slot?.x).toBe(seats[1]?.x);
});

it('has whoever sits behind somebody, or has somebody before them, on the back seat', () => {
  const back = seats.slice(2).map(({ x }) => x);
  const behind = somebody({ actors: [1], relation: { name: 'behind', to: 0 } });
  expect(back).toContain(seatedHere(behind, inside, [])?.[0].slot?.x);
  const before = somebody({ actors: [1], relation: { name: 'before', to: 0 } });
  const troupes = [somebody(), before];
  expect(back).toContain(seatedHere(somebody(), { ...inside, troupes }, [])?.[0].slot?.x);
  expect(seatedHere(before, { ...inside, troupes }, [])?.[0].slot?.x).toBe(seats[1]?.x);
});

it('gives everybody a seat of their own', () => {
  const places = seatedHere(somebody({ count: 5 }), inside, []) ?? [];
  expect(new Set(places.map(({ x }) => x)).size).toBe(5);
  const [first] = seatedHere(somebody(), inside, places) ?? [];
  expect(first).toBeDefined();
});

it('seats nothing that is no body', () => {
  expect(seatedHere(somebody({ isThing: true }), inside, [])).toBeNull();
  expect(seatedHere(somebody({ isHeld: true }), inside, [])).toBeNull();
});

it.each([
  ['I was in the car with my mother and she was driving.', /sits in a car.*A woman drives/],
  ['J’étais dans la voiture et mon père conduisait.', /A man drives/],
  ['We were at the cinema and my ex was sitting next to me.', /in a cinema/],
])('shows all who are there, in every format: %s', (dream, words) => {
  for (const format of ['4:5', '1:1', '16:9'] as const) {
    const { scene } = compose(sceneTold(dream), { seed: 4, format });
    expect(describePrint(scene, 'en')).toMatch(words);
    expect(scene.actors.filter(({ kind }) => kind === 'person').length).toBe(2);
  }
});

it('leaves who sleeps in a bed that stands in a cinema in it', () => {
  const cinema = stageMakers.cinema({
    ...{ width: 1000, height: 1250, time: 'day', weather: 'clear', view: 'level' },
    random: createRandom(3, 'cinema'),
  });
  const inside = { stage: cinema, stageName: 'cinema', troupes: [] } as const;
  const sleeper = somebody({ act: 'sleep', relation: { name: 'in', to: 1 } });
  expect(seatedHere(sleeper, inside, [])).toBeNull();
  expect(seatedHere(somebody({ act: 'sleep' }), inside, [])).not.toBeNull();
});
