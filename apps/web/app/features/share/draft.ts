import type { DreamValues } from '#features/share/dream-values.ts';
import { type DraftKey, draftPrefix } from '#keeping/kept.ts';

/** What one was typing when one left, kept on this device only. */
export type Draft = {
  /** ISO 8601. */
  keptAt: string;
  /** The state of the dream it changes; empty for a new dream. */
  basis: string;
  values: DreamValues;
};

/** A draft belongs to one account and to one dream: nobody else on this device is shown it. */
export function draftKey(userId: string, dreamId: string | null): DraftKey {
  return `${draftPrefix}${userId}:${dreamId ?? 'new'}`;
}

/**
 * Reads a draft. Null where there is none, where what was stored is none, and where the dream it
 * changes has moved on since. `blank` gives the fields that an older draft did not know.
 */
export function readDraft(stored: string | null, basis: string, blank: DreamValues): Draft | null {
  const parsed = parse(stored);
  if (!isRecord(parsed) || !isRecord(parsed.values)) return null;
  const { keptAt, values } = parsed;
  if (typeof keptAt !== 'string' || parsed.basis !== basis) return null;
  if (Number.isNaN(Date.parse(keptAt))) return null;
  return { keptAt, basis, values: fitted(values, blank) };
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
