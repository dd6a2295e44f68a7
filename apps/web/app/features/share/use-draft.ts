import { useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, readDraft } from '#features/share/draft.ts';
import type { DreamValues } from '#features/share/dream-values.ts';

/** Milliseconds of silence after which what was typed is kept. */
const pause = 400;

type DraftPlace = { key: string; basis: string; blank: DreamValues };

/**
 * Keeps what is typed on this device. `read` says what that is when the time has come, or null
 * where there is nothing worth keeping.
 */
export function useDraft({ key, basis, blank }: DraftPlace, read: () => DreamValues | null) {
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const reader = useRef(read);
  reader.current = read;

  const keep = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    const values = reader.current();
    const now = new Date().toISOString();
    const draft: Draft | null = values && { keptAt: now, basis, values };
    setKeptAt(store(key, draft) && draft ? now : null);
  }, [key, basis]);

  const keepSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, pause);
  }, [keep]);

  // Phones close pages without a word: hiding is the last thing they tell.
  useEffect(() => {
    document.addEventListener('visibilitychange', keep);
    window.addEventListener('pagehide', keep);
    return () => {
      document.removeEventListener('visibilitychange', keep);
      window.removeEventListener('pagehide', keep);
      clearTimeout(timer.current);
    };
  }, [keep]);

  const find = useCallback(() => readDraft(recall(key), basis, blank), [key, basis, blank]);

  const clear = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    forget(key);
    setKeptAt(null);
  }, [key]);

  return { keptAt, keepSoon, keepNow: keep, find, clear };
}

const visibilityKey = 'visibility';

/** How this device shared the last time. */
export function lastVisibility(): string | null {
  return recall(visibilityKey);
}

export function rememberVisibility(visibility: string) {
  write(visibilityKey, visibility);
}

export function forget(key: string) {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is kept where storage is refused.
  }
}

function store(key: string, draft: Draft | null): boolean {
  if (draft) return write(key, JSON.stringify(draft));
  forget(key);
  return true;
}

/** False where the device refuses: a private window, a full disk. */
function write(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
