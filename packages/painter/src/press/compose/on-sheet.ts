import type { Place } from '#press/compose/areas.ts';
import { dryShare, isTurned, turned } from '#press/compose/draw.ts';
import type { Troupe } from '#press/compose/troupe.ts';

interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** No wider than half of the sheet, and off to the side that it turns its back to. */
export function withRoom(troupe: Troupe, place: Place, sheet: Sheet): Place {
  const { width } = sheet;
  const wide = troupe.box.right - troupe.box.left;
  const most = troupe.changes.includes('giant') ? 0.6 : 0.48;
  const scale = Math.min(place.scale, (most * width) / wide);
  const x = width * (place.facing === 'right' ? 0.34 : 0.66);
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
  const left = place.x + (way > 0 ? box.left : -box.right) * scale;
  const right = place.x + (way > 0 ? box.right : -box.left) * scale;
  const moved = Math.max(0, air - left) - Math.max(0, right - (sheet.width - air));
  const over = Math.max(0, inset - (place.y + box.top * scale));
  // Of who is in the water, the legs may be beyond it.
  const foot = place.y + box.bottom * scale - (sheet.height - inset);
  const under = dryShare(troupe) === null ? Math.max(0, foot) : 0;
  return { ...place, scale, x: place.x + moved, y: place.y + over - under };
}
