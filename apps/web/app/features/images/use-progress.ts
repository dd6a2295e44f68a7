import type { DreamEvent } from '@reverie/contract/events';
import type { ImageHistory, PaintingProgress } from '@reverie/contract/images';
import { useEffect, useState } from 'react';

/** How far a dream's painting is, by what the server said last. */
export function useProgress(
  { imageStatus }: { imageStatus: string },
  history: ImageHistory | null,
) {
  const [live, setLive] = useState<PaintingProgress | null>(null);

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
  };
}
