import {
  type Ambience,
  atClock,
  first,
  recordOf,
  restored,
  tasteOf,
  withTaste,
} from '#ambience/sky/ambience.ts';
import { forgetItem, keepItem, recallItem } from '#keeping/keep.ts';
import type { PreferenceKey } from '#keeping/kept.ts';

/** The key of the specification; what it has no room for lies beside it. */
const recordKey = 'weatherPreferences' satisfies PreferenceKey;
const tasteKey = 'ambience' satisfies PreferenceKey;
const minute = 60_000;

let current: Ambience | undefined;
const listeners = new Set<() => void>();

/** The ambience of this page. The first reader takes up what was kept and starts the clock. */
export function readAmbience(): Ambience {
  if (current) return current;
  current = atClock(
    restored(withTaste(first, recallItem(tasteKey)), recallItem(recordKey)),
    new Date(),
  );
  setInterval(() => wear(atClock(readAmbience(), new Date())), minute);
  addEventListener('storage', takeUp);
  return current;
}

/** Calls back on every change; answers how to stop it. */
export function onAmbience(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes the ambience by the reader's hand, and keeps it. */
export function changeAmbience(change: (ambience: Ambience) => Ambience) {
  const next = change(readAmbience());
  keep(recordKey, recordOf(next));
  keep(tasteKey, tasteOf(next));
  wear(next);
}

/** Another tab of this reader changed it. */
function takeUp({ key }: StorageEvent) {
  if (key !== recordKey && key !== tasteKey && key !== null) return;
  wear(
    atClock(restored(withTaste(first, recallItem(tasteKey)), recallItem(recordKey)), new Date()),
  );
}

function wear(next: Ambience) {
  current = next;
  for (const listener of listeners) listener();
}

function keep(key: PreferenceKey, value: string | null) {
  if (value === null) forgetItem(key);
  else keepItem(key, value);
}
