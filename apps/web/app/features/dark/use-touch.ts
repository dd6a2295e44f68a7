import { type PointerEvent, useRef } from 'react';
import { holdAfter, touchSoFar } from '#features/dark/touch.rules.ts';

type Hands = {
  /** Also of a keyboard and of a screen reader. */
  onTap: () => void;
  onHold: () => void;
  /** The thumb that held lets go. */
  onLetGo: () => void;
  onSwipe: () => void;
};

/** Tells a tap, a touch that is held and a swipe apart, on the one button there is. */
export function useTouch({ onTap, onHold, onLetGo, onSwipe }: Hands) {
  const from = useRef<{ x: number; y: number; id: number } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** What the touch at hand has become: the click that follows it is none. */
  const became = useRef<'hold' | 'swipe' | null>(null);

  function become(touch: 'hold' | 'swipe') {
    clearTimeout(timer.current);
    became.current = touch;
    if (touch === 'hold') onHold();
    else onSwipe();
  }
  function finish() {
    clearTimeout(timer.current);
    from.current = null;
    if (became.current === 'hold') onLetGo();
  }
  return {
    onPointerDown(event: PointerEvent) {
      if (!event.isPrimary || event.button !== 0) return;
      from.current = { x: event.clientX, y: event.clientY, id: event.pointerId };
      became.current = null;
      event.currentTarget.setPointerCapture(event.pointerId);
      timer.current = setTimeout(() => become('hold'), holdAfter);
    },
    onPointerMove(event: PointerEvent) {
      const start = from.current;
      if (!start || start.id !== event.pointerId || became.current) return;
      const touch = touchSoFar(start, { x: event.clientX, y: event.clientY }, 0);
      if (touch === 'swipe') become('swipe');
    },
    onPointerUp: finish,
    onPointerCancel: finish,
    onClick() {
      const isTap = became.current === null;
      became.current = null;
      if (isTap) onTap();
    },
    // A touch that is held asks for no menu here.
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
  };
}
