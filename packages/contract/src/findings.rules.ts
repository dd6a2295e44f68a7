import type { DreamAnalysis, Interaction, Setting } from '@reverie/oneirology/schema';
import type { FindingKind } from '#analysis.ts';

export type EventValence = keyof DreamAnalysis['events'];

export const eventValences: readonly EventValence[] = [
  'misfortune',
  'goodFortune',
  'success',
  'failure',
];

/** What a finding is named by within its kind, where it is more than a word of the engine’s. */
export const findingKeys = {
  interaction: ({ type, initiator, recipient }: Interaction) =>
    `${type}.${slug(initiator)}.${slug(recipient)}`,
  setting: ({ kind, place }: Setting) => kind ?? place,
  event: (valence: EventValence, label: string) => `${valence}.${slug(label)}`,
  symbol: (id: string) => slug(id),
};

/** Every finding an analysis holds, as `kind:key`: what an answer may be about. */
export function findingIds(analysis: DreamAnalysis): Set<string> {
  const keys: Record<FindingKind, readonly string[]> = {
    emotion: analysis.emotions.map((emotion) => emotion.class),
    character: analysis.characters.map(({ id }) => id),
    interaction: analysis.interactions.map(findingKeys.interaction),
    setting: analysis.settings.map(findingKeys.setting),
    event: eventValences.flatMap((valence) =>
      analysis.events[valence].map(({ label }) => findingKeys.event(valence, label)),
    ),
    symbol: analysis.symbols.map(({ id }) => findingKeys.symbol(id)),
    sense: analysis.senses.map(({ sense }) => sense),
    bizarreness: analysis.bizarreness.elements.map(({ kind }) => kind),
    lucidity: analysis.lucidity.evidence.length > 0 ? ['lucidity'] : [],
    nightmare: analysis.nightmare.evidence.length > 0 ? ['nightmare'] : [],
  };
  return new Set(Object.entries(keys).flatMap(([kind, of]) => of.map((key) => `${kind}:${key}`)));
}

/** Keys travel in addresses and answers: letters, digits and a few signs only. */
function slug(name: string): string {
  return name.replace(/[^\w.-]+/g, '-');
}
