import { Readable } from 'node:stream';

type File = { body: Readable; bytes: number; name: string };

/** A file as an answer that browsers keep instead of opening it. */
export function attached({ body, bytes, name }: File, type: string) {
  return {
    // What Node reads, as the web names it: bytes either way.
    body: Readable.toWeb(body) as ReadableStream<Uint8Array>,
    headers: {
      'content-type': type,
      'content-length': String(bytes),
      'content-disposition': `attachment; filename="${name}"`,
    },
  };
}
