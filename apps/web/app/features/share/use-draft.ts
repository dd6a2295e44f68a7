import { useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, readDraft } from '#features/share/draft.rules.ts';
import type { DreamValues } from '#features/share/values.form.ts';
import { forgetItem, keepItem, recallItem } from '#keeping/keep.ts';
import type { DraftKey } from '#keeping/kept.ts';

/** Milliseconds of silence after which what was typed is kept. */
const pause = 400;

type DraftPlace = { key: DraftKey; blank: DreamValues };

/**
 * Keeps what is typed on this device. `read` says what that is when the time has come, or null
 * where there is nothing worth keeping.
 */
export function useDraft({ key, blank }: DraftPlace, read: () => Omit<Draft, 'keptAt'> | null) {
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const reader = useRef(read);
  reader.current = read;

  const keep = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    const typed = reader.current();
    const now = new Date().toISOString();
    const draft: Draft | null = typed && { keptAt: now, ...typed };
    setKeptAt(store(key, draft) && draft ? now : null);
  }, [key]);

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

  const find = useCallback(() => readDraft(recallItem(key), blank), [key, blank]);

  const clear = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    forgetItem(key);
    setKeptAt(null);
  }, [key]);

  return { keptAt, keepSoon, keepNow: keep, find, clear };
}

/** How this device shared the last time. */
export function lastVisibility(): string | null {
  return recallItem('visibility');
}

export function rememberVisibility(visibility: string) {
  keepItem('visibility', visibility);
}

function store(key: DraftKey, draft: Draft | null): boolean {
  if (draft) return keepItem(key, JSON.stringify(draft));
  forgetItem(key);
  return true;
}
