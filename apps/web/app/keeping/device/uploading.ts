import { type Answered, callAs } from '#keeping/device/call.ts';
import type { PersonHere } from '#keeping/device/database.ts';
import { moveThing, type OpenThing, piecesOf, readPiece } from '#keeping/device/things.ts';
import { type RecordingFacts, readRecording } from '#keeping/device/written.rules.ts';

/** Bytes sent at once: half a minute of speech, and little to say again. */
const portion = 262_144;

type Sent = 'done' | 'away' | 'nobody' | 'refused';

/** Sends what the server lacks of a recording, from where it stopped. Nothing is dropped here. */
export async function upload(person: PersonHere, thing: OpenThing): Promise<Sent> {
  const facts = readRecording(thing.says);
  const sizes = await piecesOf(thing.id);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  // It was cut off before its first seconds were whole.
  if (total === 0) return 'done';
  if (!facts) return 'refused';
  const begun = thing.remote ?? (await begin(person, thing, facts));
  if (typeof begun === 'string') return begun;
  return send(person, thing, { sizes, total, ...begun });
}

async function begin(
  person: PersonHere,
  thing: OpenThing,
  { type, startedAt, isKeyword, marks, words }: RecordingFacts,
): Promise<Exclude<Sent, 'done'> | { id: string; offset: number }> {
  const answer = await callAs(person.id, {
    ...{ method: 'POST', path: '/api/recordings' },
    headers: { 'content-type': 'application/json', 'idempotency-key': thing.id },
    body: JSON.stringify({
      type,
      recordedAt: startedAt,
      isKeyword,
      marks,
      ...(words && { words }),
    }),
  });
  if (answer.is !== 'done') return answer.is;
  const told: unknown = await answer.response.json();
  const isTold = typeof told === 'object' && told !== null && 'id' in told;
  if (!isTold || typeof told.id !== 'string') return 'refused';
  const remote = { id: told.id, offset: 0 };
  await moveThing(thing.id, { remote });
  return remote;
}

type Way = { sizes: number[]; total: number; id: string; offset: number };

async function send(person: PersonHere, thing: OpenThing, way: Way): Promise<Sent> {
  const { sizes, total, id } = way;
  let { offset } = way;
  for (let isTold = false; !isTold; ) {
    const bytes = await bytesFrom(person, thing.id, sizes, offset);
    const answer = await append(person, { id, offset, total, bytes });
    if (answer.is === 'refused' && answer.status === 409) {
      const kept = Number(answer.headers.get('upload-offset') ?? Number.NaN);
      // It has more than there ever was, or says the same again: nothing would come of another try.
      if (!(kept >= 0 && kept <= total) || kept === offset) return 'refused';
      offset = kept;
      continue;
    }
    if (answer.is === 'refused' && answer.status === 404) {
      // It was swept away meanwhile: all of it is still here, and begins anew.
      await moveThing(thing.id, { remote: null });
      return 'away';
    }
    if (answer.is !== 'done') return answer.is;
    offset = Number(answer.response.headers.get('upload-offset') ?? offset + bytes.length);
    isTold = offset === total;
    await moveThing(thing.id, { remote: { id, offset } });
    if (isTold) return seen(person, { id, total }, answer.response);
  }
  return 'away';
}

/** Milliseconds between two questions, and how often it is asked before it is left for later. */
const patience = 500;
const questions = 20;

/** All of it is there: it is kept here until the server has looked at it and says that it stays. */
async function seen(
  person: PersonHere,
  { id, total }: { id: string; total: number },
  said: Response,
): Promise<Sent> {
  let { headers } = said;
  for (let asked = 0; headers.get('recording-status') !== 'kept'; asked += 1) {
    if (asked === questions) return 'away';
    await new Promise((resolve) => setTimeout(resolve, patience));
    const answer = await append(person, { id, offset: total, total, bytes: new Uint8Array() });
    if (answer.is !== 'done') return answer.is;
    headers = answer.response.headers;
  }
  return 'done';
}

type Portion = { id: string; offset: number; total: number; bytes: Uint8Array<ArrayBuffer> };

async function append(
  person: PersonHere,
  { id, offset, total, bytes }: Portion,
): Promise<Answered> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const isLast = offset + bytes.length === total;
  return callAs(person.id, {
    ...{ method: 'PATCH', path: `/api/recordings/${id}`, body: bytes },
    headers: {
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
      'upload-checksum': `sha256 ${btoa(String.fromCharCode(...hash))}`,
      ...(isLast && { 'upload-length': String(total) }),
    },
  });
}

/** A portion of what was recorded, from a byte on: only its own pieces are opened. */
async function bytesFrom(person: PersonHere, thing: string, sizes: number[], offset: number) {
  const parts: Uint8Array[] = [];
  let length = 0;
  let begin = 0;
  for (const [index, size] of sizes.entries()) {
    const end = begin + size;
    if (end > offset && length < portion) {
      const piece = await readPiece(person, thing, index);
      const part = piece?.subarray(Math.max(0, offset - begin)) ?? new Uint8Array();
      parts.push(part);
      length += part.length;
    }
    begin = end;
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
