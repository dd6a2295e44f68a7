/** What a file says of itself: all there is to know of a picture before it is decoded. */
export type Look = {
  type: 'image/jpeg' | 'image/png' | 'image/webp';
  width: number;
  height: number;
  isAnimated: boolean;
};

/** `unknown`: none of the three. `broken`: it ends too early, or something else follows its end. */
export type Unseen = 'unknown' | 'broken';

/**
 * Reads the frame of a JPEG, PNG or WebP, from its first byte to its last, and none of its pixels. A
 * file may claim any size in a few bytes: code that decodes it asks here first.
 */
export function lookAt(bytes: Uint8Array): Look | Unseen {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const begins = (signature: string) => textAt(file, 0, 12).startsWith(signature);
  if (begins('\xff\xd8\xff')) return lookAtJpeg(file);
  if (begins('\x89PNG\r\n\x1a\n')) return lookAtPng(file);
  if (begins('RIFF') && textAt(file, 8, 12) === 'WEBP') return lookAtWebp(file);
  return 'unknown';
}

function lookAtPng(file: Buffer): Look | Unseen {
  let isAnimated = false;
  let hasPixels = false;
  for (let at = 8; at + 12 <= file.length; ) {
    const end = at + 12 + file.readUInt32BE(at);
    const kind = textAt(file, at + 4, at + 8);
    if (end > file.length || (at === 8) !== (kind === 'IHDR')) return 'broken';
    if (kind === 'acTL') isAnimated = true;
    if (kind === 'IDAT') hasPixels = true;
    if (kind === 'IEND') {
      const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
      const isWhole = hasPixels && isPadding(file.subarray(end));
      return isWhole ? sized({ type: 'image/png', width, height, isAnimated }) : 'broken';
    }
    at = end;
  }
  return 'broken';
}

function lookAtWebp(file: Buffer): Look | Unseen {
  if (file.length < 20) return 'broken';
  const end = 8 + file.readUInt32LE(4);
  if (end > file.length || !isPadding(file.subarray(end))) return 'broken';
  let canvas: [number, number] | null = null;
  let frame: [number, number] | null = null;
  let isAnimated = false;
  for (let at = 12; at + 8 <= end; ) {
    const kind = textAt(file, at, at + 4);
    const length = file.readUInt32LE(at + 4);
    const body = file.subarray(at + 8, Math.min(at + 8 + length, end));
    if (at + 8 + length > end) return 'broken';
    if (kind === 'ANIM' || kind === 'ANMF') isAnimated = true;
    if (kind === 'VP8X' && length >= 10) {
      canvas = [body.readUIntLE(4, 3) + 1, body.readUIntLE(7, 3) + 1];
      if ((body.readUInt8(0) & 2) !== 0) isAnimated = true;
    }
    if (kind === 'VP8 ' && length >= 10) {
      frame = [body.readUInt16LE(6) & 0x3fff, body.readUInt16LE(8) & 0x3fff];
    }
    if (kind === 'VP8L' && length >= 5) {
      const bits = body.readUInt32LE(1);
      frame = [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
    }
    at += 8 + length + (length % 2);
  }
  const found = [canvas, frame].flatMap((each) => (each ? [each] : []));
  if (!frame && !isAnimated) return 'broken';
  // Whichever is larger is what decoding it would cost.
  const [width = 0, height = 0] = found.sort(([a, b], [c, d]) => c * d - a * b)[0] ?? [];
  return sized({ type: 'image/webp', width, height, isAnimated });
}

/** Frames that give the size: every SOF, but for DHT, JPG and DAC among their numbers. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const startOfScan = 0xda;
const endOfImage = 0xd9;

function lookAtJpeg(file: Buffer): Look | Unseen {
  let size: [number, number] | null = null;
  let hasPixels = false;
  for (let at = 2; at + 2 <= file.length; ) {
    if (file[at] !== 0xff) return 'broken';
    const marker = file[at + 1] ?? 0;
    // A marker may be filled up to.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === endOfImage) {
      if (!size || !hasPixels || !isJpegTail(file.subarray(at + 2))) return 'broken';
      const [height, width] = size;
      return sized({ type: 'image/jpeg', width, height, isAnimated: false });
    }
    const length = at + 4 <= file.length ? file.readUInt16BE(at + 2) : 0;
    if (length < 2 || at + 2 + length > file.length) return 'broken';
    if (isFrame(marker)) {
      if (size || length < 8) return 'broken';
      size = [file.readUInt16BE(at + 5), file.readUInt16BE(at + 7)];
    }
    at += 2 + length;
    if (marker === startOfScan) {
      hasPixels = true;
      at = endOfScan(file, at);
    }
  }
  return 'broken';
}

/** Where the next marker stands that is neither a stuffed byte nor a restart. */
function endOfScan(file: Buffer, start: number): number {
  let at = start;
  for (;;) {
    at = file.indexOf(0xff, at);
    if (at === -1) return file.length;
    const next = file[at + 1] ?? 0;
    const isWithin = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isWithin) return at;
    at += 2;
  }
}

/**
 * What cameras put behind a picture: nothing, zeros, further pictures, the film of a moving photo, or
 * the notes of one maker. Anything else makes of the file something beside a picture.
 */
function isJpegTail(tail: Buffer): boolean {
  const isFurtherPicture = textAt(tail, 0, 3) === '\xff\xd8\xff';
  const isFilm = textAt(tail, 4, 8) === 'ftyp';
  const isNotes = textAt(tail, Math.max(0, tail.length - 4), tail.length) === 'SEFT';
  return isPadding(tail) || isFurtherPicture || isFilm || isNotes;
}

function textAt(file: Buffer, start: number, end: number): string {
  return file.toString('latin1', start, end);
}

function isPadding(tail: Buffer): boolean {
  return tail.every((byte) => byte === 0);
}

function sized(look: Look): Look | Unseen {
  return look.width > 0 && look.height > 0 ? look : 'broken';
}
