import type { Endpoint } from '@reverie/contract';
import { etagOf } from '#platform/http/revisions.ts';
import type { LimitHeaders } from '#platform/limits/limits.ts';

export type Content = string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

/** One name may be there several times, as cookies are. */
export type AnswerHeaders = Record<string, string | string[]>;

type AnyAnswer = { status: PropertyKey; body: unknown; headers?: AnswerHeaders };

/** What a handler answers, as the contract says it is sent. */
export function respond(
  endpoint: Endpoint,
  answer: Response | AnyAnswer,
  limited: LimitHeaders,
): Response {
  if (answer instanceof Response) return answer;
  const status = Number(answer.status);
  const schema = endpoint.responses[status];
  const headers = new Headers({ 'cache-control': 'no-store', ...limited });
  for (const [name, value] of Object.entries(answer.headers ?? {})) {
    headers.delete(name);
    for (const each of [value].flat()) headers.append(name, each);
  }
  if (!schema) return new Response(null, { status, headers });
  if (endpoint.mediaType) {
    if (!headers.has('content-type')) headers.set('content-type', endpoint.mediaType);
    // The type of such an answer is checked where the handler is bound.
    return new Response(answer.body as Content, { status, headers });
  }
  headers.set('content-type', 'application/json');
  const { revisedBy } = endpoint;
  if (revisedBy) headers.set('etag', etagOf(Object(answer.body)[revisedBy]));
  return new Response(encode(schema.parse(answer.body)), { status, headers });
}

/**
 * Given a text, Node measures it in one pass and encodes it in another; no character takes more
 * than three bytes for each of its units, so that one pass is enough.
 */
function encode(value: unknown): Uint8Array<ArrayBuffer> {
  const text = JSON.stringify(value);
  const bytes = Buffer.allocUnsafeSlow(text.length * 3);
  return bytes.subarray(0, bytes.write(text));
}
