import type { Dream } from '@reverie/contract/dreams';
import { data, redirect } from 'react-router';
import { type DreamValues, readDreamValues } from '#features/share/dream-values.ts';
import { dreamRefusal, refusalOf, type ShareRefusal } from '#features/share/refusal.ts';
import { forgetItem } from '#keeping/keep.ts';
import { isDraftKey } from '#keeping/kept.ts';
import { textOf } from '#ui/form-text.ts';

/** A form that was not taken, with all that was typed into it. */
export type NotSent = { refusal: ShareRefusal; kept: DreamValues };

type Sending = {
  form: FormData;
  send: (values: DreamValues) => Promise<Dream>;
  /** The page that follows. */
  next: string;
};

/** Sends from the server's own process: no script is needed. */
export async function sendOnServer(sending: Sending) {
  const { notSent } = await attempt(sending);
  if (notSent) return data(notSent, { status: statusOf(notSent.refusal) });
  throw redirect(sending.next);
}

/** Sends from the browser; the draft on this device has then done its work. */
export async function sendInBrowser(sending: Sending): Promise<NotSent> {
  const { notSent } = await attempt(sending);
  if (notSent) return notSent;
  const draft = textOf(sending.form, 'draft');
  if (isDraftKey(draft)) forgetItem(draft);
  throw redirect(sending.next);
}

async function attempt({ form, send }: Sending): Promise<{ notSent: NotSent | null }> {
  const values = readDreamValues(form);
  const found = dreamRefusal(values);
  if (found) return { notSent: { refusal: found, kept: values } };
  try {
    await send(values);
    return { notSent: null };
  } catch (error) {
    return { notSent: { refusal: refusalOf(error), kept: values } };
  }
}

/** The page that comes back says in its status what it says in words. */
function statusOf({ code }: ShareRefusal): number {
  if (code === 'not_found') return 404;
  if (code === 'forbidden') return 403;
  if (code === 'unavailable') return 503;
  if (code === 'rate_limited') return 429;
  return code === 'storage_full' ? 507 : 400;
}
