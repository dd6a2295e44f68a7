import type { Image } from '@reverie/contract/images';
import { drawingFile, imageUrl } from '@reverie/contract/images.rules';
import { useEffect } from 'react';

/** Lets the print on this page live quietly, once the page has nothing else to do. */
export function LivingPrint({ image: { name, style, hasDrawing } }: { image: Image }) {
  useEffect(() => {
    if (!hasDrawing) return;
    let end: (() => void) | undefined;
    let isLeft = false;
    const wake = async () => {
      const print = document.querySelector<HTMLElement>('.painting-print');
      if (!print || isLeft) return;
      const { bringToLife } = await import('#features/birth/life.browser.ts');
      if (isLeft) return;
      end = bringToLife({ print, address: imageUrl(drawingFile(name)), look: style });
    };
    const waits = setTimeout(() => void wake().catch(() => {}), 1_200);
    return () => {
      isLeft = true;
      clearTimeout(waits);
      end?.();
    };
  }, [name, style, hasDrawing]);
  return null;
}
