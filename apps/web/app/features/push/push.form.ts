import type { Client } from '@reverie/sdk';
import { codeOf } from '#api/refusal.ts';
import { textOf } from '#ui/form-text.ts';

/** The name of the field that tells these forms from a page's others. */
export const pushField = 'push';
export type PushDone = 'on' | 'off';
export type PushRefusal = { of: 'push'; reason: 'refused' | 'push_unknown' | 'other' };

/** Tells this device, or no more; null where the form is about something else. */
export async function sendPushForm(
  { push }: Client,
  form: FormData,
): Promise<PushDone | PushRefusal | null> {
  const intent = textOf(form, pushField);
  if (intent !== 'on' && intent !== 'off') return null;
  try {
    if (intent === 'off') await push.leave();
    else {
      const [endpoint, p256dh, auth] = ['endpoint', 'p256dh', 'auth'].map((n) => textOf(form, n));
      await push.subscribe({
        endpoint: endpoint ?? '',
        keys: { p256dh: p256dh ?? '', auth: auth ?? '' },
      });
    }
    return intent;
  } catch (error) {
    const reason = codeOf(error) === 'push_unknown' ? 'push_unknown' : 'other';
    return { of: 'push', reason };
  }
}
