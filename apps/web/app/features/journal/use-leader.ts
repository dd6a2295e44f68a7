import { type FocusEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';

type Met = PointerEvent<HTMLElement> | FocusEvent<HTMLElement>;

/**
 * The line from the night one points at to its moon, within `wall`; where words would lie between
 * them, the moon alone is lit.
 */
export function useLeader(wall: RefObject<HTMLElement | null>) {
  const [path, setPath] = useState<string | null>(null);
  const lit = useRef<HTMLElement | null>(null);

  function leave() {
    lit.current?.removeAttribute('data-lit');
    lit.current = null;
    setPath(null);
  }

  function meet({ target }: Met) {
    const { current } = wall;
    const night = target instanceof Element ? target.closest<HTMLElement>('.nights > li') : null;
    const moon = current?.querySelector<HTMLElement>(`.moons [data-night="${nightOf(night)}"]`);
    if (moon === lit.current) return;
    leave();
    if (!current || !night || !moon) return;
    lit.current = moon;
    moon.setAttribute('data-lit', '');
    setPath(pathBetween(current, moon, night));
  }

  return { path, listeners: { onPointerOver: meet, onPointerLeave: leave, onFocus: meet } };
}

const nightOf = (night: HTMLElement | null) => night?.id.replace(/^night-/, '') ?? '';

/** Null where the moon is out of sight, or others hang between it and the print. */
function pathBetween(wall: HTMLElement, moon: HTMLElement, night: HTMLElement): string | null {
  const strip = moon.parentElement?.getBoundingClientRect();
  const print = night.firstElementChild?.getBoundingClientRect();
  const top = wall.querySelector('.nights')?.getBoundingClientRect().top;
  if (!strip || !print || top === undefined || print.top > top + 8) return null;
  const [box, from] = [wall.getBoundingClientRect(), moon.getBoundingClientRect()];
  const x = from.left + from.width / 2;
  if (x < strip.left || x > strip.right) return null;
  const place = (value: number, edge: number) => Math.round(value - edge) + 0.5;
  const middle = place((strip.bottom + print.top) / 2, box.top);
  const down = place(print.top - 6, box.top);
  const to = place(print.left + print.width / 2, box.left);
  return `M${place(x, box.left)} ${place(from.bottom + 2, box.top)} V${middle} H${to} V${down}`;
}
