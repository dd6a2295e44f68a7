import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createEasel, type Easel } from '#features/telling/brush.browser.ts';
import { createPress } from '#features/telling/engine.browser.ts';
import type { PaintAsked, Told } from '#features/telling/paint.worker.ts';
import type { Place } from '#features/telling/places.rules.ts';

/** How far the picture is, as it really is. */
export type Picture = {
  stage: 'none' | 'drawn' | 'laying' | 'done';
  /** Passes that are dry. */
  laid: number;
  names: readonly string[];
  places: Readonly<Record<string, Place>>;
  alt: string;
};

const nothing: Picture = { stage: 'none', laid: 0, names: [], places: {}, alt: '' };

type Press = ReturnType<typeof createPress>;
type UsePicture = {
  canvas: RefObject<HTMLCanvasElement | null>;
  leak: RefObject<HTMLCanvasElement | null>;
  onLost: () => void;
};

/** The picture of what is written, painted here. Nothing of the words leaves the browser. */
export function usePicture({ canvas, leak, onLost }: UsePicture) {
  const [picture, setPicture] = useState(nothing);
  const press = useRef<Press>(null);
  const easel = useRef<Easel>(null);
  const wholes = useRef<((told: Extract<Told, { kind: 'whole' }>) => void)[]>([]);

  const onLaid = useEffectEvent((at: number) => {
    setPicture((before) => {
      const laid = at + 1;
      const isDone = laid >= before.names.length;
      if (isDone) easel.current?.end();
      return { ...before, laid, stage: isDone ? 'done' : 'laying' };
    });
  });
  const onTold = useEffectEvent((told: Told) => {
    if (told.kind === 'drawn') {
      easel.current?.begin(told);
      const { names, places, alt } = told;
      setPicture({ stage: 'drawn', laid: 0, names, places, alt });
    } else if (told.kind === 'pass') easel.current?.lay(told.at, told);
    else if (told.kind === 'whole') wholes.current.shift()?.(told);
  });
  const onGone = useEffectEvent(onLost);

  useEffect(() => {
    const sheet = canvas.current;
    if (!sheet) return;
    const isStill =
      document.documentElement.hasAttribute('data-still') ||
      matchMedia('(prefers-reduced-motion: reduce)').matches;
    easel.current = createEasel(sheet, { leak: leak.current, isStill, onLaid });
    press.current = createPress(onTold, onGone);
    return () => {
      press.current?.close();
      easel.current?.close();
    };
  }, [canvas, leak]);

  return {
    picture,
    paint: (asked: PaintAsked) => press.current?.paint(asked),
    /** The sheet, printed large for who takes it along. */
    whole: (width: number) =>
      new Promise<Extract<Told, { kind: 'whole' }>>((resolve) => {
        wholes.current.push(resolve);
        press.current?.whole(width);
      }),
  };
}
