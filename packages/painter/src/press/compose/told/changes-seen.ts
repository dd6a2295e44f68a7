import { canHold } from '#press/compose/vessels/containers.ts';
import { isBeast } from '#press/pieces/bestiary.ts';
import type { Actor, ChangeName } from '#press/scene.ts';

/** Who or what a change is drawn on; on all others it is not told. */
const drawnOn: Partial<Record<ChangeName, RegExp>> = {
  flooded: /^$/,
  broken: /^(?:thing|vessel)$/,
  flesh: /^$/,
  empty: /^vessel$/,
  faceless: /^person$/,
  masked: /^person$/,
  naked: /^person$/,
};

/** What has room in it, though nobody is ever shown there. */
const hollow =
  /^(?:bed|chair|table|plate|bowl|cup|glass|bottle|fridge|shelf|shelves|bookcase|swimming-pool|picture-frame|cage|nest|wallet|purse)$/;

/** Somebody or something without what is not drawn of how they are. */
export function changesSeen<One extends Actor>(actor: One): One {
  const kind =
    actor.kind === 'person'
      ? 'person'
      : isBeast(actor.id)
        ? 'beast'
        : canHold(actor.id) || hollow.test(actor.id)
          ? 'vessel'
          : 'thing';
  const isDrawn = (change: ChangeName) => drawnOn[change]?.test(kind) ?? true;
  // What grows is large by now; some who grow are as large as each other.
  const changes = actor.changes
    .filter((change) => isDrawn(change) && !(change === 'growing' && actor.count > 1))
    .map((change) => (change === 'growing' ? 'giant' : change));
  return { ...actor, changes: [...new Set(changes)] };
}
