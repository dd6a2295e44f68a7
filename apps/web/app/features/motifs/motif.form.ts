import type { Client } from '@reverie/sdk';
import { codeOf } from '#api/refusal.ts';
import { textOf } from '#ui/form-text.ts';

export type MotifRefusal = { reason: 'full' | 'failed' };

/** Follows a motif, or no longer; null where it was taken. */
export async function sendFollow(
  { motifs }: Client,
  id: string,
  form: FormData,
): Promise<MotifRefusal | null> {
  try {
    if (textOf(form, 'follow') === 'yes') await motifs.follow({ id });
    else await motifs.unfollow({ id });
  } catch (error) {
    return { reason: codeOf(error) === 'ties_full' ? 'full' : 'failed' };
  }
  return null;
}
