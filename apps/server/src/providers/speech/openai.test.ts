import { expect, test } from 'vitest';
import { createSpeechServer } from '#providers/speech/openai.ts';
import type { Spoken } from '#providers/speech/port.ts';
import { openSpeechServer, type SpeechManners, spokenWords } from '#testing/speech-server.ts';

const signal = new AbortController().signal;

function aVoice(size = 3_000): Spoken {
  async function* read() {
    for (let at = 0; at < size; at += 1_000) yield new Uint8Array(Math.min(1_000, size - at));
  }
  return { type: 'audio/webm;codecs=opus', size, language: 'fr', read };
}

async function open(manners: SpeechManners, timeout = 5_000) {
  const server = await openSpeechServer();
  server.behave(manners);
  const options = { url: server.url, model: 'whisper-1', provider: 'Voix', key: 'secret', timeout };
  return { server, transcriber: createSpeechServer(options) };
}

test('a recording is sent as the protocol has it, and comes back as words with their times', async () => {
  const { server, transcriber } = await open('well');
  const written = await transcriber.transcribe(aVoice(), signal);
  expect(written).toEqual({ words: spokenWords, language: 'fr' });
  const [heard] = server.heard;
  expect(heard?.fields).toEqual({
    ...{ model: 'whisper-1', response_format: 'verbose_json', language: 'fr' },
    'timestamp_granularities[]': 'word',
  });
  expect(heard?.file).toEqual({ name: 'recording.webm', type: 'audio/webm', bytes: 3_000 });
  expect(heard?.headers.authorization).toBe('Bearer secret');
  expect(transcriber.recipient).toEqual({ name: 'Voix', host: new URL(server.url).host });
});

test('words in parts are made whole, and segments without words are spread over their time', async () => {
  const { server, transcriber } = await open('whisper.cpp');
  expect((await transcriber.transcribe(aVoice(), signal)).words).toEqual(spokenWords);
  server.behave('segments');
  const { words } = await transcriber.transcribe(aVoice(), signal);
  expect(words.map(({ text }) => text)).toEqual(spokenWords.map(({ text }) => text));
  expect(words[0]?.start).toBe(0.2);
  expect(words.at(-1)?.end).toBeCloseTo(1.6);
});

const faults: SpeechManners[] = [
  ...(['breaks', 'too busy', 'redirects', 'refuses', 'not json', 'malformed'] as const),
  ...(['no times', 'cut off', 'endless'] as const),
];
for (const manners of faults) {
  test(`a server that answers ${manners} is no transcript, and its words are not repeated`, async () => {
    const { transcriber } = await open(manners);
    const failure = await transcriber.transcribe(aVoice(), signal).catch((error) => error);
    expect(failure.name).toBe('Error');
    expect(failure.message).not.toMatch(/Alors|secret/);
  });
}

test('a server that hangs is given up in time; one who aborts gets their reason', async () => {
  const { transcriber } = await open('hangs', 200);
  await expect(transcriber.transcribe(aVoice(), signal)).rejects.toThrow('no answer within 200 ms');
  const reason = new Error('nobody waits');
  const aborted = AbortSignal.abort(reason);
  await expect(transcriber.transcribe(aVoice(), aborted)).rejects.toBe(reason);
  const leaving = new AbortController();
  const waiting = transcriber.transcribe(aVoice(), leaving.signal);
  leaving.abort(reason);
  await expect(waiting).rejects.toBe(reason);
});

test('a server that is closed gives up what it waits for', async () => {
  const { transcriber } = await open('hangs');
  const waiting = transcriber.transcribe(aVoice(), signal);
  await transcriber.close();
  await expect(waiting).rejects.toThrow();
});
