import { randomUUID } from 'node:crypto';
import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { RemoteFailure } from '#providers/remote/fetching.ts';
import { readTranscript } from '#providers/speech/answer.ts';
import type { Spoken, Transcriber } from '#providers/speech/port.ts';

export type SpeechOptions = {
  /** Base of the API: `https://api.example.org/v1`. */
  url: string;
  model: string;
  key?: string | undefined;
  /** Who runs it, as people are told. */
  provider: string;
  /** Milliseconds after which a recording is given up. */
  timeout: number;
};

/** Bytes of an answer: the words of twenty minutes, each with its times and much beside it. */
const answerBytes = 8_388_608;

/** Endings servers tell the format by: many look at nothing else. */
const endings: Record<string, string> = {
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
  'audio/wav': 'wav',
  'audio/mpeg': 'mp3',
  'audio/aac': 'aac',
};

/** Any server that speaks OpenAI's `/v1/audio/transcriptions`: whisper.cpp, speaches, OpenAI. */
export function createSpeechServer(options: SpeechOptions): Transcriber {
  const { model, key, provider, timeout } = options;
  const address = new URL(`${options.url.replace(/\/+$/, '')}/audio/transcriptions`);
  const closing = new AbortController();

  /** The form, around a file that is read while it is sent: it never stands whole in memory. */
  function formOf({ type, size, language, read }: Spoken) {
    const boundary = `reverie-${randomUUID()}`;
    const plain = type.split(';')[0] ?? type;
    const field = (name: string, value: string) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const head = Buffer.from(
      field('model', model) +
        field('response_format', 'verbose_json') +
        field('timestamp_granularities[]', 'word') +
        (language ? field('language', language) : '') +
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="recording.${
          endings[plain] ?? 'bin'
        }"\r\ncontent-type: ${plain}\r\n\r\n`,
    );
    const foot = Buffer.from(`\r\n--${boundary}--\r\n`);
    async function* bytes() {
      yield head;
      yield* read();
      yield foot;
    }
    return { boundary, length: head.length + size + foot.length, bytes };
  }

  async function send(spoken: Spoken, signal: AbortSignal): Promise<Buffer> {
    const { boundary, length, bytes } = formOf(spoken);
    const request = (address.protocol === 'https:' ? tlsRequest : plainRequest)(address, {
      method: 'POST',
      signal,
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': length,
        accept: 'application/json',
        ...(key && { authorization: `Bearer ${key}` }),
      },
    });
    const answered = new Promise<Buffer>((resolve, reject) => {
      request.on('error', reject);
      request.on('response', (response) => {
        readUpTo(response, answerBytes).then((body) => {
          const { statusCode = 0 } = response;
          // No redirect is followed: a voice goes where its dreamer agreed to, and nowhere else.
          if (statusCode === 200) resolve(body);
          else reject(new RemoteFailure(`status ${statusCode}`));
        }, reject);
      });
    });
    // A server may refuse before it has heard all: then its answer counts.
    const sent = pipeline(Readable.from(bytes()), request, { signal });
    const [answer, sending] = await Promise.allSettled([answered, sent]);
    if (answer.status === 'fulfilled') return answer.value;
    if (answer.reason instanceof RemoteFailure) throw answer.reason;
    throw sending.status === 'rejected' ? sending.reason : answer.reason;
  }

  return {
    recipient: { name: provider, host: address.host },

    async transcribe(spoken, signal) {
      signal.throwIfAborted();
      const clock = AbortSignal.timeout(timeout);
      const stop = AbortSignal.any([clock, closing.signal, signal]);
      try {
        return readTranscript(await send(spoken, stop));
      } catch (error) {
        signal.throwIfAborted();
        if (clock.aborted) throw new RemoteFailure(`no answer within ${timeout} ms`);
        if (error instanceof RemoteFailure) throw error;
        throw new RemoteFailure('the connection failed', { cause: error });
      }
    },

    async close() {
      closing.abort(new RemoteFailure('the server stops'));
    },
  };
}

async function readUpTo(stream: Readable, limit: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream) {
    size += part.length;
    if (size > limit) throw new RemoteFailure('the answer is too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
