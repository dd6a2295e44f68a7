import { fittedStamp, type Stamp } from '#features/share/stamp.form.ts';
import type { DreamValues } from '#features/share/values.form.ts';
import { type DraftKey, draftPrefix } from '#keeping/kept.ts';

/** What one was typing when one left, kept on this device only. */
export type Draft = {
  /** ISO 8601. */
  keptAt: string;
  /** What it would have been sent under, and perhaps was. */
  stamp: Stamp;
  values: DreamValues;
};

/** A draft belongs to one account and to one dream: nobody else on this device is shown it. */
export function draftKey(userId: string, dreamId: string | null): DraftKey {
  return `${draftPrefix}${userId}:${dreamId ?? 'new'}`;
}

/**
 * Reads a draft. Null where there is none, and where what was stored is none. `blank` gives the
 * fields that an older draft did not know.
 */
export function readDraft(stored: string | null, blank: DreamValues): Draft | null {
  const parsed = parse(stored);
  if (!isRecord(parsed) || !isRecord(parsed.values)) return null;
  const { keptAt, stamp, values } = parsed;
  if (typeof keptAt !== 'string' || Number.isNaN(Date.parse(keptAt))) return null;
  return {
    keptAt,
    stamp: fittedStamp(isRecord(stamp) ? stamp : {}),
    values: fitted(values, blank),
  };
}

/** Every field in its own kind: a stored value of another kind is dropped. */
function fitted(stored: Record<string, unknown>, blank: DreamValues): DreamValues {
  const entries = Object.entries(blank).map(([name, empty]) => {
    const value = stored[name];
    const fits = Array.isArray(empty)
      ? Array.isArray(value) && value.every((item) => typeof item === 'string')
      : typeof value === 'string';
    return [name, fits ? value : empty];
  });
  // Kinds are checked above; a choice nobody offers any more ticks nothing in the form.
  return Object.fromEntries(entries) as DreamValues;
}

function parse(stored: string | null): unknown {
  try {
    return stored === null ? null : JSON.parse(stored);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
