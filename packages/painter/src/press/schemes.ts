import type { View } from '#press/stage.ts';

/**
 * How a picture is composed: where the hero stands, how large, and from where one looks. A dream
 * chooses one; so can whoever wants another.
 */
export const schemeNames = [
  'aside',
  'close',
  'vast',
  'looking-up',
  'looking-down',
  'centred',
] as const;
export type SchemeName = (typeof schemeNames)[number];

export interface Scheme {
  readonly view: View;
  /** Least and most units that the hero's longer side has. */
  readonly hero: readonly [least: number, most: number];
  /** Where the hero is moved across the sheet, as a share of its width; as its slot has it unless told. */
  readonly at?: number;
}

export const schemes: Readonly<Record<SchemeName, Scheme>> = {
  aside: { view: 'level', hero: [300, 760] },
  close: { view: 'close', hero: [620, 900] },
  vast: { view: 'level', hero: [150, 230] },
  'looking-up': { view: 'low', hero: [420, 860] },
  'looking-down': { view: 'high', hero: [240, 520] },
  centred: { view: 'level', hero: [360, 760], at: 0.5 },
};
