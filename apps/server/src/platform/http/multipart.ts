import { Readable as NodeReadable, type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { Busboy } from '@fastify/busboy';
import { Problem } from '#platform/http/problem.ts';

/** Bytes of all that is in a form beside its file. */
const fieldBytes = 16_384;

/** A form with a file, read while it comes in. */
export type Upload<Fields> = {
  /**
   * Hands over the file as it comes, and resolves once all of the form was read: what was made of
   * the file, and the other fields, which may follow it. Throws `invalid_body` or `body_too_large`,
   * and whatever `take` throws; what was taken by then is the caller's to throw away.
   */
  receive<T>(
    take: (file: Readable, name: string) => Promise<T>,
  ): Promise<{ taken: T; fields: Fields }>;
};

type Accept<Fields> = { limit: number; accept: (fields: Record<string, string>) => Fields };

/** Throws `unsupported_media_type` at once where it is no such form. */
export function readForm<Fields>(
  request: Request,
  { limit, accept }: Accept<Fields>,
): Upload<Fields> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(type)) {
    throw new Problem('unsupported_media_type', { detail: 'The body must be multipart/form-data' });
  }
  if (Number(request.headers.get('content-length') ?? 0) > limit + fieldBytes) {
    throw new Problem('body_too_large');
  }
  return {
    async receive(take) {
      const fields: Record<string, string> = {};
      const files: ReturnType<typeof take>[] = [];
      const faults: Error[] = [];
      const parser = parserOf(type);
      parser.on('field', (name: string, value: string) => {
        fields[name] = value;
      });
      parser.on('file', (name: string, file: Readable, fileName: string) => {
        if (name !== 'file' || files.length > 0) {
          file.resume();
          faults.push(missing(name, 'unknown_field'));
          return;
        }
        const taking = take(file, fileName ?? '');
        // Heard below; until then nobody listens.
        taking.catch((error: Error) => {
          faults.push(error);
          file.resume();
        });
        files.push(taking);
      });
      const source = NodeReadable.fromWeb(requestBody(request));
      await pipeline(source, ceiling(limit + fieldBytes), parser).catch((error: Error) => {
        faults.unshift(error instanceof Problem ? error : missing('', 'invalid', error));
      });
      const [taken] = await Promise.allSettled(files);
      const [fault] = faults;
      if (fault) throw fault;
      if (taken?.status !== 'fulfilled') throw missing('file', 'required');
      return { taken: taken.value, fields: accept(fields) };
    },
  };
}

function parserOf(type: string) {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: { files: 2, fields: 20, fieldSize: fieldBytes, parts: 24, headerPairs: 20 },
    });
  } catch (error) {
    throw missing('', 'invalid', error);
  }
}

/** The platform names the same stream twice, once for browsers and once for Node. */
function requestBody(request: Request): NodeStream<Uint8Array> {
  if (!request.body) throw missing('file', 'required');
  return request.body as unknown as NodeStream<Uint8Array>;
}

function ceiling(limit: number): Transform {
  let length = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      length += chunk.length;
      if (length > limit) done(new Problem('body_too_large'));
      else done(null, chunk);
    },
  });
}

type Fault = 'required' | 'invalid' | 'unknown_field';

function missing(path: string, code: Fault, cause?: unknown): Problem {
  const errors = [{ path, code, detail: `the form: ${code}` }];
  return new Problem('invalid_body', { errors, ...(cause !== undefined && { cause }) });
}
