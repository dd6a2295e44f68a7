import type { EmotionClass } from '@reverie/oneirology/schema';
import type { HelpLine, LinkId, NodeId } from '#features/assistant/script-map.rules.ts';

/** Dreamer's words in one language. */
export type ScriptText = {
  /** `label`: what the visitor says to come here. */
  nodes: Record<NodeId, { label: string; text: readonly string[] }>;
  steps: readonly string[];
  lines: Record<HelpLine, string>;
  links: Record<LinkId, string>;
  name: string;
  kind: string;
  restart: string;
  close: string;
  log: string;
  choices: string;
  back: string;
  menu: string;
  greeting: string;
  restarted: string;
  typing: string;
  you: string;
  bot: string;
  ask: Record<'label' | 'hint' | 'send' | 'empty' | 'long' | 'found' | 'none' | 'away', string>;
  tell: Record<'label' | 'hint' | 'send' | 'empty' | 'short' | 'long' | 'away' | 'told', string>;
  glance: Record<
    | 'emotions'
    | 'symbols'
    | 'sure'
    | 'unsure'
    | 'question'
    | 'nothing'
    | 'unknown'
    | 'brief'
    | 'limits',
    string
  > & { feelings: Record<EmotionClass, string> };
};
