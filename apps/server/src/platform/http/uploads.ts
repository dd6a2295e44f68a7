import { Problem } from '#platform/http/problem.ts';

/** What the headers of a piece say, as tus has it. */
export type PieceHeaders = { offset: number; length: number | null; hash: string | null };

const wholeNumber = /^\d{1,9}$/;

/** Throws `invalid_body`. */
export function readPieceHeaders(headers: Headers): PieceHeaders {
  const version = headers.get('tus-resumable');
  if (version !== null && version !== '1.0.0') refuse('tus-resumable', 'is spoken as 1.0.0');
  const offset = headers.get('upload-offset') ?? '';
  if (!wholeNumber.test(offset)) refuse('upload-offset', 'must be a number of bytes');
  const length = headers.get('upload-length');
  if (length !== null && !/^[1-9]\d{0,8}$/.test(length)) {
    refuse('upload-length', 'must be a number of bytes');
  }
  return {
    offset: Number(offset),
    length: length === null ? null : Number(length),
    hash: readChecksum(headers.get('upload-checksum')),
  };
}

/** The hash in hex; null where there is none. */
function readChecksum(header: string | null): string | null {
  if (header === null) return null;
  const base64 = /^sha256 ([A-Za-z0-9+/]{43}=)$/.exec(header.trim())?.[1];
  if (!base64) refuse('upload-checksum', 'must be sha256 and a hash in base64');
  return Buffer.from(base64 ?? '', 'base64').toString('hex');
}

function refuse(path: string, detail: string): never {
  throw new Problem('invalid_body', { errors: [{ path, code: 'invalid', detail }] });
}
