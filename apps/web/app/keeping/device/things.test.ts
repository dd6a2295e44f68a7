import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { openDevice } from '#keeping/device/database.ts';
import { hasHeard, noteHeard, personHere, seeOff, welcome } from '#keeping/device/person.ts';
import { open, seal } from '#keeping/device/sealed.ts';
import {
  dropThing,
  findThing,
  keepPiece,
  keepThing,
  moveThing,
  piecesOf,
  readPiece,
  thingsOf,
} from '#keeping/device/things.ts';

afterEach(async () => {
  await seeOff();
  const device = await openDevice();
  for (const store of ['things', 'pieces', 'keys'] as const) await device.clear(store);
});

const words = { kind: 'words', state: 'kept', says: { text: 'un phare' } } as const;
const bytes = (...values: number[]) => new Uint8Array(values);

test('what somebody keeps opens for them, in the order in which it was made', async () => {
  const ada = await welcome('ada');
  await keepThing(ada, { id: 'b', ...words });
  await keepThing(ada, { id: 'a', ...words, says: { text: 'une barque' } });
  const told = (await thingsOf(ada)).map(({ says }) => says);
  expect(told).toHaveLength(2);
  expect(told).toContainEqual({ text: 'une barque' });
});

test('nobody else on the device is shown it, and no word of it stands there in the clear', async () => {
  const ada = await welcome('ada');
  await keepThing(ada, { id: 'a', ...words });
  await keepPiece(ada, { thing: 'a', index: 0, bytes: bytes(1, 2, 3) });
  const grace = await welcome('grace');
  expect(await thingsOf(grace)).toEqual([]);
  expect(await findThing(grace, 'a')).toBeNull();
  await expect(readPiece(grace, 'a', 0)).rejects.toThrow();
  const device = await openDevice();
  const [thing] = await device.getAll('things');
  expect(new TextDecoder().decode(thing?.sealed.bytes)).not.toContain('phare');
  // Who comes back finds it.
  expect(await thingsOf(await welcome('ada'))).toHaveLength(1);
});

test('who signs out leaves nobody there, and a key no script reads out', async () => {
  const { key } = await welcome('ada');
  expect(key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  await seeOff();
  expect(await personHere()).toBeNull();
});

test('two pages that come at once seal by one key', async () => {
  const [one, other] = await Promise.all([welcome('ada'), welcome('ada')]);
  const sealed = await seal(one.key, 'here', bytes(7));
  expect(new Uint8Array(await open(other.key, 'here', sealed))).toEqual(bytes(7));
});

test('what is sealed for one place does not open in another', async () => {
  const { key } = await welcome('ada');
  const sealed = await seal(key, 'a 0', bytes(7));
  await expect(open(key, 'a 1', sealed)).rejects.toThrow();
});

test('pieces are counted in their order, and go with their recording alone', async () => {
  const ada = await welcome('ada');
  for (const index of [0, 1, 2]) {
    await keepPiece(ada, { thing: 'a', index, bytes: new Uint8Array(index + 1) });
    await keepPiece(ada, { thing: 'ab', index, bytes: new Uint8Array(9) });
  }
  expect(await piecesOf('a')).toEqual([1, 2, 3]);
  expect(await readPiece(ada, 'a', 1)).toEqual(new Uint8Array(2));
  await dropThing('a');
  expect(await piecesOf('a')).toEqual([]);
  expect(await piecesOf('ab')).toEqual([9, 9, 9]);
});

test('a thing that is kept again stays where it was, as far as it had come', async () => {
  const ada = await welcome('ada');
  await keepThing(ada, { id: 'a', ...words });
  const before = await findThing(ada, 'a');
  await moveThing('a', { remote: { id: 'r', offset: 4 } });
  await keepThing(ada, { id: 'a', ...words, state: 'waiting' });
  expect(await findThing(ada, 'a')).toMatchObject({
    ...{ state: 'waiting', at: before?.at, remote: { id: 'r', offset: 4 } },
  });
  await moveThing('gone', { state: 'met' });
  expect(await thingsOf(ada)).toHaveLength(1);
});

test('what is kept of a recording is said once to each person', async () => {
  const ada = await welcome('ada');
  expect(await hasHeard(ada)).toBe(false);
  await noteHeard(ada);
  expect(await hasHeard(ada)).toBe(true);
  expect(await hasHeard(await welcome('grace'))).toBe(false);
});
