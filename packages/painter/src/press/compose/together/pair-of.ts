import { pairOfAct } from '#press/compose/act-tables.ts';
import { boxOfPiece } from '#press/compose/troupe.ts';
import { put } from '#press/compose/work/doer.ts';
import type { Layer } from '#press/drawing.ts';
import type { PairName } from '#press/figure/pairs.ts';
import { ellipse, join, lines, type Point } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import type { ActName, ShownDeed } from '#press/scene.ts';

/** Acts of hands on somebody else, by the verb that tells them. */
const ofHair =
  /^(?:combs|brushes|braids|plaits|shaves|trims|cuts|washes|shampoos|rinses|dries|grooms|makes up|does the hair)\b/;
const ofCheek = /^(?:strokes|touches|caresses|pats|pets|tickles|pokes|paints)\b/;

const shaking = /^(?:greets|welcomes|congratulates)\b/;

/** What is done to who drowns, in the water with them. */
const saving = new Set<ActName>(['pull', 'hold', 'carry', 'hold-hands', 'tend', 'touch']);

/** How two people in one act are held; undefined where it is no act of two. */
export function pairOf(
  { act, verb, relation }: ShownDeed,
  isSinking: boolean,
): PairName | undefined {
  if (isSinking && saving.has(act)) return 'rescue';
  const told = verb?.en.one ?? '';
  if (act === 'carry') {
    // Who is dead or asleep hangs from one's arms; all others are held as the living are.
    if (relation?.at === 'limp') return 'carry-another';
    return relation?.at === 'back' ? 'carry-on-back' : 'carry-in-arms';
  }
  if (act === 'dance' && /^waltz/.test(told)) return 'waltz';
  if (act === 'speak' && /^whispers\b/.test(told)) return 'whisper';
  if (act === 'speak' && shaking.test(told)) return 'shake-hands';
  if (act === 'give') return /^(?:feeds|nurses)\b/.test(told) ? 'feed' : 'hand-over';
  if (act === 'touch') return ofHair.test(told) ? 'tend-hair' : 'stroke';
  if (act === 'wash' || act === 'cut') return 'tend-hair';
  if (act === 'tend' && isOnHead.test(relation?.at ?? '')) return 'tend-hair';
  if (act === 'tend')
    return ofHair.test(told) ? 'tend-hair' : ofCheek.test(told) ? 'stroke' : 'tend-hand';
  return pairOfAct[act];
}

/** Centimetres of the longer side: neither a speck between two hands nor more than they hold. */
const given = { least: 26, most: 62 };

/** What one hands to the other, between their hands. */
export function handedOver({ layers, anchors = {} }: Piece, thing: Piece): Piece {
  const [a, b] = [anchors.hand ?? [-6, -106], anchors['hand-of-two'] ?? [6, -106]];
  const { left, right, top, bottom } = boxOfPiece(thing);
  const long = Math.max(right - left, bottom - top);
  const scale = Math.max(given.least, Math.min(given.most, long)) / long;
  const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const placed = put(
    thing,
    { x: x - ((left + right) / 2) * scale, y: y - 3 - bottom * scale, scale },
    'given',
  );
  return { layers: [...layers, ...placed], anchors };
}

/** Where what is put on somebody is about their head. */
export const isOnHead = /^(?:head|face|neck|mouth)$/;

/** What is put on the head of the other, both hands of the one at it. */
export function crowned({ layers, anchors = {} }: Piece, thing: Piece, part: string): Piece {
  const [hx, hy] = anchors['head-of-two'] ?? [0, -120];
  const top = anchors['top-of-two'] ?? [hx, hy - 14];
  const { left, right, top: high, bottom } = boxOfPiece(thing);
  const scale = 32 / Math.max(right - left, (bottom - high) * 0.8);
  const isTop = part === 'head';
  const y = isTop
    ? top[1] + 9 - bottom * scale
    : hy + (part === 'neck' ? 20 : 2) - ((high + bottom) / 2) * scale;
  const x = (isTop ? top[0] : hx) - ((left + right) / 2) * scale;
  return { layers: [...layers, ...put(thing, { x, y, scale }, 'given')], anchors };
}

/** A spoon in the hand of who feeds, at the lips of the other. */
export function withSpoon({ layers, anchors = {} }: Piece): Piece {
  const hand: Point = anchors.hand ?? [0, -110];
  const mouth: Point = anchors['mouth-of-two'] ?? [20, -112];
  const tip: Point = [mouth[0] - 3, mouth[1] + 1];
  const spoon: Layer = {
    id: 'spoon',
    role: 'metal',
    tone: 0.2,
    path: join(lines([hand, tip], 2), ellipse(tip[0], tip[1], 4.4, 2.8)),
    isSheet: true,
  };
  return { layers: [...layers, spoon], anchors };
}
