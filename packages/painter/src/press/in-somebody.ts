import type { Deed, DreamAnalysis } from '@reverie/oneirology/schema';

/** Whether something is in a person, and in no thing. */
export function isInSomebody(
  { characters }: Pick<DreamAnalysis, 'characters'>,
  where: Deed['where'],
): boolean {
  const isPerson = (what: string) =>
    what === 'dreamer' ||
    characters.some(({ id, identity }) => id === what && identity !== 'animal');
  return where.some(({ relation, what }) => relation === 'in' && isPerson(what));
}
