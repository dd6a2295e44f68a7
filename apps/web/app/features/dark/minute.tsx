import { useEffect, useRef, useState } from 'react';
import type { DarkText } from '#features/dark/dark-text.fr.ts';
import { playMinute } from '#features/dark/minute.browser.ts';

/** A soft minute of night, for who asks for it: silent until it is touched, and again after. */
export function Minute({ text }: { text: DarkText['minute'] }) {
  const [isThere, setThere] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const stop = useRef(() => {});
  useEffect(() => {
    // Where nothing can sound, nothing offers to.
    setThere('AudioContext' in window);
    return () => stop.current();
  }, []);
  if (!isThere) return null;

  function turn() {
    if (isPlaying) return stop.current();
    stop.current = playMinute(() => setPlaying(false));
    setPlaying(true);
  }
  return (
    <button type="button" className="dark-leave" onClick={turn}>
      {isPlaying ? text.stop : text.hear}
    </button>
  );
}
