import {
  type Ambience,
  atClock,
  first,
  ownOf,
  type Report,
  recordOf,
  restored,
  tasteOf,
  underReport,
  withTaste,
} from '#ambience/sky/ambience.ts';
import { forgetItem, keepItem, recallItem } from '#keeping/keep.ts';
import type { PreferenceKey } from '#keeping/kept.ts';

/** The key of the specification; what it has no room for lies beside it. */
const recordKey = 'weatherPreferences' satisfies PreferenceKey;
const tasteKey = 'ambience' satisfies PreferenceKey;
const minute = 60_000;

/** What the reader chose, and what the clock says. */
let own: Ambience | undefined;
/** What is reported of their city. */
let report: Report | null = null;
/** What is worn: the one under the other. */
let current: Ambience | undefined;
const listeners = new Set<() => void>();

/** The ambience of this page. The first reader takes up what was kept and starts the clock. */
export function readAmbience(): Ambience {
  if (current) return current;
  setInterval(() => wear(atClock(readOwn(), new Date())), minute);
  addEventListener('storage', takeUp);
  current = underReport(readOwn(), report);
  return current;
}

function readOwn(): Ambience {
  own ??= kept();
  return own;
}

function kept(): Ambience {
  const taste = withTaste(first, recallItem(tasteKey));
  return atClock(restored(taste, recallItem(recordKey)), new Date());
}

/** Calls back on every change; answers how to stop it. */
export function onAmbience(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes the ambience by the reader's hand, and keeps it. */
export function changeAmbience(change: (ambience: Ambience) => Ambience) {
  const next = ownOf(change(readAmbience()), readOwn());
  keep(recordKey, recordOf(next));
  keep(tasteKey, tasteOf(next));
  wear(next);
}

/** Wears what is reported of the reader's city; null gives the sky back to the clock. */
export function wearReport(next: Report | null) {
  report = next;
  wear(readOwn());
}

/** Another tab of this reader changed it. */
function takeUp({ key }: StorageEvent) {
  if (key === recordKey || key === tasteKey || key === null) wear(kept());
}

function wear(next: Ambience) {
  own = next;
  current = underReport(own, report);
  for (const listener of listeners) listener();
}

function keep(key: PreferenceKey, value: string | null) {
  if (value === null) forgetItem(key);
  else keepItem(key, value);
}
