import type { Dream } from '@reverie/contract/dreams';
import type { CallOptions } from '@reverie/sdk';
import { type ClientActionFunctionArgs, data, redirect } from 'react-router';
import { unlessUnreached } from '#api/forms.ts';
import { type DreamField, differences } from '#features/share/differences.rules.ts';
import { dreamRefusal, refusalOf, type ShareRefusal } from '#features/share/refusal.form.ts';
import { freshStamp, readStamp, type Stamp } from '#features/share/stamp.form.ts';
import { rememberVisibility } from '#features/share/use-draft.ts';
import { type DreamValues, readDreamValues, valuesOf } from '#features/share/values.form.ts';
import { waitingForm } from '#features/share/waiting.form.ts';
import { forgetItem } from '#keeping/keep.ts';
import { isDraftKey } from '#keeping/kept.ts';
import { textOf } from '#ui/form-text.ts';

/** What waits on this device, as it was kept just now. */
export type Waiting = {
  /** The name it is kept by. */
  id: string;
  /** ISO 8601. */
  keptAt: string;
  /** Whether it took the place of what was kept before. */
  isNewer: boolean;
};

/** A form that was not taken, with all that was typed into it. */
export type NotSent = {
  refusal: ShareRefusal;
  kept: DreamValues;
  /** What the form is sent under from now on. */
  stamp: Stamp;
  /** The dream as somebody else's form left it meanwhile. */
  standing?: DreamValues;
  /** Kept on this device until there is a network. */
  waits?: Waiting;
};

type Sending = {
  form: FormData;
  tell: (values: DreamValues, options: CallOptions) => Promise<Dream>;
  /** Reads the dream that is changed. */
  read?: () => Promise<Dream>;
  /** The page that follows, of the dream as it was kept; of none where what was typed is given up. */
  next: (kept: Dream | null) => string;
};

/** The name of the button that gives up what was typed for what stands. */
export const giveUpName = 'giveUp';

/** The name of the button that keeps, field by field, what was chosen of both. */
export const mergeName = 'merge';

/** What the choice for a field is posted under. */
export function choiceName(field: DreamField): string {
  return `choice-${field}`;
}

/** Sends a dream's form to the API, and leads on once it is taken. */
export async function send(sending: Sending) {
  const done = await attempt(sending);
  if (done && 'refusal' in done) return answerOf(done);
  throw redirect(sending.next(done));
}

/** Without a network a form that could be sent is kept on this device, and goes by itself later. */
async function stay(form: FormData): Promise<NotSent> {
  const kept = readDreamValues(form);
  const stamp = readStamp(form);
  const found = dreamRefusal(kept);
  if (found) return { refusal: found, kept, stamp };
  const refusal = { code: 'unavailable' } as const;
  const { isKept, keepForm } = await import('#keeping/device/forms.ts');
  const waiting = waitingForm(form);
  // A network that is back takes what was kept before: these words go in its place.
  const isNewer = await isKept(waiting.id).catch(() => false);
  if (navigator.onLine && !isNewer) return { refusal, kept, stamp };
  const id = await keepForm(waiting).catch(() => null);
  if (id === null) return { refusal, kept, stamp };
  if (navigator.onLine)
    void import('#keeping/device/follow.ts').then((device) => device.sendSoon());
  return { refusal, kept, stamp, waits: { id, keptAt: new Date().toISOString(), isNewer } };
}

/** The same from a page awake. Where it leads on, the draft on this device has done its work. */
export async function sendFromPage(
  page: ClientActionFunctionArgs,
  isNext: (path: string) => boolean,
) {
  const form = await page.request.clone().formData();
  return staying(page).catch(async (answer: unknown) => {
    if (answer instanceof Response && isNext(answer.headers.get('location') ?? ''))
      await letGo(form);
    throw answer;
  });
}

const staying = unlessUnreached<NotSent>(stay);

async function letGo(form: FormData) {
  const draft = textOf(form, 'draft');
  if (isDraftKey(draft)) forgetItem(draft);
  if (readStamp(form).revision === null) rememberVisibility(textOf(form, 'visibility'));
  const { dropForm, dropTakenUp } = await import('#keeping/device/forms.ts');
  await dropForm(waitingForm(form).id).catch(() => {});
  await dropTakenUp(textOf(form, 'takenUp')).catch(() => {});
}

/** With its status: after a form that was not taken, no page is read anew. */
function answerOf(notSent: NotSent) {
  return data(notSent, { status: statusOf(notSent.refusal) });
}

/** The dream where it was taken; null where what was typed is what stands, or is given up. */
async function attempt(sending: Sending): Promise<NotSent | Dream | null> {
  const { form } = sending;
  if (textOf(form, giveUpName) !== '') return null;
  const typed = readDreamValues(form);
  const stamp = readStamp(form);
  const isMerged = textOf(form, mergeName) !== '' && sending.read;
  const dream = isMerged ? await sending.read?.().catch(() => null) : null;
  // Somebody changed it once more since both were shown: it is compared anew below.
  const isShown = dream && dream.revision === stamp.revision;
  const kept = isShown ? merged(typed, valuesOf(dream, typed.timeZone), form) : typed;
  const found = dreamRefusal(kept);
  return found ? { refusal: found, kept, stamp } : sendUnder(stamp, kept, sending);
}

async function sendUnder(
  stamp: Stamp,
  kept: DreamValues,
  sending: Sending,
): Promise<NotSent | Dream | null> {
  const { tell, read } = sending;
  const { key, revision } = stamp;
  const refused = async (error: unknown): Promise<NotSent | Dream | null> => {
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
  return tell(kept, options).catch(refused);
}

/** What was typed, but for the fields of which the other was chosen. */
function merged(typed: DreamValues, standing: DreamValues, form: FormData): DreamValues {
  const chosen = differences(typed, standing)
    .filter((field) => textOf(form, choiceName(field)) === 'standing')
    .map((field) => [field, standing[field]]);
  return { ...typed, ...Object.fromEntries(chosen) };
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
