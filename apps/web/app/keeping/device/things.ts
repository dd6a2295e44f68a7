import {
  durable,
  openDevice,
  type PersonHere,
  type Piece,
  type Thing,
  type ThingKind,
  type ThingState,
} from '#keeping/device/database.ts';
import { tellThings } from '#keeping/device/news.ts';
import { open, openWords, seal, sealWords } from '#keeping/device/sealed.ts';

/** A thing with what it says. */
export type OpenThing = Thing & { says: unknown };

export type NewThing = { id: string; kind: ThingKind; state: ThingState; says: unknown };

/** Kept once this resolves. Rejects with a `QuotaExceededError` where there is no room. */
export async function keepThing(
  person: PersonHere,
  { id, kind, state, says }: NewThing,
): Promise<void> {
  const device = await openDevice();
  const sealed = await sealWords(person.key, id, says);
  const change = device.transaction('things', 'readwrite', durable);
  const before = await change.store.get(id);
  const at = before?.at ?? Date.now();
  const remote = before?.remote ?? null;
  await change.store.put({ id, owner: person.id, kind, state, sealed, at, remote });
  await change.done;
  tellThings();
}

/** The same thing in another state, or further on its way; nothing where it is gone. */
export async function moveThing(
  id: string,
  further: Partial<Pick<Thing, 'state' | 'remote'>>,
): Promise<void> {
  const device = await openDevice();
  const change = device.transaction('things', 'readwrite', durable);
  const thing = await change.store.get(id);
  if (thing) await change.store.put({ ...thing, ...further });
  await change.done;
  tellThings();
}

export async function dropThing(id: string): Promise<void> {
  const device = await openDevice();
  const change = device.transaction(['things', 'pieces'], 'readwrite', durable);
  await change.objectStore('things').delete(id);
  await change.objectStore('pieces').delete(allOf(id));
  await change.done;
  tellThings();
}

/** The same, unless other words have taken its place since it was read: false where they have. */
export async function dropAsRead({ id, sealed }: OpenThing): Promise<boolean> {
  const device = await openDevice();
  const now = await device.get('things', id);
  // Each sealing has a beginning of its own.
  if (now && String(now.sealed.iv) !== String(sealed.iv)) return false;
  await dropThing(id);
  return true;
}

/** What somebody keeps here, oldest first. What no longer opens is left out: its key is gone. */
export async function thingsOf(person: PersonHere): Promise<OpenThing[]> {
  const device = await openDevice();
  const things = await device.getAllFromIndex('things', 'owner', person.id);
  const opened = await Promise.all(things.map((thing) => openThing(person, thing)));
  return opened
    .filter((thing) => thing !== null)
    .sort((one, other) => one.at - other.at || one.id.localeCompare(other.id));
}

export async function findThing(person: PersonHere, id: string): Promise<OpenThing | null> {
  const thing = await (await openDevice()).get('things', id);
  return thing?.owner === person.id ? openThing(person, thing) : null;
}

async function openThing({ key }: PersonHere, thing: Thing): Promise<OpenThing | null> {
  const says = await openWords(key, thing.id, thing.sealed).catch(() => undefined);
  return says === undefined ? null : { ...thing, says };
}

/** Kept once this resolves. */
export async function keepPiece(
  { key }: PersonHere,
  { thing, index, bytes }: { thing: string; index: number; bytes: Uint8Array<ArrayBuffer> },
): Promise<void> {
  const sealed = await seal(key, `${thing} ${index}`, bytes);
  const piece: Piece = { thing, index, size: bytes.length, sealed };
  const device = await openDevice();
  const change = device.transaction('pieces', 'readwrite', durable);
  await change.store.put(piece);
  await change.done;
}

/** The sizes of a recording's pieces, in their order: none of them is opened. */
export async function piecesOf(thing: string): Promise<number[]> {
  const sizes: number[] = [];
  const device = await openDevice();
  let cursor = await device.transaction('pieces').store.openCursor(allOf(thing));
  while (cursor) {
    sizes.push(cursor.value.size);
    cursor = await cursor.continue();
  }
  return sizes;
}

export async function readPiece(
  { key }: PersonHere,
  thing: string,
  index: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const piece = await (await openDevice()).get('pieces', [thing, index]);
  return piece ? new Uint8Array(await open(key, `${thing} ${index}`, piece.sealed)) : null;
}

function allOf(thing: string): IDBKeyRange {
  return IDBKeyRange.bound([thing, 0], [thing, Number.MAX_SAFE_INTEGER]);
}
