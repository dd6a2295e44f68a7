import { Problem } from '#platform/http/problem.ts';

/** A body too large is read on to here and thrown away, so that its sender hears the refusal. */
const drainLimit = 16 * 1_048_576;

/**
 * The JSON of a request; `undefined` where there is no body. Throws `unsupported_media_type`,
 * `body_too_large` or `invalid_json`.
 */
export async function readJson(request: Request, bodyLimit: number): Promise<unknown> {
  const bytes = await readBytes(request, bodyLimit);
  if (bytes.length === 0) return undefined;
  if (typeOf(request) !== 'application/json') {
    throw new Problem('unsupported_media_type', { detail: 'The body must be application/json' });
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new Problem('invalid_json', { cause });
  }
}

/**
 * A file sent as it is, of one of these types. Throws `unsupported_media_type`, `body_too_large`, or
 * `invalid_body` where there is none and one is needed.
 */
export async function readFile(
  request: Request,
  { types, limit, mayBeEmpty }: { types: readonly string[]; limit: number; mayBeEmpty: boolean },
): Promise<Uint8Array> {
  const bytes = await readBytes(request, limit);
  if (!types.includes(typeOf(request))) {
    throw new Problem('unsupported_media_type', {
      detail: `The body must be a file: one of ${types.join(', ')}`,
    });
  }
  if (bytes.length > 0 || mayBeEmpty) return bytes;
  const fault = { path: '', code: 'required', detail: 'a file is required' } as const;
  throw new Problem('invalid_body', { errors: [fault] });
}

/** Throws `body_too_large`. */
export async function readBytes(request: Request, bodyLimit: number): Promise<Uint8Array> {
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body) {
    length += chunk.length;
    if (length <= bodyLimit) chunks.push(chunk);
    else chunks.length = 0;
    if (length > drainLimit) break;
  }
  if (length > bodyLimit) throw new Problem('body_too_large');
  return Buffer.concat(chunks);
}

function typeOf(request: Request): string {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}
