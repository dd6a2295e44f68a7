import { askForHelp } from '#api/ask-help.ts';
import { type Entry, readHelp } from '#features/assistant/conversation.browser.ts';
import { isCrisis } from '#features/assistant/crisis.rules.ts';
import { plainWords } from '#features/assistant/plain-words.rules.ts';
import { nodeIds } from '#features/assistant/script-map.rules.ts';
import type { ScriptText } from '#features/assistant/script-text.ts';

export const questionLimit = 200;
const helpShown = 3;

/** What Dreamer says to words it knows by itself; null for those the help is asked about. */
export function knownAnswer(script: ScriptText, text: string): Entry | null {
  if (isCrisis(text)) return { kind: 'node', node: 'crisis', isPrivate: true };
  const said = plainWords(text);
  if (said === plainWords(script.menu)) return { kind: 'node', node: 'main' };
  const node = nodeIds.find((id) => plainWords(script.nodes[id].label) === said);
  return node ? { kind: 'node', node } : null;
}

/** What the help says to a question. Rejects where it cannot be asked. */
export async function askHelp(question: string): Promise<Entry> {
  const body = await askForHelp(question);
  if (body === null) throw new Error('The help did not answer');
  const results = typeof body === 'object' && body !== null && 'results' in body && body.results;
  return { kind: 'found', help: readHelp(results).slice(0, helpShown) };
}
