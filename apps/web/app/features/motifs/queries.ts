import type { MotifList } from '@reverie/contract/motifs';

type Listing = { motifs: { list(): Promise<MotifList> } };

/** Of these motifs those that enough dreamers share for a page with figures: words lead to no other. */
export async function motifsWithPages(api: Listing, asked: readonly string[]): Promise<string[]> {
  if (asked.length === 0) return [];
  const { motifs } = await api.motifs.list().catch(() => ({ motifs: [] }));
  const shared = new Set(motifs.flatMap(({ id, dreamers }) => (dreamers === null ? [] : [id])));
  return [...new Set(asked)].filter((id) => shared.has(id));
}
