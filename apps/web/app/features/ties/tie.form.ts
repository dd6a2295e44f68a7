import type { Client } from '@reverie/sdk';
import { codeOf } from '#api/refusal.ts';
import { textOf } from '#ui/form-text.ts';

const intents = ['follow', 'unfollow', 'block', 'unblock'] as const;
export type TieIntent = (typeof intents)[number];

/** A form about a tie that was not taken. */
export type TieRefusal = { of: 'ties'; reason: 'full' | 'failed' };

/** The name of the field that tells these forms from a page's others. */
export const tieField = 'tie';

export function tieIntentOf(form: FormData): TieIntent | null {
  const wished = textOf(form, tieField);
  return intents.find((each) => each === wished) ?? null;
}

/** Follows somebody, keeps them away, or takes either back; null where it was taken. */
export async function sendTie(
  { ties }: Client,
  intent: TieIntent,
  username: string,
): Promise<TieRefusal | null> {
  try {
    await ties[intent]({ username });
    return null;
  } catch (error) {
    const code = codeOf(error);
    // Gone meanwhile, or undone in another tab: nothing is left to take back.
    if (code === 'not_found' && intent.startsWith('un')) return null;
    return { of: 'ties', reason: code === 'ties_full' ? 'full' : 'failed' };
  }
}
