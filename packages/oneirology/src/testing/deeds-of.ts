import { analyse } from '#analyse.ts';
import { withDeeds } from '#deeds.ts';

/** Deeds as `who act whom relation:what`, names in the dream's own words. */
export function deedsOf(text: string): string[] {
  const { deeds = [], characters } = withDeeds(text, analyse(text));
  const name = (id: string) => characters.find((one) => one.id === id)?.label ?? id;
  return deeds.map(({ who, act, whom, where }) =>
    [
      name(who),
      act,
      ...(whom === undefined ? [] : [name(whom)]),
      ...where.map(({ relation, what }) => `${relation}:${name(what)}`),
    ].join(' '),
  );
}
