import { api } from '@reverie/contract';
import type { RecordingStatus } from '@reverie/contract/recordings.rules';
import type { Recordings } from '#features/recordings/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';
import { readRange } from '#platform/http/ranges.ts';
import { readPieceHeaders } from '#platform/http/uploads.ts';

export function recordingRoutes(app: ApiApp, recordings: Recordings): void {
  const calls = api.recordings;

  bind(app, calls.create, async ({ principal, body }) => ({
    status: 201,
    body: await recordings.create(principal, body),
  }));

  bind(app, calls.list, async ({ principal, query }) => ({
    status: 200,
    body: await recordings.list(principal, { isAlone: query.withoutDream === 'true' }),
  }));

  bind(app, calls.get, async ({ principal, params }) => {
    const body = await recordings.get(principal, params.id);
    return { status: 200, body, headers: uploadHeaders(body) };
  });

  bind(app, calls.append, async ({ principal, params, body: bytes, context }) => {
    const told = readPieceHeaders(context.req.raw.headers);
    const kept = await recordings.append(principal, params.id, { ...told, bytes });
    return { status: 204, body: null, headers: uploadHeaders(kept) };
  });

  bind(app, calls.remove, async ({ principal, params, query }) => {
    await recordings.remove(principal, params.id, { keepsWords: query.keep === 'words' });
    return { status: 204, body: null };
  });

  bind(app, calls.audio, async ({ principal, params, context }) => {
    const sound = await recordings.open(principal, params.id);
    const { type, size } = sound;
    const span = readRange(context.req.header('range'), size);
    const { from, to } = span ?? { from: 0, to: size };
    return new Response(sound.read(from, to), {
      status: span ? 206 : 200,
      headers: {
        'content-type': type,
        'content-length': String(to - from),
        'accept-ranges': 'bytes',
        'cache-control': 'private, no-store',
        'content-disposition': 'inline',
        ...(span && { 'content-range': `bytes ${from}-${to - 1}/${size}` }),
      },
    });
  });

  bind(app, calls.track, async ({ principal, params, body }) => {
    await recordings.keepTrack(principal, params.id, body);
    return { status: 204, body: null };
  });

  bind(app, calls.words, async ({ principal, params, body }) => {
    await recordings.keepWords(principal, params.id, body);
    return { status: 204, body: null };
  });

  bind(app, calls.transcribe, async ({ principal, params, body }) => ({
    status: 202,
    body: await recordings.transcribe(principal, params.id, body?.language ?? null),
  }));

  bind(app, calls.proposal, async ({ principal, params }) => ({
    status: 200,
    body: await recordings.propose(principal, params.id),
  }));

  bind(app, calls.ways, async ({ principal }) => ({
    status: 200,
    body: await recordings.ways(principal),
  }));
}

type Uploaded = { status: RecordingStatus; bytes: number; length: number | null };

function uploadHeaders({ status, bytes, length }: Uploaded) {
  return {
    'upload-offset': String(bytes),
    ...(length !== null && { 'upload-length': String(length) }),
    'recording-status': status,
    'tus-resumable': '1.0.0',
  };
}
