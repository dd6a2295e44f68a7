import type { Layer, Role } from '#press/drawing.ts';
import { shortened, tenths } from '#press/keeping/shorten.ts';
import type { Path } from '#press/path.ts';
import type { Slot, Stage } from '#press/stage.ts';

export type Extras = Omit<Partial<Layer>, 'id' | 'role' | 'path'>;
/** Lays the next layer; nothing where there is no path. */
export type Put = (id: string, role: Role, path: Path, extras?: Extras) => void;

/** Layers laid one after the other. */
export function createEasel(): { readonly layers: Layer[]; readonly put: Put } {
  const layers: Layer[] = [];
  return {
    layers,
    put: (id, role, path, extras = {}) => {
      if (path.length > 0) layers.push({ id, role, path, ...extras });
    },
  };
}

/** A stage as it is kept, its numbers short. */
export function finished(stage: Stage): Stage {
  return {
    ...stage,
    back: stage.back.map(shortened),
    front: stage.front.map(shortened),
    slots: stage.slots.map(shortSlot),
  };
}

function shortSlot(slot: Slot): Slot {
  const { x, y, scale, room, depth } = slot;
  return {
    ...slot,
    x: tenths(x),
    y: tenths(y),
    scale: Math.round(scale * 1000) / 1000,
    room: tenths(room),
    depth: tenths(depth),
  };
}
