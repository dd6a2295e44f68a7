import type { SymbolEntry } from '@reverie/painter';

/** Where the collections the silhouettes come from can be found. */
const addresses: Record<string, string> = {
  'game-icons': 'https://game-icons.net',
  noto: 'https://github.com/googlefonts/noto-emoji',
  'fluent-emoji': 'https://github.com/microsoft/fluentui-emoji',
  'font-awesome': 'https://fontawesome.com',
};

type Collection = {
  credit: string;
  licence: string;
  address: string | null;
  symbols: { id: string; fr: string; en: string }[];
};

/** The silhouettes of the manifest by whom they are owed to, the largest collection first. */
export function creditsOf(entries: readonly SymbolEntry[]): { collections: Collection[] } {
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
