import type { DreamAnalysis } from '@reverie/oneirology/schema';
import { windowed } from '#press/compose/vessels/containers.ts';
import type { ActName, PrintScene } from '#press/scene.ts';

/** Letters from a window to whose it is: ` of the `, « de la ». */
const reach = 14;

const seenThere = new Set<ActName>([
  'look',
  'stand',
  'wait',
  'wave',
  'speak',
  'shout',
  'sing',
  'cry',
]);

/**
 * `A woman looked out of the window of the house`: she is seen in it. Of a house that is seen from
 * without alone: a window of a room is a part of the room.
 */
export function atWindow<Shown extends Pick<PrintScene, 'actors' | 'deeds'>>(
  cast: Shown,
  { symbols }: Pick<DreamAnalysis, 'symbols'>,
): Shown {
  const to = cast.actors.findIndex((one) => one.kind === 'thing' && windowed.has(one.id));
  const wordsOf = (id: string) => symbols.find((one) => one.id === id)?.evidence ?? [];
  const house = cast.actors[to];
  const isOfIt =
    house?.kind === 'thing' &&
    wordsOf('window').some(({ end }) =>
      wordsOf(house.id).some(({ start }) => start > end && start - end <= reach),
    );
  if (!isOfIt) return cast;
  const isThere = ({ who, act, relation }: PrintScene['deeds'][number]) =>
    cast.actors[who]?.kind === 'person' && seenThere.has(act) && typeof relation?.to !== 'number';
  const first = cast.deeds.find(isThere);
  if (first === undefined) return cast;
  const relation = { name: 'in', to, at: 'window' } as const;
  return {
    ...cast,
    deeds: cast.deeds.map((deed) => (deed === first ? { ...deed, relation } : deed)),
  };
}
