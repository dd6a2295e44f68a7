import { gzipSync } from 'node:zlib';

const block = 512;
/** The moment npm gives every file it packs: the same sources pack to the same bytes. */
const packedAt = 499_162_500;

/** An npm tarball: a ustar archive of small text files below `package/`, compressed. */
export function packTarball(files: Readonly<Record<string, string>>): Uint8Array {
  const entries = Object.entries(files).flatMap(([name, text]) => {
    const bytes = Buffer.from(text);
    const rest = Buffer.alloc((block - (bytes.length % block)) % block);
    return [headerOf(`package/${name}`, bytes.length), bytes, rest];
  });
  const packed = gzipSync(Buffer.concat([...entries, Buffer.alloc(2 * block)]), { level: 9 });
  // Which system compressed it is nobody's business, and would change the bytes.
  packed[9] = 255;
  return packed;
}

/** POSIX.1-1988, section 10.1.1: fields at fixed places, numbers in octal digits. */
function headerOf(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`The name is too long to pack: ${name}`);
  const header = Buffer.alloc(block);
  header.write(name, 0);
  header.write(octal(0o644, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(packedAt, 12), 136);
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write('ustar\u000000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 7)} `, 148);
  return header;
}

function octal(value: number, width: number): string {
  return `${value.toString(8).padStart(width - 1, '0')}\0`;
}
