/** How a picture can be printed, the one taken unless told first. */
export const offeredStyles = ['gouache', 'linocut', 'cut-paper', 'risograph', 'ink'] as const;
export type OfferedStyle = (typeof offeredStyles)[number];

/** What a kept picture may be painted in: those painted before the press stay as they are. */
export const imageStyles = [
  ...offeredStyles,
  'oil',
  'watercolour',
  'pastel',
  'night-glass',
] as const;
export type ImageStyle = (typeof imageStyles)[number];

export function isOffered(style: string): style is OfferedStyle {
  return offeredStyles.some((one) => one === style);
}

/** What a picture is composed for: upright, square, wide. */
export const imageShapes = ['4:5', '1:1', '16:9'] as const;
export type ImageShape = (typeof imageShapes)[number];

/** From where it is seen. */
export const imageViews = ['level', 'high', 'low'] as const;
export type ImageView = (typeof imageViews)[number];

/** How it is composed: where its hero stands, how large, and where the others are. */
export const imageSchemes = [
  ...(['aside', 'facing', 'close', 'vast', 'looking-up', 'looking-down', 'centred'] as const),
  ...(['diagonal', 'procession', 'split-level', 'framed', 'past-somebody', 'low-down'] as const),
  ...(['near-the-edge'] as const),
] as const;
export type ImageScheme = (typeof imageSchemes)[number];

/** The feelings that colours were mixed for, and the hours they were mixed for. */
export const imageMoods = [
  ...(['joy', 'calm', 'wonder', 'unease', 'sorrow', 'anger', 'confusion', 'dread'] as const),
] as const;
export type ImageMood = (typeof imageMoods)[number];
export const paletteTimes = ['day', 'dusk', 'night'] as const;
export type PaletteTime = (typeof paletteTimes)[number];
export type ImagePalette = ImageMood | `${ImageMood}.${PaletteTime}`;

/** What a painting may take its colours from: a feeling at the dream's own hour, or at another. */
export const imagePalettes: readonly ImagePalette[] = [
  ...imageMoods,
  ...imageMoods.flatMap((mood) => paletteTimes.map((time): ImagePalette => `${mood}.${time}`)),
];

/** Seeds are unsigned 32-bit integers: the same scene and seed give the same pixels. */
export const seedLimit = 4_294_967_295;

/** Characters in which a dreamer says what should be seen: one sentence. */
export const toldLimit = 240;

/** What a painting can be had as beside the file that is kept. */
export const reprintFormats = ['png', 'webp', 'svg', 'pdf'] as const;
export type ReprintFormat = (typeof reprintFormats)[number];

/** Widths, in pixels, in which every painting is kept. */
export const imageWidths = [320, 640, 1024] as const;
export const largestImageWidth = 1024;

/** Widths of the square that lists show of a painting which is none itself. */
export const squareWidths = [320, 640] as const;

/** Link previews are wide, as the networks that show them ask. */
export const previewSize = { width: 1200, height: 630 } as const;

/** A dream keeps its newest paintings, this many, and always the one it shows. */
export const keptPaintings = 12;

/**
 * What a painting is kept as: AVIF and WebP in every width, JPEG in the largest alone, for browsers
 * that know neither and for downloads.
 */
export const imageFormats = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** In the order in which a browser should try them. */
const scaledFormats = ['avif', 'webp'] as const;

/** `name` is the hash that all files of one painting share. */
export function scaledFile(name: string, width: number, format: 'avif' | 'webp' = 'webp'): string {
  return `${name}-${width}.${format}`;
}

/** Composed anew for a square, not cut to one. */
export function squareFile(name: string, width: number, format: 'avif' | 'webp' = 'webp'): string {
  return `${name}-s${width}.${format}`;
}

/** The same drawing in another look, for an exhibition in one: 640 pixels wide. */
export function lookFile(name: string, style: OfferedStyle): string {
  return `${name}-${style}.webp`;
}
export const lookWidth = 640;

/** The look that a file shows its painting in; null for every other file. */
export function lookOfFile(file: string): OfferedStyle | null {
  return offeredStyles.find((style) => file.endsWith(`-${style}.webp`)) ?? null;
}

/** The light it throws on its page, by night and by day: few pixels, to be blurred. */
export function leakFile(name: string): string {
  return `${name}-leak.webp`;
}
/** Pixels of either half, and rows that stand between and around both. */
export const leakSize = { columns: 24, rows: 20, gap: 2 } as const;

/** What was printed, as plain data. */
export function drawingFile(name: string): string {
  return `${name}-drawing.json`;
}

export function fullFile(name: string): string {
  return `${name}-${largestImageWidth}.jpg`;
}

export function previewFile(name: string): string {
  return `${name}-preview.jpg`;
}

/** Every file a painting may have. */
export function filesOf(name: string): string[] {
  const scaled = scaledFormats.flatMap((format) => [
    ...imageWidths.map((width) => scaledFile(name, width, format)),
    ...squareWidths.map((width) => squareFile(name, width, format)),
  ]);
  const looks = offeredStyles.map((style) => lookFile(name, style));
  const others = [fullFile, previewFile, leakFile, drawingFile].map((of) => of(name));
  return [...scaled, ...looks, ...others];
}

/** The painting a file belongs to. Null where no painting would have such a file. */
export function paintingNameOf(file: string): string | null {
  const [, name] = /^([0-9a-f]{32})-[a-z0-9-]+\.[a-z]+$/.exec(file) ?? [];
  return name !== undefined && filesOf(name).includes(file) ? name : null;
}

export function imageUrl(file: string): string {
  return `/api/images/${file}`;
}

/** Every kept width, as the srcset of an img or a source element. */
export function imageSrcset(name: string, format: 'avif' | 'webp' = 'webp'): string {
  return imageWidths
    .map((width) => `${imageUrl(scaledFile(name, width, format))} ${width}w`)
    .join(', ');
}

function squareSrcset(name: string, format: 'avif' | 'webp'): string {
  return squareWidths
    .map((width) => `${imageUrl(squareFile(name, width, format))} ${width}w`)
    .join(', ');
}

/**
 * A painting ready for a picture element. Made where it is shown: a page of dreams sends the name
 * of each painting once, not its nine addresses.
 */
export function pictureOf<T extends { name: string; formats: readonly ImageFormat[] }>(image: T) {
  const { name, formats } = image;
  const isFull = formats.includes('jpeg');
  return {
    ...image,
    sources: scaledFormats
      .filter((format) => formats.includes(format))
      .map((format) => ({ type: `image/${format}`, srcset: imageSrcset(name, format) })),
    url: imageUrl(isFull ? fullFile(name) : scaledFile(name, largestImageWidth)),
    previewUrl: imageUrl(previewFile(name)),
    leakUrl: imageUrl(leakFile(name)),
  };
}

type Kept = { name: string; formats: readonly ImageFormat[]; width: number; height: number };

/** The same painting for a place that is square: itself, or the square it was composed as too. */
export function squareOf<T extends Kept>(image: T) {
  const { name, formats, width, height } = image;
  if (width === height) return pictureOf(image);
  const side = squareWidths[squareWidths.length - 1] ?? width;
  return {
    ...image,
    ...{ width: side, height: side },
    sources: scaledFormats
      .filter((format) => formats.includes(format))
      .map((format) => ({ type: `image/${format}`, srcset: squareSrcset(name, format) })),
    url: imageUrl(squareFile(name, side)),
    previewUrl: imageUrl(previewFile(name)),
  };
}
