import { durable, openDevice, type PersonHere } from '#keeping/device/database.ts';
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
  const standing = (await change.objectStore('keys').get(id))?.key ?? key;
  const person: PersonHere = { name: 'person', id, key: standing };
  await change.objectStore('keys').put({ id, key: standing });
  await change.objectStore('people').put(person);
  await change.done;
  return person;
}

/** Nobody is signed in any more: what waits stays sealed, and nobody is shown it. */
export async function seeOff(): Promise<void> {
  const device = await openDevice().catch(() => null);
  await device?.delete('people', 'person');
}
