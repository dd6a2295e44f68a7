import type { Dream } from '@reverie/contract/dreams';
import type { CallOptions } from '@reverie/sdk';
import { data, redirect } from 'react-router';
import { differences } from '#features/share/differences.ts';
import { type DreamValues, readDreamValues, valuesOf } from '#features/share/dream-values.ts';
import { dreamRefusal, refusalOf, type ShareRefusal } from '#features/share/refusal.ts';
import { freshStamp, readStamp, type Stamp } from '#features/share/stamp.ts';
import { forgetItem } from '#keeping/keep.ts';
import { isDraftKey } from '#keeping/kept.ts';
import { textOf } from '#ui/form-text.ts';

/** A form that was not taken, with all that was typed into it. */
export type NotSent = {
  refusal: ShareRefusal;
  kept: DreamValues;
  /** What the form is sent under from now on. */
  stamp: Stamp;
  /** The dream as somebody else's form left it meanwhile. */
  standing?: DreamValues;
};

type Sending = {
  form: FormData;
  send: (values: DreamValues, options: CallOptions) => Promise<Dream>;
  /** Reads the dream that is changed. */
  read?: () => Promise<Dream>;
  /** The page that follows. */
  next: string;
};

/** The name of the button that gives up what was typed for what stands. */
export const giveUpName = 'giveUp';

/** Sends from the server's own process: no script is needed. */
export async function sendOnServer(sending: Sending) {
  const notSent = await attempt(sending);
  if (notSent) return answerOf(notSent);
  throw redirect(sending.next);
}

/** Sends from the browser; the draft on this device has then done its work. */
export async function sendInBrowser(sending: Sending) {
  const notSent = await attempt(sending);
  if (notSent) return answerOf(notSent);
  const draft = textOf(sending.form, 'draft');
  if (isDraftKey(draft)) forgetItem(draft);
  throw redirect(sending.next);
}

/**
 * Sends what only the server knows the session of. A network that is away is one more reason why
 * the form was not taken, and no reason to take it off the screen.
 */
export async function sendThroughServer(form: FormData, send: () => Promise<NotSent>) {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const kept = readDreamValues(form);
    return answerOf({ refusal: { code: 'unavailable' }, kept, stamp: readStamp(form) });
  }
}

/** With its status: after a form that was not taken, no page is read anew. */
function answerOf(notSent: NotSent) {
  return data(notSent, { status: statusOf(notSent.refusal) });
}

async function attempt(sending: Sending): Promise<NotSent | null> {
  const { form } = sending;
  if (textOf(form, giveUpName) !== '') return null;
  const kept = readDreamValues(form);
  const stamp = readStamp(form);
  const found = dreamRefusal(kept);
  return found ? { refusal: found, kept, stamp } : sendUnder(stamp, kept, sending);
}

async function sendUnder(
  stamp: Stamp,
  kept: DreamValues,
  sending: Sending,
): Promise<NotSent | null> {
  const { send, read } = sending;
  const { key, revision } = stamp;
  const refused = async (error: unknown): Promise<NotSent | null> => {
    const refusal = refusalOf(error);
    if (refusal.code === 'revision_changed' && read) {
      return read().then((dream) => compare(kept, stamp, dream), refused);
    }
    if (refusal.code !== 'idempotency_key_reused') return { refusal, kept, stamp };
    // The same form has made something else before. A change is judged by its revision anyway.
    const fresh = freshStamp(revision);
    return read ? sendUnder(fresh, kept, sending) : { refusal, kept, stamp: fresh };
  };
  const options = { idempotencyKey: key, ...(revision !== null && { revision }) };
  return send(kept, options).then(() => null, refused);
}

/** What was typed beside what stands there by now. Where they say the same, it is done. */
function compare(kept: DreamValues, { key }: Stamp, dream: Dream): NotSent | null {
  const standing = valuesOf(dream, kept.timeZone);
  if (differences(kept, standing).length === 0) return null;
  const stamp = { key, revision: dream.revision };
  return { refusal: { code: 'revision_changed' }, kept, stamp, standing };
}

/** The page that comes back says in its status what it says in words. */
function statusOf({ code }: ShareRefusal): number {
  if (code === 'not_found') return 404;
  if (code === 'forbidden') return 403;
  if (code === 'revision_changed') return 412;
  if (code === 'unavailable') return 503;
  if (code === 'rate_limited') return 429;
  return code === 'storage_full' ? 507 : 400;
}
