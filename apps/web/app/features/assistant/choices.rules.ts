import type { placeOf } from '#features/assistant/conversation.browser.ts';
import { type NodeId, scriptMap } from '#features/assistant/script-map.rules.ts';

export type Choice = { node: NodeId; isBack: boolean };

const onward: Record<'found' | 'nothing' | 'glance', readonly NodeId[]> = {
  found: ['contact', 'help'],
  nothing: ['contact', 'help'],
  glance: ['demo', 'how'],
};

/** What a visitor may answer. Everywhere but in the menu, the way back closes the row. */
export function choicesAt(place: ReturnType<typeof placeOf>): Choice[] {
  const plan =
    place === 'found' || place === 'nothing' || place === 'glance'
      ? { choices: onward[place], back: 'main' as const }
      : scriptMap[place];
  const onwards = plan.choices.map((node) => ({ node, isBack: false }));
  return plan.back ? [...onwards, { node: plan.back, isBack: true }] : onwards;
}
