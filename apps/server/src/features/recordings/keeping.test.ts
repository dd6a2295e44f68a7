import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { Problem } from '#platform/http/problem.ts';
import { closedSeal } from '#platform/seal/seal.ts';
import { createDiskStorage } from '#providers/storage/disk.ts';
import { aUser, type TestUser } from '#testing/accounts.ts';
import { startTestApp, testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { refusal, refusals } from '#testing/refusal.ts';
import { aRecording, aSound, sendPiece } from '#testing/sounds.ts';

const start = new Date('2026-03-01T04:00:00Z');
let now = start;
beforeEach(() => {
  now = start;
});
const days = (count: number) => {
  now = new Date(now.getTime() + count * 86_400_000);
};

const at = await startTestApp({ clock: { now: () => now } });
afterAll(at.close);

/** Files of sealed pieces there are. */
async function pieceFiles(folder = at.dataFolder): Promise<string[]> {
  const entries = await readdir(join(folder, 'media'), { recursive: true }).catch(() => []);
  return entries.filter((name) => name.endsWith('.sealed'));
}

const isHeard = async ({ token }: TestUser, id: string) =>
  (
    await at.request(`/api/recordings/${id}/audio`, {
      headers: { authorization: `Bearer ${token}` },
    })
  ).status;

test('to anybody else a recording does not exist, whatever they ask of it', async () => {
  const [ada, bob] = [await aUser(at), await aUser(at)];
  const { id, sound } = await aRecording(at, ada);
  const { recordings } = bob.client;
  const calls = [
    recordings.get({ id }),
    recordings.remove({ id }),
    recordings.track({ id, marks: [] }),
    recordings.words({ id, source: 'person', words: [] }),
    recordings.transcribe({ id }),
    recordings.proposal({ id }),
  ];
  expect(await refusals(calls)).toEqual(calls.map(() => 'not_found'));
  expect(await isHeard(bob, id)).toBe(404);
  expect((await sendPiece(at, bob, id, sound, { offset: 0 })).status).toBe(404);
  const cookie = await at.request(`/api/recordings/${id}/audio`, {
    headers: { cookie: `session=${bob.token}` },
  });
  expect(cookie.status).toBe(404);
  expect((await at.request(`/api/recordings/${id}/audio`)).status).toBe(401);
});

test('nothing of a sound or of its words lies open on the disk, nor opens at another place', async () => {
  const ada = await aUser(at);
  const { id, sound } = await aRecording(at, ada, { pieceBytes: 200 });
  const files = (await pieceFiles()).filter((name) => name.includes(id));
  expect(files.length).toBeGreaterThan(2);
  const lying = await Promise.all(
    files.map((name) => readFile(join(at.dataFolder, 'media', name))),
  );
  const middle = Buffer.from(sound.subarray(40, 60));
  expect(lying.some((bytes) => bytes.includes(middle))).toBe(false);
  const { execute } = at.database;
  await execute(
    `update recording_pieces set name = case start when 0 then 'a' || name when 200 then 'b' || name else name end
     where recording_id = $1`,
    [id],
  );
  await execute(
    `update recording_pieces p set name = substr((select q.name from recording_pieces q
       where q.recording_id = p.recording_id and q.start = 200 - p.start), 2) || ''
     where recording_id = $1 and start = 0`,
    [id],
  );
  await expect(
    at
      .request(`/api/recordings/${id}/audio`, { headers: { authorization: `Bearer ${ada.token}` } })
      .then((answer) => answer.arrayBuffer()),
  ).rejects.toThrow();
});

test('the sound goes and the words stay, or both go; the dream keeps its text', async () => {
  const ada = await aUser(at);
  const { recordings, dreams } = ada.client;
  const { id } = await aRecording(at, ada);
  const words = [{ text: 'Flotte', start: 0, end: 1 }];
  await recordings.words({ id, source: 'person', words });
  await recordings.track({ id, peaks: [1], marks: [{ at: 1, text: 'eau' }] });
  const dream = await aDream(ada.client, { audioId: id });
  await recordings.remove({ id, keep: 'words' });
  expect(await recordings.get({ id })).toMatchObject({
    ...{ status: 'silent', url: null, bytes: 0, words, peaks: [], dreamId: dream.id },
  });
  expect(await isHeard(ada, id)).toBe(404);
  expect((await pieceFiles()).filter((name) => name.includes(id))).toEqual([]);
  await recordings.remove({ id });
  expect(await refusal(recordings.get({ id }))).toBe('not_found');
  expect(await dreams.get({ id: dream.id })).toMatchObject({
    ...{ content: dream.content, audioId: null, revision: 1 },
  });
});

test('a recording goes with its dream, and with its person; files follow', async () => {
  const ada = await aUser(at);
  const one = await aRecording(at, ada);
  const other = await aRecording(at, ada);
  const dream = await aDream(ada.client, { audioId: one.id });
  await ada.client.dreams.remove({ id: dream.id });
  expect(await isHeard(ada, one.id)).toBe(200);
  await ada.client.bin.erase({ id: dream.id });
  expect(await isHeard(ada, one.id)).toBe(404);
  await at.database.execute("update loose_pieces set since = now() - interval '2 hours'");
  await at.app.features.recordings.sweep();
  expect((await pieceFiles()).filter((name) => name.includes(one.id))).toEqual([]);
  expect((await pieceFiles()).some((name) => name.includes(other.id))).toBe(true);

  const later: (() => Promise<void>)[] = [];
  await at.database.write((tx) =>
    at.app.features.recordings.forget(tx, ada.user.id, (work) => later.push(work)),
  );
  for (const work of later) await work();
  expect(await ada.client.recordings.list({})).toEqual({ recordings: [] });
  expect((await pieceFiles()).filter((name) => name.includes(other.id))).toEqual([]);
});

test('what never became whole and belongs to no dream goes after seven days, and nothing else', async () => {
  const ada = await aUser(at);
  const { recordings } = ada.client;
  const whole = await aRecording(at, ada);
  const dream = await aDream(ada.client);
  const sound = await aSound('webm', 2);
  const ids: string[] = [];
  for (const dreamId of [null, dream.id]) {
    const { id } = await recordings.create({ type: 'audio/webm', dreamId });
    await sendPiece(at, ada, id, sound.subarray(0, 300), { offset: 0 });
    ids.push(id);
  }
  // Asked of the room itself: a session is long over by then.
  const there = async () => {
    const kept = await at.app.features.recordings.keptOf(ada.user.id);
    return kept.map(({ id }) => id).sort();
  };
  days(6.9);
  await at.app.features.recordings.sweep();
  expect(await there()).toEqual([whole.id, ...ids].sort());
  days(0.2);
  await at.app.features.recordings.sweep();
  expect(await there()).toEqual([whole.id, ids[1]].sort());
  expect((await pieceFiles()).filter((name) => name.includes(String(ids[0])))).toEqual([]);
});

test('a file whose piece was never kept is found by its note', async () => {
  const storage = createDiskStorage({ folder: join(at.dataFolder, 'media') });
  await storage.put('crashed-0001.sealed', Uint8Array.of(1), {
    contentType: 'application/octet-stream',
  });
  await at.database.execute(
    "insert into loose_pieces (name, since) values ('crashed-0001.sealed', now() - interval '2 hours')",
  );
  await at.app.features.recordings.sweep();
  expect(await pieceFiles()).not.toContain(expect.stringContaining('crashed'));
});

test('an archive holds every sound as a file, and the words with it', async () => {
  const ada = await aUser(at);
  const { id, sound } = await aRecording(at, ada);
  const words = [{ text: 'Flotte', start: 0, end: 1 }];
  await ada.client.recordings.words({ id, source: 'person', words });
  const archive = await ada.client.archives.request();
  await at.app.jobs.idle();
  const { url } = await ada.client.archives.get({ id: archive.id });
  const answer = await at.request(url ?? '', {
    headers: { authorization: `Bearer ${ada.token}` },
  });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const name = Object.keys(files).find((each) => each.startsWith('recordings/')) ?? '';
  expect(name).toMatch(/^recordings\/2026-03-01-[0-9a-f]{12}\.webm$/);
  expect(files[name]).toEqual(sound);
  const account = JSON.parse(Buffer.from(files['account.json'] ?? []).toString());
  expect(account.recordings).toMatchObject([{ id, words }]);
});

test('where the key is lost nothing is taken in or heard, and that is said', async () => {
  const ada = await aUser(at);
  const { id, sound } = await aRecording(at, ada);
  const begun = await ada.client.recordings.create({ type: 'audio/webm' });
  await ada.client.recordings.words({ id, source: 'person', words: [] });
  const closed = await testApp({
    database: at.database,
    seal: closedSeal,
    clock: { now: () => now },
  });
  const { recordings } = closed.client(ada.token);
  const calls = [
    recordings.create({ type: 'audio/webm' }),
    recordings.track({ id, marks: [] }),
    recordings.words({ id, source: 'person', words: [] }),
  ];
  expect(await refusals(calls)).toEqual(calls.map(() => 'sealing_off'));
  expect((await recordings.get({ id })).isUnreadable).toBe(true);
  const codes = await Promise.all(
    [
      sendPiece(closed, ada, begun.id, sound, { offset: 0 }),
      closed.request(`/api/recordings/${id}/audio`, {
        headers: { authorization: `Bearer ${ada.token}` },
      }),
    ].map(async (answer) => ((await (await answer).json()) as { code: string }).code),
  );
  expect(codes).toEqual(['sealing_off', 'sealing_off']);
});

test('a full disk refuses the piece and keeps those before; with room again it goes on there', async () => {
  let isFull = false;
  const space = {
    require: async () => {
      if (isFull) throw new Problem('storage_full');
    },
  };
  const storage = createDiskStorage({ folder: await temporaryFolder(), space });
  const tight = await testApp({ storage });
  const ada = await aUser(tight);
  const { id } = await ada.client.recordings.create({ type: 'audio/webm' });
  const sound = await aSound('webm', 4);
  await sendPiece(tight, ada, id, sound.subarray(0, 300), { offset: 0 });
  isFull = true;
  const rest = () =>
    sendPiece(tight, ada, id, sound.subarray(300), { offset: 300, length: sound.length });
  const refused = await rest();
  expect(refused.status).toBe(507);
  expect(((await refused.json()) as { code: string }).code).toBe('storage_full');
  expect((await ada.client.recordings.get({ id })).bytes).toBe(300);
  isFull = false;
  expect((await rest()).status).toBe(204);
  await tight.app.jobs.idle();
  expect((await ada.client.recordings.get({ id })).status).toBe('kept');
});
