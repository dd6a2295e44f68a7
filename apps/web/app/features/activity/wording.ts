import type { ActivityEntry } from '@reverie/contract/activity';
import type { ActivityMessages } from '#features/activity/messages.fr.ts';

/** An entry in words: what happened, and the little that is known of it. */
export function wordsOf(entry: ActivityEntry, t: ActivityMessages) {
  const { kind, way, secondStep, about, by, device, network } = entry;
  if (kind === null) return { what: t.unreadable, details: [] };
  const named = about !== undefined && Object.hasOwn(t.about, about);
  const details = [
    named ? t.about[about as keyof typeof t.about] : undefined,
    way && t.ways[way],
    secondStep && t.secondSteps[secondStep],
    by === 'self' ? undefined : t.actors[by],
    device,
    network,
  ];
  return { what: t.kinds[kind], details: details.filter(Boolean) };
}
