import { beastHeads } from '#press/figure/beast-heads.ts';
import { isOnFours } from '#press/pieces/bestiary.ts';
import type { ActName, Person, PrintScene, Thing } from '#press/scene.ts';

/** What has the shape of a person, and does as they do where a dream lets it. */
const likenesses = new Set(['statue', 'mannequin']);

/** What stands in a shop's window has a head, and nothing in it. */
const faceless = ['faceless'] as const;

/** What a statue does on its pedestal, or undergoes. */
const asThings = new Set<ActName>([
  ...(['stand', 'wait', 'fall', 'break', 'float', 'emerge', 'become', 'disappear'] as const),
  ...(['bleed', 'push'] as const),
]);

/** A statue that comes down and feeds pigeons: a body of stone, posed as anybody's. */
export function likenessDoing({ id, count, changes }: Thing, act: ActName | null): Person | null {
  if (act === null || asThings.has(act) || !likenesses.has(id)) return null;
  if (changes.includes('giant') || changes.includes('tiny')) return null;
  const isOfStuff = changes.some((one) => /^(?:stone|gold|glass|ice|paper)$/.test(one));
  return {
    ...({ kind: 'person', who: 'other', gender: 'unknown', age: 'adult', count } as const),
    changes: isOfStuff ? changes : [...changes, 'stone', ...(id === 'statue' ? [] : faceless)],
  };
}

/** A beast on its hind legs, clothed as people are. */
export function beastUpright({ id, count, changes, wears, joined }: Thing): Person | null {
  if (!beastHeads.has(id) || id === 'fish') return null;
  return {
    ...({ kind: 'person', who: 'other', gender: 'unknown', age: 'adult' } as const),
    ...{ count, changes, head: id },
    ...(wears && { wears }),
    ...(joined && { joined }),
  };
}

/** An animal that does what people do stands and is clothed as they are. */
export function isUpright(
  { id, changes, wears }: Thing,
  act: ActName | null,
  { actors, deeds }: PrintScene,
  place: number,
): boolean {
  // Who has a coat on stands in it.
  if (wears && beastHeads.has(id) && act !== 'ride') return true;
  if (act === null || !beastHeads.has(id)) return false;
  if (changes.includes('giant') || changes.includes('tiny')) return false;
  const deed = deeds.find((one) => one.who === place && one.act === act);
  if (ofPeople.has(act)) return true;
  const { to, at = '', name } = deed?.relation ?? {};
  const seat = typeof to === 'number' ? actors[to] : undefined;
  // On four legs nobody sits on a chair.
  const isOnChair = seat?.kind === 'thing' && narrowSeats.has(seat.id) && isOnFours(id);
  // A cat on a table sits there as cats do.
  const isAtPart = at === 'chair' || (name !== 'on' && /^(?:table|desk)$/.test(at));
  return act === 'sit' && (isAtPart || isOnChair);
}

const narrowSeats = new Set(['chair', 'stool', 'throne', 'armchair', 'rocking-chair']);

const ofPeople = new Set<ActName>([
  ...(['cook', 'write', 'read', 'phone', 'sew', 'knit', 'give', 'paint', 'wash'] as const),
  ...(['play', 'marry', 'argue', 'hold-hands', 'drive'] as const),
]);
