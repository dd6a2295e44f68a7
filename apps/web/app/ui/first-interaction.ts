const stirs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'touchstart'] as const;

let hasInteracted = false;

/**
 * Calls back once, when the reader first moves, touches or types. Until then nobody waits for a sky
 * that lives, and a page that is still arriving has better things to do. Answers how to stop.
 */
export function onFirstInteraction(listener: () => void): () => void {
  if (hasInteracted) {
    listener();
    return () => {};
  }
  const leaving = new AbortController();
  const stir = () => {
    hasInteracted = true;
    leaving.abort();
    listener();
  };
  for (const name of stirs) {
    addEventListener(name, stir, { passive: true, capture: true, signal: leaving.signal });
  }
  return () => leaving.abort();
}
