import {
  type Ambience,
  atClock,
  first,
  recordOf,
  restored,
  tasteOf,
  withTaste,
} from '#ambience/sky/ambience.ts';

/** The key of the specification; what it has no room for lies beside it. */
const recordKey = 'weatherPreferences';
const tasteKey = 'ambience';
const minute = 60_000;

let current: Ambience | undefined;
const listeners = new Set<() => void>();

/** The ambience of this page. The first reader takes up what was kept and starts the clock. */
export function readAmbience(): Ambience {
  if (current) return current;
  current = atClock(restored(withTaste(first, kept(tasteKey)), kept(recordKey)), new Date());
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
  wear(atClock(restored(withTaste(first, kept(tasteKey)), kept(recordKey)), new Date()));
}

function wear(next: Ambience) {
  current = next;
  for (const listener of listeners) listener();
}

/** A browser may refuse storage: the choice then lasts as long as the page. */
function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // As above.
  }
}
