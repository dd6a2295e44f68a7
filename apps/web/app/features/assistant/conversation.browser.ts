import type { Glance } from '#features/assistant/glance.rules.ts';
import { isNodeId, type NodeId } from '#features/assistant/script-map.rules.ts';
import { forgetVisitItem, keepVisitItem, recallVisitItem } from '#keeping/keep.ts';

export type FoundHelp = { title: string; excerpt: string; href: string };

/** What was said, by ids wherever it can be: another language says the same conversation. */
export type Entry = { isPrivate?: true } & (
  | { kind: 'greeting' | 'restarted' | 'away' }
  | { kind: 'node'; node: NodeId }
  | { kind: 'chose'; node: NodeId; isBack: boolean }
  | { kind: 'asked'; text: string }
  | { kind: 'found'; help: readonly FoundHelp[] }
  | { kind: 'told' }
  | { kind: 'glance'; glance: Glance }
);

export const beginning: readonly Entry[] = [{ kind: 'greeting' }, { kind: 'node', node: 'main' }];

/** As many entries as a visit keeps; older ones go. */
const most = 60;
const key = 'dreamer';

/** What is private is never written anywhere: a dream that was told, a call for help. */
export function keepConversation(entries: readonly Entry[]) {
  const kept = entries.filter(({ isPrivate }) => !isPrivate).slice(-most);
  if (kept.length > beginning.length) keepVisitItem(key, JSON.stringify(kept));
  else forgetVisitItem(key);
}

/** The conversation of this visit so far, ended where a reload cut it short. */
export function recallConversation(): readonly Entry[] {
  const entries = readEntries(recallVisitItem(key));
  const last = entries.at(-1);
  if (!last) return beginning;
  if (last.kind === 'chose') return [...entries, { kind: 'node', node: last.node }];
  if (last.kind === 'asked') return [...entries, { kind: 'node', node: 'main' }];
  return entries;
}

export function readEntries(text: string | null): readonly Entry[] {
  try {
    const found: unknown = text === null ? [] : JSON.parse(text);
    return Array.isArray(found) ? found.flatMap(readEntry) : [];
  } catch {
    return [];
  }
}

function readEntry(found: unknown): Entry[] {
  if (typeof found !== 'object' || found === null) return [];
  const { kind, node, isBack, text, help } = { ...found } as Record<string, unknown>;
  if (kind === 'greeting' || kind === 'restarted' || kind === 'away') return [{ kind }];
  if (kind === 'node' && isNodeId(node)) return [{ kind, node }];
  if (kind === 'chose' && isNodeId(node)) return [{ kind, node, isBack: isBack === true }];
  if (kind === 'asked' && typeof text === 'string') return [{ kind, text }];
  if (kind === 'found') return [{ kind, help: readHelp(help) }];
  return [];
}

/** Answers of the help as they come from anywhere. Their links stay on this site. */
export function readHelp(found: unknown): FoundHelp[] {
  if (!Array.isArray(found)) return [];
  return found.flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null) return [];
    const { title, excerpt, href } = { ...item } as Record<string, unknown>;
    if (typeof title !== 'string' || typeof excerpt !== 'string') return [];
    if (typeof href !== 'string' || !/^\/(?!\/)/.test(href)) return [];
    return [{ title, excerpt, href }];
  });
}

/** Where the conversation stands: whose answers are offered, and what the field is for. */
export function placeOf(entries: readonly Entry[]): NodeId | 'found' | 'nothing' | 'glance' {
  const last = entries.at(-1);
  if (last?.kind === 'node' || last?.kind === 'chose') return last.node;
  if (last?.kind === 'glance') return 'glance';
  if (last?.kind === 'found') return last.help.length > 0 ? 'found' : 'nothing';
  return last?.kind === 'away' ? 'nothing' : 'main';
}
