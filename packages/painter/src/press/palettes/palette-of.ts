import type { Colour, Pair, Palette, Role } from '#press/drawing.ts';
import { colourOf, rgbOf } from '#press/inks.ts';

/** What a printmaker mixes for one mood and time; all other roles are made of these. */
export interface Inks {
  readonly paper: Colour;
  /** The key: lines, night, what stands against the light. */
  readonly dark: Pair;
  /** The lighter colour is near the light, the darker one far from it. */
  readonly sky: Pair;
  readonly sun: Pair;
  readonly far: Pair;
  readonly mid: Pair;
  readonly near: Pair;
  readonly ground: Pair;
  readonly water: Pair;
  readonly leaf: Pair;
  readonly wall: Pair;
  readonly pattern: Pair;
  readonly floor: Pair;
  readonly wood: Pair;
  /** What is seen through a window. */
  readonly glass: Pair;
  readonly lamp: Pair;
  readonly white: Pair;
  readonly accent: Pair;
  readonly accent2: Pair;
  readonly accent3: Pair;
  /** How far skin, hair and told colours take the colour of the air, 0..1. */
  readonly air: number;
}

const skins = {
  skin1: ['#ffdcc0', '#d9977a'],
  skin2: ['#f3c29a', '#b97a58'],
  skin3: ['#c98f63', '#7d4c36'],
  skin4: ['#8f5f45', '#482a26'],
  hair1: ['#3a2f3a', '#15121e'],
  hair2: ['#8a5638', '#442522'],
  hair3: ['#f2cf7c', '#b57f3a'],
  hair4: ['#ece7dc', '#9a9aa6'],
} as const satisfies Partial<Record<Role, Pair>>;

const tolds = {
  'told.red': ['#f2543f', '#a51c2c'],
  'told.orange': ['#ff9a3d', '#c75a1a'],
  'told.yellow': ['#ffdb57', '#d99a20'],
  'told.green': ['#5fb35f', '#1c6140'],
  'told.blue': ['#4f8fdc', '#1b3f93'],
  'told.violet': ['#9a78d6', '#4b2d8a'],
  'told.pink': ['#ff9fbb', '#d0557f'],
  'told.brown': ['#a8714a', '#573222'],
  'told.black': ['#35343f', '#0d0c14'],
  'told.white': ['#fffdf6', '#c9c9d2'],
  'told.grey': ['#b4b6bb', '#63666f'],
  'told.gold': ['#ffd566', '#b47d1d'],
} as const satisfies Partial<Record<Role, Pair>>;

/** All roles of a palette from the inks that were chosen for it. */
export function paletteOf(inks: Inks): Palette {
  const { paper, dark, air, ...chosen } = inks;
  const { sky, sun, far, near, ground, leaf, wood, white, accent } = chosen;
  const people = tinted({ ...skins, ...tolds }, dark[0], air);
  return {
    paper,
    ...chosen,
    ...people,
    dark,
    cloud: [blend(sky[0], white[0], 0.55), blend(sky[0], sky[1], 0.45)],
    star: [blend(white[0], sun[0], 0.4), sun[1]],
    foam: [white[0], blend(white[0], chosen.water[0], 0.6)],
    bark: [blend(wood[0], near[0], 0.45), blend(wood[1], dark[1], 0.5)],
    stone: [blend(white[0], far[1], 0.42), blend(near[1], far[1], 0.45)],
    metal: [blend(white[1], dark[0], 0.12), blend(dark[0], white[1], 0.22)],
    night: [blend(dark[0], sky[1], 0.5), dark[1]],
    fire: ['#ffd24d', blend('#e23a1c', accent[1], 0.2)],
    shadow: [blend(ground[1], dark[0], 0.5), dark[1]],
    blood: ['#c9242e', '#6a0f1d'],
    leaf,
  };
}

function tinted<Name extends Role>(
  pairs: Readonly<Record<Name, Pair>>,
  towards: Colour,
  share: number,
): Readonly<Record<Name, Pair>> {
  const changed: Record<Name, Pair> = { ...pairs };
  for (const name in pairs) {
    const [light, deep] = pairs[name];
    changed[name] = [blend(light, towards, share * 0.5), blend(deep, towards, share)];
  }
  return changed;
}

/** A colour between two, `share` of the way. */
export function blend(from: Colour, to: Colour, share: number): Colour {
  const [a, b] = [rgbOf(from), rgbOf(to)];
  const mixed = (n: 0 | 1 | 2) => a[n] + (b[n] - a[n]) * share;
  return colourOf([mixed(0), mixed(1), mixed(2)]);
}
