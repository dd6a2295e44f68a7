import { BadFile } from '#features/imports/rules.ts';

/** Bytes of a text that is read whole. */
export const textByteLimit = 67_108_864;

/**
 * The text of a file: UTF-8, UTF-16 by its mark, or else Windows-1252, which old programs of the West
 * write without saying so. Throws where it is no text at all, or a page of the web.
 */
export function decode(bytes: Uint8Array): string {
  if (bytes.length > textByteLimit) throw new BadFile('too_large');
  const text = decoded(bytes);
  // No journal has signs that control a terminal; a picture that lost its name does.
  if (Array.from(text.slice(0, 20_000)).some(isControl)) throw new BadFile('encoding');
  if (text.trim() === '') throw new BadFile('empty');
  if (/^\s*<(?:!doctype|html|\?xml|script|svg)\b/i.test(text)) throw new BadFile('html');
  return text;
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return read('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return read('utf-16be', bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return read('windows-1252', bytes);
  }
}

function read(encoding: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new BadFile('encoding', { cause });
  }
}

function isControl(sign: string): boolean {
  return sign < ' ' && !['\t', '\n', '\r', '\v', '\f'].includes(sign);
}

/** The words of what a program kept as a page: tags go, paragraphs stay. */
export function withoutTags(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<li\b[^>]*>/gi, '- ')
    .replace(/<br\s*\/?>|<\/(?:p|div|h\d|li)\s*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&apos;/g, '’')
    .replace(/&#(\d{1,7});/g, (all, code: string) => signOf(Number(code)) ?? all)
    .replace(
      /&#x([\da-f]{1,6});/gi,
      (all, code: string) => signOf(Number.parseInt(code, 16)) ?? all,
    )
    .replace(/&amp;/g, '&');
}

/** Null for what is no sign, and for those that control a terminal. */
function signOf(code: number): string | null {
  return code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    ? String.fromCodePoint(code)
    : null;
}
