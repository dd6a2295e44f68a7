import type { DreamEvent } from '@reverie/contract/events';
import type { ImageHistory, PaintingProgress } from '@reverie/contract/images';
import { useEffect, useRef, useState } from 'react';

/** How far a dream's painting is, by what the server said last; and whether the studio is open. */
export function useStudio({ imageStatus }: { imageStatus: string }, history: ImageHistory | null) {
  const [live, setLive] = useState<PaintingProgress | null>(null);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  // What was told of one painting says nothing of the next.
  useEffect(() => {
    if (imageStatus !== 'running') setLive(null);
  }, [imageStatus]);

  return {
    progress: live ?? history?.progress ?? null,
    /** Takes what is news of the painting alone. Whether it was: nothing else has to be read. */
    hear({ painting }: DreamEvent): boolean {
      if (painting) setLive(painting);
      return painting !== undefined;
    },
    isOpen,
    opener,
    toggle() {
      setOpen(!isOpen);
      // Closing it leads back to where it is opened.
      if (isOpen) opener.current?.focus();
    },
  };
}
