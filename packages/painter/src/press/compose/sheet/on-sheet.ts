import { dryShare } from '#press/compose/in-water.ts';
import { type Place, spareOf } from '#press/compose/placing/areas.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import { isTurned, turned } from '#press/compose/turned.ts';

interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** Which of those it is who stand beside each other. */
export type RowOf = 'two' | 'first of three' | 'middle of three';

/** Of the width of the sheet: how wide one is at most, and how far from its edge. */
const rows: Readonly<Record<RowOf, { readonly most: number; readonly off: number }>> = {
  two: { most: 0.48, off: 0.34 },
  'first of three': { most: 0.34, off: 0.21 },
  'middle of three': { most: 0.44, off: 0.5 },
};

/** No wider than there is room for, and off to the side that it turns its back to. */
export function withRoom(troupe: Troupe, place: Place, sheet: Sheet, row: RowOf): Place {
  const { width } = sheet;
  const wide = troupe.box.right - troupe.box.left;
  const most = troupe.changes.includes('giant') ? 0.6 : rows[row].most;
  const scale = Math.min(place.scale, (most * width) / wide);
  const { off } = rows[row];
  const x = width * (place.facing === 'right' ? off : 1 - off);
  return keptOnSheet(troupe, { ...place, x, scale }, sheet);
}

/** Units between what is shown whole and the upper and lower edge of the print. */
const inset = 60;
/** Beside somebody there is some air: at the very edge they look cut off. */
const beside = { person: 110, thing: 60 };

/** Nobody is cut by the edge of the print; what stands keeps its ground. */
export function keptOnSheet(troupe: Troupe, place: Place, sheet: Sheet): Place {
  const { stands } = troupe;
  const box = isTurned(troupe) ? turned(troupe.box) : troupe.box;
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const room =
    stands === 'ground' && !isTurned(troupe) ? place.y - inset : sheet.height - 2 * inset;
  const air = troupe.isThing || troupe.isBeast || troupe.count > 1 ? beside.thing : beside.person;
  const scale = Math.min(place.scale, (sheet.width - 2 * air) / wide, room / tall);
  const way = place.facing === 'right' ? 1 : -1;
  const isLoose = (troupe.isThing === true && place.along === undefined) || place.isAside;
  const row = isLoose ? 0 : spareOf(troupe, { ...place, scale });
  const left = place.x + (way > 0 ? box.left : -box.right) * scale - row;
  const right = place.x + (way > 0 ? box.right : -box.left) * scale + row;
  const moved = Math.max(0, air - left) - Math.max(0, right - (sheet.width - air));
  const over = Math.max(0, inset - (place.y + box.top * scale));
  // Of who is in the water, the legs may be beyond it.
  const foot = place.y + box.bottom * scale - (sheet.height - inset);
  const under = dryShare(troupe) === null ? Math.max(0, foot) : 0;
  return { ...place, scale, x: place.x + moved, y: place.y + over - under };
}
