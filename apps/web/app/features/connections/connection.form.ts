import type { Client } from '@reverie/sdk';
import { codeOf } from '#api/refusal.ts';
import type { ConnectionsText } from '#features/connections/connections-text.fr.ts';
import { textOf } from '#ui/form-text.ts';

/** The name of the field that tells these forms from a page's others. */
export const connectionField = 'connection';

const intents = ['ask', 'yes', 'no', 'end'] as const;
export type ConnectionIntent = (typeof intents)[number];
export type ConnectionDone = keyof ConnectionsText['done'];

/** A form about a connection that was not taken; `word` is what was typed. */
export type ConnectionRefusal = {
  of: 'connections';
  reason: keyof ConnectionsText['refusals'];
  word: string;
};

const reasons = [
  ...(['asks_spent', 'connections_full', 'page_missing', 'address_waiting'] as const),
  ...(['silenced', 'suspended', 'not_found', 'invalid_body'] as const),
];

export function connectionIntentOf(form: FormData): ConnectionIntent | null {
  const wished = textOf(form, connectionField);
  return intents.find((each) => each === wished) ?? null;
}

const doneBy = { ask: 'asked', yes: 'yes', no: 'no', end: 'ended' } as const;

/** Asks somebody, answers who asks, or takes back; what was done, or why it was not. */
export async function sendConnection(
  { connections }: Client,
  form: FormData,
  username: string,
): Promise<ConnectionDone | ConnectionRefusal | null> {
  const intent = connectionIntentOf(form);
  if (!intent) return null;
  const id = textOf(form, 'id');
  const word = textOf(form, 'word').trim();
  try {
    if (intent === 'ask') await connections.ask({ username, word: word === '' ? null : word });
    else if (intent === 'end') await connections.end({ id });
    else await connections.answer({ id, answer: intent });
    return doneBy[intent];
  } catch (error) {
    const code = codeOf(error);
    // Taken back in another tab: nothing is left to take back.
    if (intent === 'end' && code === 'not_found') return 'ended';
    return {
      ...{ of: 'connections', word },
      reason: reasons.find((each) => each === code) ?? 'other',
    };
  }
}
