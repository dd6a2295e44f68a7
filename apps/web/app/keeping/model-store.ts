import { modelStore } from '#keeping/kept.ts';

/** The files of a model as this browser keeps them; null until all of them are here. */
export async function findModel(addresses: readonly string[]): Promise<Response[] | null> {
  const store = await caches.open(modelStore);
  const found = await Promise.all(addresses.map((address) => store.match(address)));
  const kept = found.filter((one) => one !== undefined);
  return kept.length === addresses.length ? kept : null;
}

/** Kept once this resolves. */
export async function keepModel(files: readonly (readonly [string, Blob])[]): Promise<void> {
  const store = await caches.open(modelStore);
  for (const [address, file] of files) await store.put(address, new Response(file));
}

export async function dropModel(addresses: readonly string[]): Promise<void> {
  const store = await caches.open(modelStore);
  await Promise.all(addresses.map((address) => store.delete(address)));
}
