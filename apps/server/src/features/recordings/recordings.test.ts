import { afterAll, expect, test } from 'vitest';
import { aUser } from '#testing/accounts.ts';
import { startTestApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { refusal } from '#testing/refusal.ts';
import { aRecording, aSound, type SoundKind, sendPiece, soundTypes } from '#testing/sounds.ts';

const at = await startTestApp();
afterAll(at.close);

async function begun(kind: SoundKind = 'webm') {
  const user = await aUser(at);
  const { id } = await user.client.recordings.create({ type: soundTypes[kind] });
  const send = (bytes: Uint8Array, piece: Parameters<typeof sendPiece>[4]) =>
    sendPiece(at, user, id, bytes, piece);
  const ask = (path = '', init: RequestInit = {}) =>
    at.request(`/api/recordings/${id}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${user.token}`, ...init.headers },
    });
  return { user, id, send, ask };
}

const codeOf = async (response: Response) =>
  `${response.status} ${((await response.json()) as { code: string }).code}`;

for (const kind of ['webm', 'ogg', 'mp4', 'wav'] as const) {
  test(`${kind} comes in pieces, is looked at, and is heard as it was`, async () => {
    const user = await aUser(at);
    const { id, sound } = await aRecording(at, user, { kind, pieceBytes: 7_000 });
    const found = await user.client.recordings.get({ id });
    expect(found).toMatchObject({ status: 'kept', bytes: sound.length, length: sound.length });
    expect(found.type.split(';')[0]).toBe(soundTypes[kind].split(';')[0]);
    expect(found.seconds).toBeCloseTo(3, 0);
    const heard = await at.request(found.url ?? '', {
      headers: { cookie: `session=${user.token}` },
    });
    expect(heard.status).toBe(200);
    expect(heard.headers.get('accept-ranges')).toBe('bytes');
    expect(new Uint8Array(await heard.arrayBuffer())).toEqual(sound);
  });
}

test('what has come can be asked about and played before the end', async () => {
  const { send, ask } = await begun();
  const sound = await aSound('webm', 4);
  const half = sound.subarray(0, 400);
  const first = await send(half, { offset: 0 });
  expect([first.status, first.headers.get('upload-offset')]).toEqual([204, '400']);
  const head = await ask('', { method: 'HEAD' });
  expect([head.status, head.headers.get('upload-offset'), await head.text()]).toEqual([
    ...[200, '400', ''],
  ]);
  const heard = await ask('/audio');
  expect(new Uint8Array(await heard.arrayBuffer())).toEqual(half);
  await send(sound.subarray(400), { offset: 400, length: sound.length });
  expect((await ask('', { method: 'HEAD' })).headers.get('upload-length')).toBe(
    String(sound.length),
  );
});

test('any range of bytes is answered, across pieces, and one beyond the end is refused', async () => {
  const user = await aUser(at);
  const { id, sound } = await aRecording(at, user, { pieceBytes: 100 });
  const ask = (range: string) =>
    at.request(`/api/recordings/${id}/audio`, {
      headers: { authorization: `Bearer ${user.token}`, range },
    });
  const size = sound.length;
  const spans: [string, number, number][] = [
    ['bytes=0-0', 0, 1],
    ['bytes=99-100', 99, 101],
    ['bytes=250-', 250, size],
    ['bytes=-120', size - 120, size],
    [`bytes=10-${size * 2}`, 10, size],
  ];
  for (const [range, from, to] of spans) {
    const answer = await ask(range);
    expect(answer.status, range).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes ${from}-${to - 1}/${size}`);
    expect(answer.headers.get('content-length')).toBe(String(to - from));
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(sound.subarray(from, to));
  }
  const beyond = await ask(`bytes=${size}-`);
  expect(beyond.headers.get('content-range')).toBe(`bytes */${size}`);
  expect(await codeOf(beyond)).toBe('416 range_unsatisfiable');
  expect((await ask('bytes=0-1,5-6')).status).toBe(200);
});

test('the same piece again is no fault; another one, a gap or a wrong sum is refused', async () => {
  const { send } = await begun();
  const sound = await aSound('webm', 4);
  const [one, two] = [sound.subarray(0, 300), sound.subarray(300, 600)];
  await send(one, { offset: 0 });
  const again = await send(one, { offset: 0 });
  expect([again.status, again.headers.get('upload-offset')]).toEqual([204, '300']);
  const gap = await send(two, { offset: 301 });
  expect(gap.headers.get('upload-offset')).toBe('300');
  expect(await codeOf(gap)).toBe('409 offset_mismatch');
  expect(await codeOf(await send(two, { offset: 0 }))).toBe('409 offset_mismatch');
  const wrong = `sha256 ${Buffer.alloc(32).toString('base64')}`;
  expect(await codeOf(await send(two, { offset: 300, checksum: wrong }))).toBe(
    '460 checksum_mismatch',
  );
  const both = await Promise.all([send(two, { offset: 300 }), send(two, { offset: 300 })]);
  expect(both.map(({ status }) => status)).toEqual([204, 204]);
  const rest = sound.subarray(600);
  expect((await send(rest, { offset: 600, length: sound.length })).status).toBe(204);
  expect((await send(rest, { offset: 600, length: sound.length })).status).toBe(204);
  expect((await send(new Uint8Array(), { offset: sound.length })).status).toBe(204);
  expect(await codeOf(await send(one, { offset: sound.length }))).toBe('409 offset_mismatch');
});

test('a length can be said after all came, by a recorder that was killed before it could', async () => {
  const { user, id, send } = await begun();
  const sound = await aSound('webm', 2);
  await send(sound, { offset: 0 });
  expect((await user.client.recordings.get({ id })).status).toBe('receiving');
  const said = await send(new Uint8Array(), { offset: sound.length, length: sound.length });
  expect([said.status, said.headers.get('recording-status')]).toEqual([204, 'checking']);
  await at.app.jobs.idle();
  expect((await user.client.recordings.get({ id })).status).toBe('kept');
  // Asked again, it says so: a device erases its own copy then, and not before.
  const again = await send(new Uint8Array(), { offset: sound.length, length: sound.length });
  expect([again.status, again.headers.get('recording-status')]).toEqual([204, 'kept']);
});

test('what is no audio is refused by its content, whatever it says of itself', async () => {
  const { user, id, send } = await begun();
  const page = Buffer.from('<!doctype html><p>Hello, this is a page and nothing else.</p>');
  expect(await codeOf(await send(page, { offset: 0 }))).toBe('415 recording_unsupported');
  expect(await user.client.recordings.get({ id })).toMatchObject({
    ...{ status: 'failed', problem: 'recording_unsupported', url: null, bytes: 0 },
  });
  const other = await begun();
  const disguised = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(900, 7)]);
  const answer = await other.send(disguised, { offset: 0, length: disguised.length });
  expect([answer.status, answer.headers.get('recording-status')]).toEqual([204, 'checking']);
  await at.app.jobs.idle();
  expect(await codeOf(await other.send(page, { offset: 0 }))).toBe('415 recording_unsupported');
});

test('too many bytes and too many minutes are refused', async () => {
  const { send } = await begun();
  const sound = await aSound('webm', 2);
  expect(await codeOf(await send(sound, { offset: 0, length: 26_214_401 }))).toBe(
    '413 recording_too_large',
  );
  const long = await begun();
  const hours = await aSound('webm', 1_230);
  expect((await long.send(hours, { offset: 0, length: hours.length })).status).toBe(204);
  await at.app.jobs.idle();
  expect(await codeOf(await long.send(hours, { offset: 0, length: hours.length }))).toBe(
    '413 recording_too_long',
  );
}, 30_000);

test('a recording is a dream’s first layer, said when it is told or later, and its dreamer’s alone', async () => {
  const user = await aUser(at);
  const other = await aUser(at);
  const { recordings, dreams } = user.client;
  const { id } = await aRecording(at, user);
  const isAlone = async () =>
    (await recordings.list({ withoutDream: 'true' })).recordings.map((each) => each.id);
  expect(await isAlone()).toEqual([id]);
  const dream = await aDream(user.client, { audioId: id });
  expect(dream.audioId).toBe(id);
  expect((await dreams.list({})).dreams[0]?.audioId).toBe(id);
  expect((await other.client.dreams.get({ id: dream.id })).audioId).toBeNull();
  expect((await at.client().dreams.get({ id: dream.id })).audioId).toBeNull();
  expect(await recordings.get({ id })).toMatchObject({ dreamId: dream.id });
  expect(await isAlone()).toEqual([]);

  const next = await recordings.create({ type: 'audio/webm', dreamId: dream.id });
  expect((await dreams.get({ id: dream.id })).audioId).toBe(next.id);
  expect(await isAlone()).toEqual([id]);
  expect((await dreams.update({ id: dream.id, audioId: null })).audioId).toBeNull();

  const theirs = await aRecording(at, other);
  const take = () => dreams.update({ id: dream.id, audioId: theirs.id });
  expect(await refusal(take())).toBe('recording_not_found');
  expect(await refusal(aDream(user.client, { audioId: theirs.id }))).toBe('recording_not_found');
  const beside = other.client.recordings.create({ type: 'audio/webm', dreamId: dream.id });
  expect(await refusal(beside)).toBe('not_found');
});

test('what is told of a recording when it begins is kept with it, sealed, and given back', async () => {
  const user = await aUser(at);
  const { recordings } = user.client;
  const told = {
    isKeyword: true,
    marks: [{ at: 0.4, text: null }],
    words: { source: 'browser', language: 'fr', words: [{ text: 'phare', start: 0, end: 0.5 }] },
  } as const;
  const { id } = await recordings.create({
    ...{ type: 'audio/webm', isKeyword: true, marks: [...told.marks] },
    words: { ...told.words, words: [...told.words.words] },
  });
  expect(await recordings.get({ id })).toMatchObject({
    ...{ isKeyword: true, marks: told.marks, words: told.words.words },
    transcription: { status: 'done', source: 'browser', language: 'fr' },
  });
  const [listed] = (await recordings.list({})).recordings;
  expect(listed).toMatchObject({ id, isKeyword: true });
  const { rows } = await at.database.execute(
    "select encode(words, 'escape') as words from recordings where id = $1",
    [id],
  );
  expect(JSON.stringify(rows)).not.toContain('phare');
  const plain = await recordings.create({ type: 'audio/webm' });
  expect(await recordings.get({ id: plain.id })).toMatchObject({ isKeyword: false, marks: [] });
});

test('a look that was interrupted for good is taken up again by the sweep', async () => {
  const { user, id, send } = await begun();
  const sound = await aSound('webm', 2);
  await send(sound, { offset: 0, length: sound.length });
  await at.app.jobs.idle();
  await at.database.execute(
    "update recordings set status = 'checking', touched_at = now() - interval '2 hours' where id = $1",
    [id],
  );
  await at.app.features.recordings.sweep();
  await at.app.jobs.idle();
  expect((await user.client.recordings.get({ id })).status).toBe('kept');
});
