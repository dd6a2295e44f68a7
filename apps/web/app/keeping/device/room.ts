import { openDevice } from '#keeping/device/database.ts';

/** Bytes below which the device is said to be nearly full: twenty minutes of sound, twice. */
const scarcity = 12_000_000;

/** How safe what is kept here is; `closed` where the browser keeps nothing. */
export type Room = 'closed' | { isLasting: boolean; free: number; isScarce: boolean };

export async function readRoom(): Promise<Room> {
  const isOpen = await openDevice().then(
    () => true,
    () => false,
  );
  if (!isOpen) return 'closed';
  const { quota = 0, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  const free = Math.max(0, quota - usage);
  const isLasting = (await navigator.storage?.persisted?.()) ?? false;
  return { isLasting, free, isScarce: quota > 0 && free < scarcity };
}
