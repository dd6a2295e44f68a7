import { goingTeeth, mouthful } from '#press/choosing/as-shown.ts';
import { looksLike } from '#press/choosing/people/other-self.ts';
import { looksOf, seenIn } from '#press/compose/bodies/look-of-people.ts';
import { standing, type Troupe } from '#press/compose/troupe.ts';
import { figure } from '#press/figure/figure.ts';
import { isGiant } from '#press/giants.ts';
import { type Piece, placePiece } from '#press/piece.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import type { ActName, PrintScene, ShownDeed } from '#press/scene.ts';
import { createRandom } from '#random.ts';

/** What the owner of teeth does while they go. */
const meanwhile = new Set<ActName>([
  ...(['cry', 'shout', 'speak', 'look', 'stand', 'wash', 'pull', 'hold', 'find', 'wait'] as const),
]);

/** In centimetres above the palm: some still fall, some are in it. */
const fallen = [
  { x: 0, y: -1, turn: 0.2 },
  { x: -2.5, y: -2.5, turn: 0.62 },
  { x: 4, y: -1.5, turn: 0.86 },
  { x: 2.5, y: -8.5, turn: 0.44 },
  { x: -1, y: -13, turn: 0.95 },
  { x: 1.5, y: -17, turn: 0.1 },
] as const;

/** How many times as large as by day: seen, and still teeth. */
const grown = 3.4;

/**
 * `My teeth were falling out`: whose they are holds a hand under an open mouth, and they fall into
 * it. Teeth that fall by themselves all over the sheet are anybody's.
 */
export function losingTeeth(scene: PrintScene, seed: number): Troupe[] | null {
  const { actors, deeds } = scene;
  const place = actors.findIndex((one) => one.kind === 'thing' && one.id === 'teeth');
  const teeth = actors[place];
  const who =
    deeds.find((deed) => deed.whom === place && deed.verb?.en.one === 'loses')?.who ??
    actors.findIndex((one) => one.kind === 'person' && one.who === 'dreamer');
  const person = actors[who];
  if (teeth?.kind !== 'thing' || person?.kind !== 'person') return null;
  if (person.count > 1 || person.age === 'baby' || person.head !== undefined) return null;
  if (isGiant(teeth.changes)) return null;
  if (teeth.count > mouthful) return null;
  if (!deeds.every((deed) => isAsOne(deed, place, who))) return null;
  const random = createRandom(seed, `person${looksLike(scene, who)}`);
  const looks = looksOf(person, { ...seenIn(scene, who, null), mood: 'afraid' }, random);
  const body = figure({ ...looks, pose: 'lose-teeth' });
  const common = { count: 1, changes: [] };
  const act = deeds.find((deed) => deed.who === who)?.act ?? null;
  return [
    { ...standing(body, 'ground'), ...common, changes: person.changes, actors: [who], act },
    {
      ...standing(inPalm(teeth.count === 1 ? 1 : fallen.length, seed), 'air'),
      ...{ ...common, actors: [place], act: null, isThing: true, isHeld: true },
      relation: { name: 'beside', to: who },
    },
  ];
}

/** Nothing is done with these teeth but that they go, and by their owner nothing else. */
function isAsOne({ who, act, whom, relation }: ShownDeed, teeth: number, owner: number): boolean {
  const isApart = typeof relation?.to !== 'number' || relation.name === 'before';
  if (who === teeth) return goingTeeth.has(act) && isApart;
  if (who === owner) return meanwhile.has(act) || (act === 'eat' && (whom ?? teeth) === teeth);
  return whom !== teeth && relation?.to !== teeth;
}

function inPalm(count: number, seed: number): Piece {
  const tooth = pieceFor('teeth')?.make({ random: createRandom(seed, 'teeth') });
  const layers = fallen
    .slice(0, count)
    .flatMap(({ x, y, turn }) => (tooth ? placePiece(tooth, { x, y, scale: grown, turn }) : []));
  return { layers, anchors: { hand: [0, 0] } };
}
