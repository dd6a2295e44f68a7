import { AwsClient } from 'aws4fetch';
import { Problem } from '#platform/http/problem.ts';
import type { Storage } from '#providers/storage/port.ts';
import { contentTypeOf, demandType } from '#providers/storage/types.ts';

export type S3Options = {
  /** Where the store answers: `https://s3.example.org`. The bucket is the first part of each path. */
  url: string;
  bucket: string;
  region: string;
  keyId: string;
  key: string;
  /** Milliseconds after which a call is given up. */
  timeout?: number;
};

/** Answers by which a store says that nothing more fits: RFC 4918, and MinIO’s own. */
const fullStatuses = [507];
const fullWords = /QuotaExceeded|StorageFull|EntityTooLarge|InsufficientStorage/;

/** Any store of the S3 kind: what is written is there whole, or not at all. */
export function createS3Storage(options: S3Options): Storage {
  const { url, bucket, region, timeout = 30_000 } = options;
  const { keyId: accessKeyId, key: secretAccessKey } = options;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const base = `${url.replace(/\/+$/, '')}/${bucket}/`;

  async function call(method: string, name: string, init: RequestInit = {}): Promise<Response> {
    try {
      return await client.fetch(base + name, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
        ...init,
      });
    } catch (cause) {
      throw new Problem('unavailable', { retryAfter: 5, cause });
    }
  }

  async function refusal(response: Response): Promise<Problem> {
    const words = (await response.text().catch(() => '')).slice(0, 2_000);
    const { status } = response;
    if (fullStatuses.includes(status) || fullWords.test(words)) return new Problem('storage_full');
    const cause = new Error(`the store answers ${status}`);
    return new Problem('unavailable', { retryAfter: 5, cause });
  }

  return {
    name: 's3',

    async put(name, bytes, { contentType }) {
      demandType(name, contentType);
      const response = await call('PUT', name, {
        body: new Uint8Array(bytes),
        headers: { 'content-type': contentType, 'content-length': String(bytes.length) },
      });
      if (!response.ok) throw await refusal(response);
      await response.body?.cancel();
    },

    async get(name) {
      const contentType = contentTypeOf(name);
      if (contentType === null) return null;
      const head = await call('HEAD', name);
      if (head.status === 404) return null;
      if (!head.ok) throw await refusal(head);
      const size = Number(head.headers.get('content-length') ?? 0);
      const etag = head.headers.get('etag') ?? `"${size}"`;
      // Asked for by the first read: an answer without a body fetches no file.
      return { body: ReadableStream.from(chunksOf(name)), size, contentType, etag };
    },

    async remove(name) {
      if (contentTypeOf(name) === null) return;
      const response = await call('DELETE', name);
      if (!response.ok && response.status !== 404) throw await refusal(response);
      await response.body?.cancel();
    },
  };

  async function* chunksOf(name: string): AsyncGenerator<Uint8Array> {
    const response = await call('GET', name);
    if (!response.ok) throw await refusal(response);
    if (response.body) yield* response.body;
  }
}
