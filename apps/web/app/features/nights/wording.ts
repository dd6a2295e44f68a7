import type { NightsMessages } from '#features/nights/messages.fr.ts';
import type { NightField, NightValues } from '#features/nights/night.form.ts';

/** What a field of a night holds, in words; empty where it holds nothing. */
export function sayNight(field: NightField, values: NightValues, t: NightsMessages): string {
  const value = values[field];
  const named = (names: Record<string, string>) => names[value] ?? value;
  if (field === 'quality') return named(t.qualities);
  if (field === 'moodBefore' || field === 'moodAfter') return named(t.moods);
  if (field === 'hadNoRecall') return value && t.yes;
  return value;
}
