import sharp from 'sharp';

type Taken = { width?: number; height?: number };

/** A picture of chance colours, as a camera or a program leaves it. */
export async function aPicture(
  type: 'jpeg' | 'png' | 'webp' = 'jpeg',
  { width = 300, height = 200 }: Taken = {},
): Promise<Buffer> {
  return blank(width, height).toFormat(type).toBuffer();
}

/** The same, as somebody sends it. */
export async function aPictureFile(): Promise<Blob> {
  return new Blob([Buffer.from(await aPicture())], { type: 'image/jpeg' });
}

/** Two megabytes, longer than the form of a page without pictures may be: nothing is squeezed. */
export async function aLongPicture(): Promise<Buffer> {
  return blank(1_000, 700).png({ compressionLevel: 0 }).toBuffer();
}

/** Left half red, right half blue; held upside down by its camera, which says so, and where it was. */
export async function aPhotograph(): Promise<Buffer> {
  const [width, height] = [400, 200];
  const half = await sharp({ create: { width: 200, height, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  return blank(width, height)
    .composite([{ input: half, left: 0, top: 0 }])
    .jpeg({ quality: 95 })
    .withExif({
      IFD0: { Copyright: 'Ana Secret', Orientation: '3' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation: 3 })
    .toBuffer();
}

/** A few bytes that claim to be thirty thousand pixels wide, and as high. */
export function aBomb(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(30_000, 0);
  header.writeUInt32BE(30_000, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    png,
    chunk('IHDR', header),
    chunk('IDAT', Buffer.alloc(20)),
    chunk('IEND'),
  ]);
}

/** A PNG that plays: the chunk that says so stands before its pixels. */
export async function aMovingPng(): Promise<Buffer> {
  const still = await aPicture('png');
  const control = Buffer.alloc(8);
  control.writeUInt32BE(2, 0);
  return Buffer.concat([still.subarray(0, 33), chunk('acTL', control), still.subarray(33)]);
}

export async function aMovingWebp(): Promise<Buffer> {
  const frames = await Promise.all(
    ['red', 'blue'].map((background) =>
      sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer();
}

function blank(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: 'blue' } });
}

function chunk(kind: string, body = Buffer.alloc(0)): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  return Buffer.concat([length, Buffer.from(kind, 'latin1'), body, Buffer.alloc(4)]);
}
