import type { ImageStyle } from '@reverie/contract/images';
import { useState } from 'react';
import { browserApi } from '#api/browser.ts';
import { useMessages } from '#language/messages.tsx';
import { useToast } from '#ui/toast.tsx';

/** Asks for a painting from a new seed, so that asking again never gives the same picture. */
export function usePaintingRequest(dreamId: string, onRequested: () => void) {
  const t = useMessages('images');
  const say = useToast();
  const [isBusy, setBusy] = useState(false);

  async function request(style?: ImageStyle): Promise<boolean> {
    setBusy(true);
    try {
      const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
      await browserApi().images.generate({ id: dreamId, seed, ...(style && { style }) });
      onRequested();
      return true;
    } catch {
      say({ message: t.requestFailed });
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { request, isBusy };
}
