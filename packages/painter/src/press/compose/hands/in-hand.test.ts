import { describe, expect, it } from 'vitest';
import { castTroupes } from '#press/compose/casting.ts';
import { inHand } from '#press/compose/hands/in-hand.ts';
import { boxOfPiece } from '#press/compose/troupe.ts';
import { longSide } from '#press/path.ts';
import type { SlotKind } from '#press/stage.ts';
import { sceneTold } from '#testing/told.ts';

function castIn(dream: string, kinds: readonly SlotKind[]) {
  const scene = sceneTold(dream);
  const slots = kinds.map((kind) => ({
    ...{ kind, x: 0, y: 0, scale: 1, room: 100, depth: 0, facing: 'right' as const },
  }));
  const cast = inHand(castTroupes(scene, 1), scene, { slots }, 1);
  const of = (id: string) =>
    cast.find(({ actors }) =>
      actors.some((n) => {
        const one = scene.actors[n];
        return one?.kind === 'thing' && one.id === id;
      }),
    );
  const dreamer = cast.find(({ actors }) =>
    actors.some((n) => {
      const one = scene.actors[n];
      return one?.kind === 'person' && one.who === 'dreamer';
    }),
  );
  return { of, dreamer };
}

describe('what is only named', () => {
  it.each([
    ['I was walking through a field. There was a loaf of bread.', 'bread'],
    ['Je marchais dans un champ. Il y avait un pain.', 'bread'],
    ['I was walking through a field. There was an umbrella.', 'umbrella'],
    ['Je marchais dans un champ. Il y avait un parapluie.', 'umbrella'],
  ])('is in the hand of who is there: %s', (dream, id) => {
    const { of, dreamer } = castIn(dream, ['hero', 'table']);
    const own = of(id);
    const isInOne = own?.piece.layers.some((one) => one.id.startsWith('held.'));
    expect(isInOne ? own?.actors[0] : own?.isHeld && own.relation?.to).toBe(dreamer?.actors[0]);
  });

  it('is on the table where it is too large for a hand', () => {
    const { of } = castIn('I was walking through a field. There was a typewriter.', ['table']);
    expect(of('typewriter')?.isHeld).toBeUndefined();
  });

  it('is in nobody’s hand where the dream says where it is', () => {
    const { of } = castIn(
      'I was walking through a field. A loaf of bread was lying under a tree.',
      ['hero'],
    );
    expect(of('bread')?.isHeld).toBeUndefined();
  });
});

it('is in the hands of a beast that reads as people do', () => {
  const newspaper = castIn('A fox was reading a newspaper.', ['hero']).of('newspaper');
  expect(newspaper?.piece.layers.some(({ id }) => id.startsWith('held.'))).toBe(true);
});

describe('who writes', () => {
  it.each(['I was writing an exam.', 'Je passais un examen et j’écrivais.'])(
    'has a desk before them: %s',
    (dream) => {
      const { dreamer } = castIn(dream, ['hero']);
      expect(dreamer?.piece.layers.map(({ id }) => id)).toContain('writing-desk');
    },
  );
});

describe('who climbs the stairs', () => {
  it.each(['I was climbing the stairs.', 'Je montais les escaliers.'])(
    'is on the steps: %s',
    (dream) => {
      expect(castIn(dream, ['hero', 'top']).dreamer?.relation?.at).toBe('stairs');
    },
  );
});

describe('what is told to be in somebody’s hand', () => {
  it.each([
    ['J’avais une valise à la main et je courais sur le quai.', 34],
    ['Mon père avait une bougie à la main dans la cave.', 20],
  ])('is as large as it is by day: %s', (dream, least) => {
    const layers = castTroupes(sceneTold(dream), 3).flatMap(({ piece }) => piece.layers);
    const box = boxOfPiece({ layers: layers.filter(({ id }) => id.startsWith('joined')) });
    expect(longSide(box)).toBeGreaterThanOrEqual(least);
  });
});
