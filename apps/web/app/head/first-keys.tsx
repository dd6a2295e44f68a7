import { useNonce } from '#ui/nonce.tsx';

/**
 * A page may be painted before its line for writing has arrived, or has the keys: what is typed until
 * then is kept for it. Stands in the head, before anything that can be painted.
 */
export function FirstKeys() {
  const nonce = useNonce();
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: printed from the source below
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? `(${keepFirstKeys})()` : '' }}
    />
  );
}

/**
 * Runs in the page, as it is printed here. Keys that write are held until the field that the document
 * gives them to (`autofocus`) has them. A document without one, or somebody who goes elsewhere by
 * pointer or keyboard, is left alone.
 */
const keepFirstKeys = `() => {
  let held = '';
  const arrivals = new MutationObserver(give);
  const listening = new AbortController();
  const end = () => {
    arrivals.disconnect();
    listening.abort();
  };
  function give() {
    const line = document.querySelector('textarea[autofocus]');
    if (!line) return;
    line.focus({ preventScroll: true });
    if (document.activeElement !== line) return;
    end();
    if (held) line.setRangeText(held, line.selectionStart, line.selectionEnd, 'end');
  }
  const hold = (event) => {
    const { key, target } = event;
    const isWriting = event.getModifierState('AltGraph');
    if (!isWriting && (event.ctrlKey || event.metaKey || event.altKey)) return;
    if (target !== document.body && target !== document.documentElement) return end();
    if (key === 'Tab') return end();
    if (key === 'Backspace') held = held.slice(0, -1);
    else if (key === 'Enter') held += '\\n';
    else if ([...key].length === 1) held += key;
    else return;
    event.preventDefault();
    give();
  };
  const { signal } = listening;
  addEventListener('keydown', hold, { capture: true, signal });
  addEventListener('pointerdown', end, { capture: true, signal });
  addEventListener('DOMContentLoaded', () => (give(), end()), { signal });
  arrivals.observe(document, { childList: true, subtree: true });
}`;
