import { callAs } from '#keeping/device/call.ts';
import type { PersonHere, ThingState } from '#keeping/device/database.ts';
import { personHere } from '#keeping/device/person.ts';
import { dropAsRead, moveThing, type OpenThing, thingsOf } from '#keeping/device/things.ts';
import { upload } from '#keeping/device/uploading.ts';
import { readWritten } from '#keeping/device/written.rules.ts';

/** Whoever records holds this lock: what nobody holds was cut off, and is whole as it is. */
export const recordingLock = (id: string) => `recording ${id}`;

/** `waits` where something is still here that a network would take. */
export type Sent = 'all' | 'waits';

/**
 * Sends what the person signed in here has written and spoken, oldest first, from one page or worker
 * at a time. What nobody answers to stays for the next time.
 */
export function sendAll(): Promise<Sent> {
  return navigator.locks.request('reverie-sending', async () => {
    const person = await personHere();
    return person ? sendThings(person) : 'all';
  });
}

async function sendThings(person: PersonHere): Promise<Sent> {
  for (const { id } of await thingsOf(person)) {
    // Asked for again: it may have been taken up, or grown, while another was sent.
    const thing = (await thingsOf(person)).find((one) => one.id === id);
    if (!thing || !(await isWhole(thing))) continue;
    const sent =
      thing.kind === 'recording' ? await upload(person, thing) : await post(person, thing);
    if (sent === 'done') {
      if (!(await dropAsRead(thing))) return 'waits';
    } else if (sent === 'met' || sent === 'refused') await moveThing(id, { state: sent });
    else return 'waits';
  }
  return 'all';
}

async function isWhole({ id, kind, state }: OpenThing): Promise<boolean> {
  if (state === 'waiting') return true;
  if (state !== 'open' || kind !== 'recording') return false;
  const isFree = await navigator.locks.request(
    recordingLock(id),
    { ifAvailable: true },
    async (lock) => lock !== null,
  );
  if (isFree) await moveThing(id, { state: 'waiting' });
  return isFree;
}

type Posted = 'done' | 'away' | 'nobody' | Extract<ThingState, 'met' | 'refused'>;

async function post(person: PersonHere, { says }: OpenThing): Promise<Posted> {
  const written = readWritten(says);
  if (!written) return 'refused';
  const { method, path, body, key, revision } = written;
  const answer = await callAs(person.id, {
    ...{ method, path, body: JSON.stringify(body) },
    headers: {
      'content-type': 'application/json',
      ...(key !== null && { 'idempotency-key': key }),
      ...(revision !== null && { 'if-match': `W/"${revision}"` }),
    },
  });
  if (answer.is !== 'refused') return answer.is;
  return answer.status === 412 ? 'met' : 'refused';
}
