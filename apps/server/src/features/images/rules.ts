import { createHash } from 'node:crypto';
import type { PipelineStatus } from '@reverie/contract/dreams.rules';
import type {
  Arrangement,
  Credits,
  Image,
  ImagePalette,
  ImagePassage,
  KeptImage,
  OfferedStyle,
} from '@reverie/contract/images';
import { fullFile, isOffered, largestImageWidth, scaledFile } from '@reverie/contract/images.rules';
import { symbolConcepts } from '@reverie/oneirology';
import type { DreamAnalysis } from '@reverie/oneirology/schema';
import { moods, type SymbolEntry, sceneOf } from '@reverie/painter';
import {
  aboutPassage,
  isPrintScene,
  type PaletteName,
  type PrintScene,
  paletteNames,
  passagesIn,
  pieceEntries,
} from '@reverie/painter/press';
import { ownArrangement, squareArrangement } from '#features/images/elements.rules.ts';
import type { AskedPainting } from '#features/images/job.ts';
import type { OpenedPainting, OpenedWish, PaintingRow } from '#features/images/table.ts';
import type { PaintingRequest } from '#providers/image/port.ts';

export const defaultStyle: OfferedStyle = 'gouache';

/** The style a picture is made in, where it may have been another that is no longer offered. */
export function offered(style: string | undefined): OfferedStyle {
  return style !== undefined && isOffered(style) ? style : defaultStyle;
}

/** In what manner a dream is to be painted, of what was asked and of the wish before. */
export function mannerOf(last: OpenedWish | null, asked: AskedPainting) {
  const { style, palette, prompt } = asked;
  const before = prompt === undefined ? last : null;
  return {
    style: style ?? offered(before?.style),
    palette: palette === undefined ? (before?.palette ?? null) : palette,
    // Another model is told what the dream shows, not how to hang it.
    arrangement:
      prompt === undefined
        ? arrangementOf(before?.arrangement ?? ownArrangement, asked)
        : { ...squareArrangement, ...momentOf(squareArrangement, asked) },
    prompt: prompt ?? null,
  };
}

/** What was asked for, and as it was before where nothing was. */
function arrangementOf(before: Arrangement, asked: AskedPainting): Arrangement {
  const { shape = before.shape, view = before.view, hero = before.hero } = asked;
  const { scheme = before.scheme } = asked;
  const without = (asked.without ?? before.without).filter((element) => element !== hero);
  return { shape, view, scheme, hero, without, ...momentOf(before, asked) };
}

type Moment = Pick<Arrangement, 'about' | 'told'>;

/** What the picture is of: a passage, what its dreamer says, or neither. The last choice stands. */
function momentOf({ about, told }: Moment, asked: AskedPainting): Moment {
  const isChosen = asked.about !== undefined || asked.told !== undefined;
  return isChosen ? { about: asked.about ?? null, told: asked.told ?? null } : { about, told };
}

/** The 24 that a press is asked for by name; null where the hour is the dream's own. */
function inksOf(palette: ImagePalette | null): PaletteName | null {
  return paletteNames.find((name) => name === palette) ?? null;
}

/** What was chosen of how it is composed and coloured; nothing where the dream is to choose. */
export function composedAs(
  { scheme }: Pick<Arrangement, 'scheme'>,
  palette: ImagePalette | null,
): Pick<PaintingRequest, 'scheme' | 'palette'> {
  const inks = inksOf(palette);
  return { ...(scheme && { scheme }), ...(inks && { palette: inks }) };
}

/** What a picture of a dream can be of; nothing where that is no choice. */
export function passagesFor(found: DreamAnalysis): ImagePassage[] {
  const passages = passagesIn(found).map((one) => ({ id: `${one.start}-${one.end}`, ...one }));
  return passages.length > 1 ? passages : [];
}

/** One passage of a dream. Of words that have changed since it is asked for in vain. */
export function passageOf(found: DreamAnalysis, about: string | null): DreamAnalysis {
  const passage = about === null ? undefined : passagesFor(found).find(({ id }) => id === about);
  return passage ? aboutPassage(found, passage) : found;
}

/** What is painted of a dream; a palette that was chosen takes the place of its own feelings. */
export function sceneFor(found: DreamAnalysis, palette: ImagePalette | null): PrintScene {
  const scene = sceneOf(found);
  if (palette === null) return scene;
  const [chosen] = palette.split('.');
  const alone = Object.fromEntries(moods.map((mood) => [mood, mood === chosen ? 1 : 0]));
  return { ...scene, moods: { ...scene.moods, ...alone } };
}

/** What all files of a painting are called: the same pixels for the same dream, the same name. */
export function nameOf(dreamId: string, pixels: Uint8ClampedArray): string {
  return createHash('sha256').update(dreamId).update(pixels).digest('hex').slice(0, 32);
}

/** The best file there is of a painting; the oldest are WebP alone. */
export function largestFile({ name, formats }: Pick<PaintingRow, 'name' | 'formats'>): string {
  return formats.includes('jpeg') ? fullFile(name) : scaledFile(name, largestImageWidth);
}

/** What a download is called: the dream's title or its night, and the manner. ASCII alone. */
export function downloadName(
  dream: { title: string | null; dreamedAt: Date },
  { style }: { style: string },
  extension: string,
): string {
  const folded = (dream.title ?? '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = folded
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  const subject = slug || dream.dreamedAt.toISOString().slice(0, 10);
  return `reverie-${subject}-${style}.${extension}`;
}

export function presentKept(row: OpenedPainting, image: Image, shownId: string | null): KeptImage {
  const { id, palette, fellBackFrom, createdAt, scene } = row;
  const arrangement = row.arrangement ?? squareArrangement;
  // Of one sentence the engine alone says what is seen.
  const chosenBy = (isPrintScene(scene) && scene.chosenBy) || null;
  const made = { fellBackFrom, chosenBy, createdAt: createdAt.toISOString() };
  return { id, image, palette, arrangement, isShown: id === shownId, ...made };
}

/** Whether a painting waits or is being made. */
export function isComing(status: string): status is PipelineStatus & ('queued' | 'running') {
  return status === 'queued' || status === 'running';
}

/** Where the collections the silhouettes come from can be found. */
const addresses: Record<string, string> = {
  'game-icons': 'https://game-icons.net',
  noto: 'https://github.com/googlefonts/noto-emoji',
  'tux-paint': 'https://tuxpaint.org',
  openclipart: 'https://openclipart.org',
  // As the press names its sources.
  g: 'https://game-icons.net',
  f: 'https://github.com/microsoft/fluentui-emoji',
};

type Collection = Credits['collections'][number];

type Credited = Pick<SymbolEntry, 'id' | 'source' | 'credit' | 'licence'> & {
  fr: readonly [string, ...string[]];
  en: readonly [string, ...string[]];
};

/** What the press prints with: its pieces, by the names that dreams give them. */
export function creditedPieces(): Credited[] {
  const labels = new Map(symbolConcepts.map(({ id, label }) => [id, label]));
  return Object.entries(pieceEntries).map(([id, { source, credit, licence }]) => {
    const { fr = id, en = id } = labels.get(id) ?? {};
    return { id, source, credit, licence, fr: [fr], en: [en] };
  });
}

/** The silhouettes of the manifest by whom they are owed to, the largest collection first. */
export function creditsOf(entries: readonly Credited[]): Credits {
  const collections = new Map<string, Collection>();
  for (const { id, source, credit, licence, fr, en } of entries) {
    const key = `${credit}\n${licence}`;
    const origin = source.split(':')[0] ?? '';
    const address = addresses[origin] ?? null;
    const collection = collections.get(key) ?? { credit, licence, address, symbols: [] };
    // The press may take what the brush took too.
    const isKnown = collection.symbols.some((known) => known.id === id);
    if (!isKnown) collection.symbols.push({ id, fr: fr[0], en: en[0] });
    collections.set(key, collection);
  }
  const bySize = (a: Collection, b: Collection) => b.symbols.length - a.symbols.length;
  return { collections: [...collections.values()].sort(bySize) };
}
