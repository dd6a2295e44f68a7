import type { DreamAnalysisAnswer } from '@reverie/contract/analysis';
import type { Image } from '@reverie/contract/images';
import { drawingFile, imageUrl } from '@reverie/contract/images.rules';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMessages } from '#language/messages.tsx';
import { Button } from '#ui/button.tsx';

type BirthProps = {
  /** Null until it is printed: the page waits. */
  image: Image | null;
  analysis: DreamAnalysisAnswer | null;
  /** Called once, when the print is there and all of the page with it. */
  onDone: () => void;
};

/**
 * A picture comes into being on the page that shows it. Any key or tap shows all at once; who asked
 * for stillness sees the print come in one fade.
 */
export function Birth({ image, analysis, onDone }: BirthProps) {
  const t = useMessages('birth');
  const end = useRef<AbortController>(null);
  const done = useEffectEvent(onDone);
  const read = useEffectEvent(() => analysis);
  const name = image?.name;
  const address = image?.hasDrawing ? imageUrl(drawingFile(image.name)) : null;
  const look = image?.style;

  useEffect(() => {
    if (name === undefined || look === undefined) return;
    const control = new AbortController();
    end.current = control;
    const { dataset } = document.documentElement;
    const skip = () => control.abort();
    const play = async () => {
      const print = document.querySelector<HTMLElement>('.painting-print');
      if (!print || address === null) return;
      const { stageBirth } = await import('#features/birth/stage.browser.ts');
      const onStep = (step: string) => {
        dataset.birth = step;
      };
      await stageBirth({ print, address, look, analysis: read(), onStep }, control.signal);
    };
    addEventListener('keydown', skip);
    addEventListener('pointerdown', skip);
    let isLeft = false;
    void play()
      // Where it cannot be staged, the print is simply there.
      .catch(() => {})
      .then(() => {
        delete dataset.birth;
        if (!isLeft) done();
      });
    return () => {
      isLeft = true;
      control.abort();
      removeEventListener('keydown', skip);
      removeEventListener('pointerdown', skip);
    };
  }, [name, address, look]);

  return (
    image && (
      <Button
        variant="quiet"
        className="birth-skip needs-scripts"
        onClick={() => end.current?.abort()}
      >
        {t.skip}
      </Button>
    )
  );
}
