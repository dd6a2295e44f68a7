import type { Credits } from '@reverie/contract/images';
import type { SymbolEntry } from '@reverie/painter';

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
