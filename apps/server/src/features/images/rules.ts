import type { PipelineStatus } from '@reverie/contract/dreams.rules';
import type { Credits, Image, KeptImage } from '@reverie/contract/images';
import type { SymbolEntry } from '@reverie/painter';
import type { PaintingRow } from '#features/images/table.ts';

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

export function presentKept(row: PaintingRow, image: Image, shownId: string | null): KeptImage {
  const { id, palette, fellBackFrom, createdAt } = row;
  const when = { createdAt: createdAt.toISOString() };
  return { id, image, palette, isShown: id === shownId, fellBackFrom, ...when };
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
};

type Collection = Credits['collections'][number];

/** The silhouettes of the manifest by whom they are owed to, the largest collection first. */
export function creditsOf(entries: readonly SymbolEntry[]): Credits {
  const collections = new Map<string, Collection>();
  for (const { id, source, credit, licence, fr, en } of entries) {
    const key = `${credit}\n${licence}`;
    const origin = source.split(':')[0] ?? '';
    const address = addresses[origin] ?? null;
    const collection = collections.get(key) ?? { credit, licence, address, symbols: [] };
    collection.symbols.push({ id, fr: fr[0], en: en[0] });
    collections.set(key, collection);
  }
  const bySize = (a: Collection, b: Collection) => b.symbols.length - a.symbols.length;
  return { collections: [...collections.values()].sort(bySize) };
}
