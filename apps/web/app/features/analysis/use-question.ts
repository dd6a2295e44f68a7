import type { Opened } from '#features/analysis/opening.rules.ts';
import { useMessages } from '#language/messages.tsx';

/** The one question a finding leaves with its reader, in their own language. */
export function useQuestion(): (opened: Opened) => string {
  const { asks } = useMessages('analysis');
  return (opened) => {
    if (!('kind' in opened)) return asks.denied;
    switch (opened.kind) {
      case 'emotion':
        return asks.emotions[opened.class];
      case 'character': {
        const { identity, number } = opened.character;
        const isSeveral = number === 'group' && identity !== 'family';
        return isSeveral ? asks.several : asks.characters[identity];
      }
      case 'interaction':
        return asks.interactions[opened.interaction.type];
      case 'setting':
        return asks.familiarities[opened.setting.familiarity];
      case 'event':
        return asks.events[opened.label] ?? asks.valences[opened.valence];
      case 'bizarreness':
        return asks.strangeness[opened.element] ?? asks.sense;
      case 'symbol':
      case 'sense':
      case 'lucidity':
      case 'nightmare':
        return asks[opened.kind];
    }
  };
}
