import { durable, openDevice, type PersonHere } from '#keeping/device/database.ts';
import { tellThings } from '#keeping/device/news.ts';
import { newKey } from '#keeping/device/sealed.ts';

/** Whose things may be opened and sent now; null where nobody is signed in on this device. */
export async function personHere(): Promise<PersonHere | null> {
  const device = await openDevice().catch(() => null);
  return (await device?.get('people', 'person')) ?? null;
}

/** Somebody is signed in: what they keep here from now on is sealed by their own key. */
export async function welcome(id: string): Promise<PersonHere> {
  const device = await openDevice();
  const known = await device.get('people', 'person');
  if (known?.id === id) return known;
  const key = (await device.get('keys', id))?.key ?? (await newKey());
  const change = device.transaction(['people', 'keys'], 'readwrite', durable);
  // Two pages may come at once: the first key stays.
  const standing = (await change.objectStore('keys').get(id)) ?? { id, key };
  const person: PersonHere = { name: 'person', id, key: standing.key };
  await change.objectStore('keys').put(standing);
  await change.objectStore('people').put(person);
  await change.done;
  tellThings();
  return person;
}

/** Nobody is signed in any more: what waits stays sealed, and nobody is shown it. */
export async function seeOff(): Promise<void> {
  const device = await openDevice().catch(() => null);
  await device?.delete('people', 'person');
  tellThings();
}

/** Whether they were told, on this device, what is kept of what they say. */
export async function hasHeard({ id }: PersonHere): Promise<boolean> {
  const device = await openDevice();
  return (await device.get('keys', id))?.hasHeard ?? false;
}

export async function noteHeard({ id }: PersonHere): Promise<void> {
  const change = (await openDevice()).transaction('keys', 'readwrite');
  const known = await change.store.get(id);
  if (known) await change.store.put({ ...known, hasHeard: true });
  await change.done;
}
