import { toldRole } from '#press/compose/bodies/look-of-people.ts';
import { withSeat } from '#press/compose/seated/seats.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import { atMouth, wayOf } from '#press/compose/work/at-mouth.ts';
import { byManner } from '#press/compose/work/by-manner.ts';
import { grasping, handy } from '#press/compose/work/grasping.ts';
import { embracing, kissing } from '#press/compose/work/in-arms.ts';
import { type HoldName, having } from '#press/compose/work/in-hands.ts';
import { instruments, playing } from '#press/compose/work/instruments.ts';
import { drawnFromMouth, spat } from '#press/compose/work/out-of-bodies.ts';
import { cradling } from '#press/compose/work/with-babies.ts';
import {
  feeding,
  feedingMany,
  lowering,
  painting,
  pulling,
  pushing,
  stroking,
  watering,
  workingAt,
} from '#press/compose/work/with-things.ts';
import {
  atWorktop,
  kneading,
  pouring,
  stirring,
  sweeping,
  tyingShoes,
} from '#press/compose/work/with-tools.ts';
import type { Work, WorkRule } from '#press/compose/work/work-rule.ts';
import type { Piece } from '#press/piece.ts';
import { isBeast } from '#press/pieces/bestiary.ts';
import type { ActName } from '#press/scene.ts';

const isOf = (pattern: RegExp) => (verb: string) => pattern.test(verb);
const isKneading = isOf(/^(?:kneads|rolls out)\b/);
const isSweeping = isOf(/^(?:sweeps|rakes|vacuums|hoovers|mops)\b/);
const isWatering = isOf(/^waters\b/);
const isPouring = isOf(/^(?:pours|serves)\b/);
const isTying = isOf(/^(?:ties|laces|unties|puts|tries|takes off|removes)\b/);
const isOnTable = isOf(
  /^(?:irons|folds|peels|chops|slices|cuts|carves|wraps|sorts|polishes|stirs|rolls)\b/,
);
const isStroking = isOf(/^(?:strokes|pets|pats|caresses|brushes|combs|tickles|touches|grooms)\b/);

/** What is drunk is poured. */
const drinks = new Set('tea coffee milk wine water beer juice glass cup'.split(' '));
const growing = new Set(
  'flower rose tulip sunflower daisy mushroom grass cactus bush plant potted-plant vegetables'.split(
    ' ',
  ),
);

const shod = new Set(
  'shoes shoe boots boot trainers slippers sock ice-skate roller-skate'.split(' '),
);

const boxHigh = ({ box }: Troupe) => box.bottom - box.top;
const boxWide = ({ box }: Troupe) => box.right - box.left;

const music: WorkRule = ({ deed, doer, id, thing, stage }) => {
  const played = deed.act === 'play' && id && thing ? playing(doer, id, thing.piece) : null;
  return played && instruments[id ?? '']?.pose === 'play' ? withSeat(played, stage) : played;
};

const cooking: WorkRule = ({ deed, doer, verb, thing, make }) => {
  if (isKneading(verb)) return kneading(doer);
  if (deed.act !== 'cook') return null;
  return thing && thing.stands === 'table' && boxHigh(thing) < 45
    ? atWorktop(doer, thing.piece)
    : stirring(doer, make('saucepan'));
};

const cleaning: WorkRule = ({ doer, verb, thing }) => {
  if (!isSweeping(verb) || (thing && boxHigh(thing) >= 60)) return null;
  return sweeping(doer, verb === 'mops' ? 'mop' : verb === 'rakes' ? 'rake' : 'broom');
};

/** Behind a mower, on what grows. */
const mowing: WorkRule = ({ doer, verb, id, make }) =>
  /^mows\b/.test(verb) && (id === undefined || id === 'grass')
    ? pushing(doer, 'lawnmower', make('lawnmower'))
    : null;

const gardening: WorkRule = ({ doer, verb, id, thing, make }) => {
  if (!isWatering(verb)) return null;
  // A garden is watered where it grows.
  if (!thing) return id === undefined ? watering(doer, make('flower'), make('watering-can')) : null;
  const isSmall = boxHigh(thing) < 110;
  return isSmall || growing.has(id ?? '')
    ? watering(doer, thing.piece, make('watering-can'))
    : null;
};

const serving: WorkRule = ({ doer, verb, id, make }) => {
  if (!id || !isPouring(verb) || !drinks.has(id)) return null;
  const isCold = /^(?:milk|wine|water|beer|juice)$/.test(id);
  return pouring(doer, make('teapot'), make('cup'), isCold ? 'water' : 'told.brown');
};

const lacing: WorkRule = ({ doer, verb, id = '' }) =>
  isTying(verb) && shod.has(id) ? tyingShoes(doer) : null;

const daubing: WorkRule = ({ deed, doer, verb, id, thing, make }) => {
  if (deed.act !== 'paint' && verb !== 'repaints') return null;
  const isWall =
    id === 'wall' || (id === undefined && /^(?:wall|room|door)$/.test(deed.relation?.at ?? ''));
  if (isWall) return painting(doer, colourOf(thing) ?? 'accent3', make('bucket'));
  if (!thing || boxHigh(thing) < 90 || boxWide(thing) > 520) return null;
  return painting(doer, colourOf(thing) ?? 'accent3', make('bucket'), thing.piece);
};

const colourOf = (thing: Troupe | undefined) =>
  thing?.changes.map(toldRole).find((role) => role !== undefined);

const shoving: WorkRule = ({ deed, doer, id, thing }) => {
  if (deed.act !== 'push' || !id || !thing || thing.stands !== 'ground') return null;
  return boxHigh(thing) >= 40 && boxWide(thing) <= 700 ? pushing(doer, id, thing.piece) : null;
};

const hauling: WorkRule = ({ deed, doer, id, thing }) => {
  if (deed.act !== 'pull' || !id || !thing) return null;
  if (thing.stands !== 'ground' && thing.stands !== 'water') return null;
  if (boxHigh(thing) < 30 || boxWide(thing) > 520) return null;
  return pulling(doer, thing.piece, thing.isBeast === true);
};

const letting: WorkRule = ({ deed, doer, verb, thing }) =>
  verb === 'lowers' &&
  deed.relation?.at !== 'window' &&
  thing &&
  boxHigh(thing) >= 40 &&
  boxWide(thing) <= 420
    ? lowering(doer, thing.piece)
    : null;

const fondling: WorkRule = ({ deed, doer, thing, verb }) => {
  if (deed.act !== 'touch' || !thing) return null;
  const isTall =
    thing.isBeast === true || (isStroking(verb) && thing.piece.anchors?.mouth !== undefined);
  return isTall && boxHigh(thing) >= 25 && boxWide(thing) <= 420
    ? stroking(doer, thing.piece)
    : null;
};

/** Centimetres: what is larger is a place, and what is smaller is in a hand. */
const bench = { least: 38, most: 300 };

/** Acts that have a baby in one's arms. */
const inArms = new Set<ActName>(['hold', 'carry', 'give', 'comfort', 'tend', 'embrace', 'kiss']);

const nursing: WorkRule = ({ deed, doer, id, thing, verb }) =>
  id === 'baby' && deed.relation?.at !== 'back' && thing && !thing.isThing && inArms.has(deed.act)
    ? cradling(doer, thing.piece, /^feeds\b/.test(verb) || deed.act === 'give')
    : null;

const isAnimal = ({ id, thing }: Work) =>
  thing?.isThing === true && id !== undefined && isBeast(id);

/** Who is fed has it from a hand, and is in none. */
const beastFeeding: WorkRule = (work) => {
  const { deed, doer, thing, tool } = work;
  if (deed.act !== 'give' || !thing || !isAnimal(work) || boxWide(thing) > 420) return null;
  return thing.count > 1 && boxWide(thing) < 130
    ? feedingMany(doer, thing.piece)
    : feeding(doer, thing.piece, tool?.piece);
};

const benchWork: WorkRule = ({ deed, doer, thing, verb }) => {
  if (!thing || !/^(?:tend|touch|wash|cut|build|open)$/.test(deed.act)) return null;
  if (thing.stands === 'table' && (isOnTable(verb) || deed.act === 'cut'))
    return atWorktop(doer, thing.piece);
  const isFit = boxHigh(thing) >= bench.least && boxWide(thing) <= bench.most;
  const isStanding = thing.stands === 'ground' && !thing.isBeast && deed.act !== 'open';
  return isFit && isStanding ? workingAt(doer, thing.piece) : null;
};

const isHandy = (thing: Troupe) => Math.max(boxHigh(thing), boxWide(thing)) <= handy;

/** A ladder, a plank: no hand has its whole length before it. */
const isLong = (thing: Troupe) => {
  const [high, wide] = [boxHigh(thing), boxWide(thing)];
  return Math.max(high, wide) > 110 && Math.max(high, wide) > Math.min(high, wide) * 2.4;
};

/** Eaten or drunk, and not swallowed whole over an open mouth. */
const eating: WorkRule = ({ deed, doer, verb, id, thing, stage }) => {
  if (deed.act !== 'eat' || verb === 'swallows' || !id || !thing) return null;
  if (thing.isBeast || !isHandy(thing)) return null;
  const way = wayOf(id, /^(?:drinks|sips)\b/.test(verb));
  const piece = atMouth(doer, way, thing.piece);
  return way === 'cup' ? piece : withSeat(piece, stage);
};

/** What is looked at in the hand. */
const papers = new Set(
  'letter page book notebook newspaper map postcard diary magazine photograph poster contract'.split(
    ' ',
  ),
);
const keepsakes = new Set(
  'photograph postcard ticket passport watch wristwatch compass ring jewel locket card'.split(' '),
);

const reading: WorkRule = ({ deed, doer, id = '', thing }) => {
  if (!thing || (deed.act !== 'read' && deed.act !== 'look')) return null;
  if (!isHandy(thing)) return null;
  if (deed.act === 'look' && keepsakes.has(id)) return having(doer, 'regard', thing.piece);
  return papers.has(id) ? having(doer, 'read', thing.piece) : null;
};

/** Where on a body something is borne, by the part that the dream names. */
const borneAt: Readonly<Record<string, HoldName>> = {
  head: 'head',
  back: 'back',
  shoulder: 'shoulder',
  shoulders: 'shoulder',
  arm: 'arm',
  chest: 'breast',
};

const borneBy = new Set<ActName>(['carry', 'hold', 'walk', 'run']);

const bearing: WorkRule = ({ deed, doer, verb, thing }) => {
  if (!thing || !borneBy.has(deed.act)) return null;
  const name = borneAt[deed.relation?.at ?? ''];
  if (name) return having(doer, name, thing.piece);
  if (thing.isBeast) return null;
  if (isLong(thing) && deed.act !== 'hold') return having(doer, 'shoulder', thing.piece);
  if (deed.act === 'walk' || deed.act === 'run') return null;
  if (!/^(?:holds up|raises|lifts|brandishes|waves|shows)\b/.test(verb) || !isHandy(thing))
    return null;
  return having(doer, thing.stands === 'hang' ? 'up-hung' : 'up', thing.piece);
};

const hadBy = new Set<ActName>(['hold', 'carry']);

/** Whoever only holds or carries something has it in their hands. */
const holding: WorkRule = ({ deed, doer, id, thing, count = 1 }) => {
  if (!id || !thing?.isThing || thing.isBeast || thing.piece.anchors?.mouth) return null;
  if (!hadBy.has(deed.act) || isOverhead.test(id)) return null;
  const pose = deed.act === 'carry' ? ('walk-with' as const) : undefined;
  return grasping(doer, id, thing, { copies: count, ...(pose && { pose }) });
};

/** What is over one's head, on a string or a stick. */
const isOverhead = /^(?:umbrella|balloon|kite|parachute)$/;

/** Several of a thing are worked on as one of them is. */
const ofMany: readonly WorkRule[] = [
  beastFeeding,
  (work) => mouthing(work),
  byManner,
  (work) => eating(work),
  ...[cooking, cleaning, gardening, serving, lacing],
  (work) => (work.thing?.stands === 'table' ? benchWork(work) : null),
  holding,
];

/** Out of one's own mouth. */
const mouthing: WorkRule = ({ deed, doer, verb, id, thing }) => {
  if (!id || !thing) return null;
  if (deed.act === 'pull' && deed.relation?.at === 'mouth')
    return drawnFromMouth(doer, id, thing.piece);
  return /^(?:vomits|throws up|spits)\b/.test(verb) ? spat(doer, thing.piece) : null;
};

const rules: readonly WorkRule[] = [
  beastFeeding,
  ...[embracing, kissing, mouthing, nursing, mowing, byManner, eating, reading, bearing],
  ...[music, cooking, cleaning, gardening, serving, lacing, daubing, shoving, hauling, letting],
  ...[fondling, benchWork, holding],
];

/** How some work is shown, by the first rule that is of such work; null where it is none of these. */
export function workShown(work: Work, isMany: boolean): Piece | null {
  for (const rule of isMany ? ofMany : rules) {
    const piece = rule(work);
    if (piece) return piece;
  }
  return null;
}
