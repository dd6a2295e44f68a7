import { expect, test } from 'vitest';
import { castTroupes } from '#press/compose/casting.ts';
import { boxAround, boxOf } from '#press/path.ts';
import { dreamer, scenePrinted, thing } from '#testing/print-scenes.ts';

function bodyUnder(id: string) {
  const under = { who: 0, act: 'stand', relation: { name: 'under', to: 1 } } as const;
  const [troupe] = castTroupes(scenePrinted('garden', [dreamer, thing(id)], [under]), 3);
  const body = troupe?.piece.layers.filter((layer) => layer.id.startsWith('below'));
  return { troupe, body: boxAround((body ?? []).flatMap(({ path }) => boxOf(path) ?? [])) };
}

test.each(['car', 'wardrobe', 'boat', 'bathtub'])(
  'who is under a %s lies there, half of them in sight',
  (id) => {
    const { troupe, body } = bodyUnder(id);
    expect(troupe?.actors).toEqual([0, 1]);
    if (!body || !troupe) throw new Error('Nobody is under it.');
    expect(body.bottom - body.top).toBeLessThan(70);
    expect(body.left).toBeLessThan(troupe.box.left + 5);
  },
);

test.each(['tree', 'umbrella', 'ladder'])('under a %s one stands', (id) => {
  expect(bodyUnder(id).body).toBeNull();
});
