import type { Dream } from '@reverie/contract/dreams';
import type { OfferedStyle } from '@reverie/contract/images';
import { isOffered } from '@reverie/contract/images.rules';
import type { Client } from '@reverie/sdk';
import { keyOf, nightsOf, seasonIn, seasonsBetween } from '#features/exhibition/seasons.rules.ts';

/** Prints of one exhibition: what a wall holds, and what the press makes while one looks. */
export const mostHung = 24;

/** One's dreams of a season, or of all of them, in one look; those that were chosen, where some were. */
export async function readExhibition({ journal }: Client, search: URLSearchParams, today: string) {
  const look: OfferedStyle = isOfferedOr(search.get('look') ?? '');
  const season = seasonIn(search.get('season') ?? '');
  const chosen = search.getAll('dream');
  const [list, { first, last }] = await Promise.all([
    journal.list({ painted: 'yes', pageSize: mostHung, ...(season && nightsOf(season)) }),
    journal.calendar({ year: Number(today.slice(0, 4)) }),
  ]);
  // What the brush or another model painted has no drawing: it cannot be printed in another look.
  const printed = list.dreams.filter(({ image }) => image?.hasDrawing);
  const hung = printed.filter(({ id }) => chosen.length === 0 || chosen.includes(id)).reverse();
  return {
    look,
    season: season && keyOf(season),
    seasons: first === null ? [] : seasonsBetween(first, last ?? today).map(keyOf),
    hung,
    left: printed.length - hung.length,
    isMore: list.totalCount > list.dreams.length,
  };
}

export type Hung = Dream;

function isOfferedOr(style: string): OfferedStyle {
  return isOffered(style) ? style : 'gouache';
}
