import { expect, test } from 'vitest';
import { createSpeechServer } from '#providers/speech/openai.ts';
import { aUser, type TestUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { refusal } from '#testing/refusal.ts';
import { aRecording } from '#testing/sounds.ts';
import { openSpeechServer, spokenWords } from '#testing/speech-server.ts';

async function listening(timeout = 5_000) {
  const server = await openSpeechServer();
  const { url } = server;
  const transcriber = createSpeechServer({ url, model: 'whisper-1', provider: 'Voix', timeout });
  const at = await testApp({ transcriber });
  return { server, at, user: await aUser(at) };
}

async function agree({ client }: TestUser, isGranted = true) {
  const offered = (await client.consents.list({})).offered;
  const offer = offered.find(({ kind }) => kind === 'transcription');
  const textVersion = offer?.textVersion;
  await client.consents.choose({
    kind: 'transcription',
    ...(isGranted ? { isGranted, textVersion } : { isGranted }),
  });
  return offer;
}

test('where no server is set up that is said, and nobody is asked to agree', async () => {
  const at = await testApp();
  const { client, ...user } = await aUser(at);
  const { id } = await aRecording(at, { client, ...user });
  expect(await refusal(client.recordings.transcribe({ id }))).toBe('transcription_off');
  expect(await client.recordings.ways()).toEqual({ server: null, isGranted: false, model: null });
  const { offered } = await client.consents.list({});
  expect(offered.map(({ kind }) => kind)).not.toContain('transcription');
});

test('a recording is written down for who agreed, once, and a report is proposed of it', async () => {
  const { server, at, user } = await listening();
  const { recordings } = user.client;
  const { id, sound } = await aRecording(at, user);
  expect(await refusal(recordings.transcribe({ id }))).toBe('consent_required');
  const offer = await agree(user);
  expect(offer?.recipients).toMatchObject([{ purpose: 'transcription', name: 'Voix' }]);
  expect(offer?.words.asked.join(' ')).toContain('Voix');
  expect((await recordings.ways()).isGranted).toBe(true);
  const begun = await recordings.create({ type: 'audio/webm' });
  expect(await refusal(recordings.transcribe({ id: begun.id }))).toBe('recording_unfinished');

  const asked = await recordings.transcribe({ id, language: 'fr' });
  expect(asked.transcription).toMatchObject({ status: 'queued', place: { name: 'Voix' } });
  await recordings.transcribe({ id });
  await at.app.jobs.idle();
  expect(server.heard).toHaveLength(1);
  expect(server.heard[0]?.file.bytes).toBe(sound.length);
  expect(await recordings.get({ id })).toMatchObject({
    words: spokenWords,
    transcription: { status: 'done', source: 'server', language: 'fr' },
  });
  expect(await recordings.proposal({ id })).toEqual({
    isProposal: true,
    raw: 'Alors euh l’eau monte',
    report: 'Alors l’eau monte.',
    content: 'Alors l’eau monte.',
  });
  const kept = await at.database.execute("select encode(words, 'escape') as words from recordings");
  expect(JSON.stringify(kept.rows)).not.toContain('monte');
});

test('a consent that is taken back before the job stops it', async () => {
  const { server, at, user } = await listening();
  const { id } = await aRecording(at, user);
  await agree(user);
  // Held back until the consent is gone: the job looks at it when it runs.
  const transcribing = at.app.features.recordings.transcribing;
  await at.database.execute("update recordings set transcription = 'queued'");
  await agree(user, false);
  await transcribing.work({
    payload: { recordingId: id },
    ...{ id: 'job', attempt: 1, isLastAttempt: false, complete: async () => {} },
    signal: new AbortController().signal,
  });
  expect(server.heard).toEqual([]);
  expect((await user.client.recordings.get({ id })).transcription.status).toBe('none');
});

test('a server in trouble is asked again; in the end that is said, and asking anew begins anew', async () => {
  const { server, at, user } = await listening(300);
  const { id } = await aRecording(at, user);
  await agree(user);
  const { work } = at.app.features.recordings.transcribing;
  const run = (isLastAttempt: boolean) =>
    work({
      payload: { recordingId: id },
      ...{ id: 'job', attempt: 1, isLastAttempt, complete: async () => {} },
      signal: new AbortController().signal,
    });
  const status = async () => (await user.client.recordings.get({ id })).transcription.status;
  await at.database.execute("update recordings set transcription = 'queued'");
  server.behave('hangs');
  await expect(run(false)).rejects.toThrow('no answer');
  expect(await status()).toBe('queued');
  server.behave('malformed');
  await expect(run(true)).rejects.toThrow('no transcript');
  expect(await status()).toBe('failed');
  server.behave('well');
  await user.client.recordings.transcribe({ id });
  await at.app.jobs.idle();
  expect(await status()).toBe('done');
});

test('words a browser recognised are kept, in the place of others, and sorted by time', async () => {
  const at = await testApp();
  const user = await aUser(at);
  const { id } = await aRecording(at, user);
  const words = [
    { text: 'monte', start: 1, end: 1.4 },
    { text: 'L’eau', start: 0, end: 0.4 },
  ];
  await user.client.recordings.words({ id, source: 'browser', language: 'fr', words });
  expect(await user.client.recordings.get({ id })).toMatchObject({
    words: [{ text: 'L’eau' }, { text: 'monte' }],
    transcription: { status: 'done', source: 'browser', language: 'fr' },
  });
});
