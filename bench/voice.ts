import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from '@reverie/sdk';
import { printTable, verdict } from '#print.ts';
import { residentMemory, startServer, withFolder } from '#server.ts';
// The bench measures the server, so it alone may look inside: nothing imports it.
import { aSound } from '../apps/server/src/testing/sounds.ts';

/** Bytes a device sends at once. */
const portion = 262_144;
/** Of a packet of two hundredths of a second: as heavy as speech, and as a recording may be. */
const speech = 77;
const heaviest = 430;
const most = 1.5;

type At = { origin: string; token: string };

/** What a long recording costs the server, and what of it is sent again after a broken connection. */
export async function measureVoice(): Promise<void> {
  await withFolder(async (dataFolder) => {
    const server = await startServer({ dataFolder });
    try {
      const { origin, pid } = server;
      const token = await someone(origin);
      const at = { origin, token };
      // What the first one loads is loaded.
      await keep(at, await aSound('webm', 60, speech));
      const short = await aSound('webm', 120, speech);
      const long = await aSound('webm', 1_199, speech);
      const full = await aSound('webm', 1_180, heaviest);
      const rows: string[][] = [];
      const base = await peakOf(pid, () => keep(at, short));
      for (const [name, sound] of [
        ['20 minutes of speech', long],
        ['20 minutes, as heavy as may be', full],
      ] as const) {
        const peak = await peakOf(pid, () => keep(at, sound));
        const share = base && peak ? peak / base : null;
        rows.push([
          name,
          megabytes(sound.length),
          megabytes(peak ?? 0),
          megabytes(base ?? 0),
          share?.toFixed(2) ?? 'not told',
          `≤ ${most}`,
          verdict(share === null || share <= most),
        ]);
      }
      printTable(
        'The server while a recording comes, is looked at and is heard: its memory, MB',
        ['recording', 'bytes', 'peak', 'peak of 2 minutes', 'ratio', 'target', ''],
        rows,
      );
      const again = await sentAgain(at, long);
      printTable(
        'Twenty minutes whose connection breaks within every fourth portion: what is sent twice',
        ['portions a break', 'target', ''],
        [[again.toFixed(3), '≤ 1', verdict(again <= 1)]],
      );
    } finally {
      await server.stop();
    }
  });
}

async function someone(origin: string): Promise<string> {
  const name = `voice${randomBytes(4).toString('hex')}`;
  const { token } = await createClient({ origin }).accounts.register({
    ...{ email: `${name}@example.org`, username: name, password: randomBytes(12).toString('hex') },
    ...{ language: 'en', acceptTerms: true, ageConfirmed: true },
  });
  return token;
}

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

/** The most a process holds while something is done, in bytes; null where the system does not tell. */
async function peakOf(pid: number, work: () => Promise<void>): Promise<number | null> {
  let peak: number | null = null;
  let isOver = false;
  const done = work().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const now = await residentMemory(pid);
    if (now !== null) peak = Math.max(peak ?? 0, now);
    await delay(20);
  }
  await done;
  return peak;
}

async function send({ origin, token }: At, id: string, sound: Uint8Array, offset: number) {
  const piece = sound.slice(offset, offset + portion);
  const isLast = offset + piece.length === sound.length;
  return fetch(`${origin}/api/recordings/${id}`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
      'upload-checksum': `sha256 ${createHash('sha256').update(piece).digest('base64')}`,
      ...(isLast && { 'upload-length': String(sound.length) }),
    },
    body: piece,
  });
}

async function begin({ origin, token }: At): Promise<string> {
  const api = createClient({ origin, token });
  return (await api.recordings.create({ type: 'audio/webm;codecs=opus' })).id;
}

/** Sends a recording, waits until it was looked at, and hears it through. */
async function keep(at: At, sound: Uint8Array): Promise<void> {
  const id = await begin(at);
  for (let offset = 0; offset < sound.length; ) {
    const answer = await send(at, id, sound, offset);
    if (answer.status !== 204) throw new Error(`a piece was refused: ${answer.status}`);
    offset = Number(answer.headers.get('upload-offset'));
  }
  const api = createClient(at);
  while ((await api.recordings.get({ id })).status === 'checking') await delay(100);
  const heard = await fetch(`${at.origin}/api/recordings/${id}/audio`, {
    headers: { authorization: `Bearer ${at.token}` },
  });
  let bytes = 0;
  for await (const part of heard.body ?? []) bytes += part.length;
  if (bytes !== sound.length) throw new Error('it is not heard as it was');
}

/** Portions that were sent twice for each break, of a sound whose every fourth sending breaks off. */
async function sentAgain(at: At, sound: Uint8Array): Promise<number> {
  const id = await begin(at);
  const headers = { authorization: `Bearer ${at.token}` };
  let sent = 0;
  let breaks = 0;
  for (let offset = 0, count = 1; offset < sound.length; count += 1) {
    const isBroken = count % 4 === 0;
    if (isBroken) {
      breaks += 1;
      sent += await breakOff(at, id, sound, offset);
    } else {
      sent += Math.min(portion, sound.length - offset);
      await send(at, id, sound, offset);
    }
    // Whoever comes back asks how far it came.
    const told = await fetch(`${at.origin}/api/recordings/${id}`, { method: 'HEAD', headers });
    offset = Number(told.headers.get('upload-offset'));
  }
  return (sent - sound.length) / portion / breaks;
}

/** Half a portion, and then no more: answers how many bytes left. */
async function breakOff(
  { origin, token }: At,
  id: string,
  sound: Uint8Array,
  offset: number,
): Promise<number> {
  const half = sound.slice(offset, offset + portion / 2);
  const body = new ReadableStream({
    async pull(to) {
      to.enqueue(half);
      await delay(20);
      to.error(new Error('The network is gone.'));
    },
  });
  await fetch(`${origin}/api/recordings/${id}`, {
    ...{ method: 'PATCH', body, duplex: 'half' },
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    },
  }).catch(() => {});
  return half.length;
}
