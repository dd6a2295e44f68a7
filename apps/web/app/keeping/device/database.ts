import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { deviceDatabase } from '#keeping/kept.ts';

/** What was written or spoken here, and waits for the server. Its words are sealed. ADR 0046. */
export const thingKinds = ['recording', 'words', 'dream', 'edit', 'night', 'shared'] as const;
export type ThingKind = (typeof thingKinds)[number];

/**
 * - `open`: is still being recorded, or was when its page ended.
 * - `waiting`: is whole, and goes when there is a network.
 * - `met`: what it changes was changed elsewhere meanwhile: its writer chooses.
 * - `refused`: the server does not take it as it is: its writer mends it.
 * - `kept`: stays here until its writer takes it up.
 */
export type ThingState = 'open' | 'waiting' | 'met' | 'refused' | 'kept';

export type Sealed = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer };

export type Thing = {
  id: string;
  /** The account it belongs to: nobody else is shown that it is there. */
  owner: string;
  kind: ThingKind;
  /** Milliseconds: things are sent in the order in which they were made. */
  at: number;
  state: ThingState;
  /** What it says, as JSON. */
  sealed: Sealed;
  /** How far a recording has come to the server. */
  remote: { id: string; offset: number } | null;
};

/** A few seconds of a recording. */
export type Piece = { thing: string; index: number; size: number; sealed: Sealed };

/** Who is signed in on this device, and the key of what they keep here. */
export type PersonHere = { name: 'person'; id: string; key: CryptoKey };

interface DeviceSchema extends DBSchema {
  people: { key: string; value: PersonHere };
  keys: { key: string; value: { id: string; key: CryptoKey; hasHeard?: true } };
  things: { key: string; value: Thing; indexes: { owner: string } };
  pieces: { key: [string, number]; value: Piece };
}

export type Device = IDBPDatabase<DeviceSchema>;

let opened: Promise<Device> | undefined;

/** Rejects where the browser keeps nothing: some private windows. */
export function openDevice(): Promise<Device> {
  opened ??= openDB<DeviceSchema>(deviceDatabase, 1, {
    upgrade(database) {
      database.createObjectStore('people', { keyPath: 'name' });
      database.createObjectStore('keys', { keyPath: 'id' });
      const things = database.createObjectStore('things', { keyPath: 'id' });
      things.createIndex('owner', 'owner');
      database.createObjectStore('pieces', { keyPath: ['thing', 'index'] });
    },
    // Another build waits for the place: what is written stays, and is opened again when asked.
    blocking(_current, _next, event) {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
    terminated() {
      opened = undefined;
    },
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** Written through to the disk before it is said to be kept. */
export const durable = { durability: 'strict' } as const;

/** Whether anything was ever kept here: a visitor's device is left as it is. */
export async function isDeviceMade(): Promise<boolean> {
  const databases = await indexedDB.databases?.();
  return databases?.some(({ name }) => name === deviceDatabase) ?? true;
}
