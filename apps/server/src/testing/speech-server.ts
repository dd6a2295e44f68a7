import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Busboy from '@fastify/busboy';
import { onTestFinished } from 'vitest';

export type SpeechManners =
  | 'well'
  | 'whisper.cpp'
  | 'segments'
  | 'no times'
  | 'hangs'
  | 'breaks'
  | 'too busy'
  | 'redirects'
  | 'refuses'
  | 'not json'
  | 'malformed'
  | 'cut off'
  | 'endless';

type Heard = {
  fields: Record<string, string>;
  file: { name: string; type: string; bytes: number };
  headers: IncomingHttpHeaders;
};

export type SpeechServer = {
  url: string;
  heard: Heard[];
  behave(manners: SpeechManners): void;
};

/** What it hears in whatever it is sent. */
export const spokenWords = [
  { text: 'Alors', start: 0.2, end: 0.5 },
  { text: 'euh', start: 0.6, end: 0.7 },
  { text: 'l’eau', start: 0.9, end: 1.2 },
  { text: 'monte', start: 1.2, end: 1.6 },
];

/** A server of OpenAI’s `/v1/audio/transcriptions` on loopback, in its protocol. */
export async function openSpeechServer(): Promise<SpeechServer> {
  const heard: Heard[] = [];
  let manners: SpeechManners = 'well';
  const server = createServer((request, response) => {
    if (manners === 'refuses') {
      response.writeHead(401, { connection: 'close' }).end('{"error":{"message":"no"}}');
      return;
    }
    if (request.method !== 'POST' || request.url !== '/v1/audio/transcriptions') {
      response.writeHead(404).end();
      return;
    }
    const fields: Record<string, string> = {};
    const file = { name: '', type: '', bytes: 0 };
    const form = new Busboy({
      headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
    });
    form.on('field', (name, value) => {
      fields[name] = value;
    });
    form.on('file', (_name, stream, name, _encoding, type) => {
      Object.assign(file, { name, type });
      stream.on('data', (part: Buffer) => {
        file.bytes += part.length;
      });
    });
    form.on('finish', () => {
      heard.push({ fields, file, headers: request.headers });
      const isAsked =
        fields.model !== undefined &&
        fields.response_format === 'verbose_json' &&
        fields['timestamp_granularities[]'] === 'word';
      if (isAsked) answer(manners, response);
      else sendJson(response, 400, { error: { message: 'invalid_request_error' } });
    });
    request.pipe(form);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    heard,
    behave(chosen) {
      manners = chosen;
    },
  };
}

function answer(manners: SpeechManners, response: ServerResponse): void {
  const text = spokenWords.map((word) => word.text).join(' ');
  const told = { task: 'transcribe', duration: 3, text };
  const segment = { id: 0, start: 0.2, end: 1.6, text: ` ${text}` };
  const words = spokenWords.map(({ text: word, ...times }) => ({ word, ...times }));
  if (manners === 'well') sendJson(response, 200, { ...told, language: 'french', words });
  else if (manners === 'whisper.cpp') {
    // Parts of words, each new word with its blank.
    const parts = [
      { word: ' Alors', start: 0.2, end: 0.5, probability: 0.9 },
      { word: ' euh', start: 0.6, end: 0.7, probability: 0.4 },
      { word: ' l', start: 0.9, end: 1, probability: 0.9 },
      { word: '’', start: 1, end: 1, probability: 0.9 },
      { word: 'eau', start: 1, end: 1.2, probability: 0.9 },
      { word: ' monte', start: 1.2, end: 1.6, probability: 0.9 },
    ];
    sendJson(response, 200, { ...told, language: 'fr', segments: [{ ...segment, words: parts }] });
  } else if (manners === 'segments') {
    sendJson(response, 200, { ...told, language: 'fr', segments: [segment] });
  } else if (manners === 'no times') sendJson(response, 200, { text });
  else if (manners === 'breaks') sendJson(response, 500, { error: { message: 'broken' } });
  else if (manners === 'too busy') sendJson(response, 429, { error: { message: 'later' } });
  else if (manners === 'redirects') response.writeHead(302, { location: '/v1/elsewhere' }).end();
  else if (manners === 'not json') response.writeHead(200).end('<html>Hello</html>');
  else if (manners === 'malformed') sendJson(response, 200, { words: 'many' });
  else if (manners === 'cut off') {
    response.writeHead(200, { 'content-length': '4000' });
    response.write('{"text":', () => response.destroy());
  } else if (manners === 'endless') {
    response.writeHead(200);
    const drop = Buffer.alloc(2 ** 20, 0x20);
    const timer = setInterval(() => {
      if (response.destroyed) clearInterval(timer);
      else response.write(drop);
    }, 0);
  }
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
