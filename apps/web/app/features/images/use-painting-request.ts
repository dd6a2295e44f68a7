import type { ImageRequest } from '@reverie/contract/images';
import { useState } from 'react';
import { browserApi } from '#api/browser.ts';
import { codeOf } from '#api/refusal.ts';
import { useMessages } from '#language/messages.tsx';
import { useFailureWords } from '#language/use-failure-words.ts';
import { useToast } from '#ui/toast.tsx';

/** Asks for a painting, from a new seed unless told, so that asking again gives another picture. */
export function usePaintingRequest(dreamId: string, onRequested: () => void) {
  const t = useMessages('images');
  const say = useToast();
  const failed = useFailureWords();
  const [isBusy, setBusy] = useState(false);

  async function request(asked: ImageRequest = {}): Promise<boolean> {
    setBusy(true);
    try {
      const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
      await browserApi().images.generate({ id: dreamId, seed: chance, ...asked });
      onRequested();
      return true;
    } catch (error) {
      const code = codeOf(error);
      const words =
        code === 'prompt_changed'
          ? t.promptChanged
          : code === 'nothing_to_paint'
            ? t.nothingToPaint
            : t.requestFailed;
      say({ message: failed(error, words) });
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { request, isBusy };
}
