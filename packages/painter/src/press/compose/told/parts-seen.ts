import { isBeast } from '#press/pieces/bestiary.ts';
import type { Actor, BorrowedPart } from '#press/scene.ts';

/** Parts that are drawn on people alone, and such as no beast is drawn with. */
const ofPeople = new Set<BorrowedPart>(['belly', 'hair', 'locks']);

/** Somebody or something without the parts of a body that are not drawn on them. */
export function partsSeen(actor: Actor): Actor {
  if (actor.kind === 'person' || actor.borrowed === undefined) return actor;
  const isAlive = isBeast(actor.id);
  const { borrowed, ...rest } = actor;
  const seen = borrowed.filter((part) => !ofPeople.has(part) && !(isAlive && part === 'head'));
  return seen.length === borrowed.length
    ? actor
    : { ...rest, ...(seen.length > 0 && { borrowed: seen }) };
}
