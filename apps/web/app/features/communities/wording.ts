import type { Community } from '@reverie/contract/communities';
import type { CommunitiesText } from '#features/communities/communities-text.fr.ts';
import type { Formats } from '#language/formats.ts';

/** What a community is and, but for a circle, how much it holds. */
export function standingOf(
  { kind, isCircle, isArchived, members, dreams }: Community,
  t: CommunitiesText,
  counted: Formats['counted'],
): string {
  const name = isArchived ? t.archived : t.kinds[isCircle ? 'circle' : kind];
  const counts = isCircle ? [] : [counted(t.dreams, dreams)];
  return [name, counted(t.members, members), ...counts].join(' · ');
}
