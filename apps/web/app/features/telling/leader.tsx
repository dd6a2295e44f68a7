import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Glimpse } from '#features/telling/glimpses.rules.ts';
import type { Place } from '#features/telling/places.rules.ts';

type LeaderProps = {
  hero: HTMLElement;
  mirror: RefObject<HTMLDivElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  led: Glimpse | null;
  place: Place | null;
};
type Line = { outside: string; inside: string; x: number; y: number };

/** From a lit word to where it is painted: in the page's accent, and on the paint dark on light. */
export function Leader({ hero, mirror, canvas, led, place }: LeaderProps) {
  const [line, setLine] = useState<Line | null>(null);
  const id = led?.id;
  const [x, y] = [place?.x, place?.y];
  useLayoutEffect(() => {
    if (id === undefined || x === undefined || y === undefined) return setLine(null);
    const draw = () => {
      const words = mirror.current?.querySelectorAll(`[data-glimpse="${CSS.escape(id)}"]`);
      const word = words?.[words.length - 1]?.getClientRects()[0];
      const sheet = canvas.current?.getBoundingClientRect();
      if (word && sheet) setLine(lineOf(word, sheet, { x, y }, hero.getBoundingClientRect()));
    };
    draw();
    const watch = new ResizeObserver(draw);
    watch.observe(hero);
    if (mirror.current) watch.observe(mirror.current);
    return () => watch.disconnect();
  }, [hero, mirror, canvas, id, x, y]);
  if (!line) return null;
  return (
    <svg className="telling-leader" aria-hidden="true">
      <path d={line.outside} className="leader-outside" pathLength={1} />
      <path d={line.inside} className="leader-inside-pale" />
      <path d={line.inside} className="leader-inside" />
      <circle cx={line.x} cy={line.y} r="4" className="leader-dot" />
    </svg>
  );
}

const bend = 12;

function lineOf(
  word: DOMRect,
  sheet: DOMRect,
  { x, y }: { x: number; y: number },
  hero: DOMRect,
): Line {
  const target = {
    x: sheet.left + x * sheet.width - hero.left,
    y: sheet.top + y * sheet.height - hero.top,
  };
  const from = {
    x: word.left + Math.min(26, word.width / 2) - hero.left,
    y: word.bottom - hero.top,
  };
  const edge = sheet.left - hero.left;
  const isBeside = sheet.left > word.right;
  const low = from.y + bend;
  const isUp = target.y < low;
  const turn = isUp ? -bend : bend;
  // On a phone the line goes down the margin.
  const upright = isBeside ? edge - 28 : 10;
  const side = upright > from.x ? bend : -bend;
  const outside = [
    `M${from.x} ${from.y - 4}V${low - bend / 2}`,
    `Q${from.x} ${low} ${from.x + side} ${low}H${upright - side}`,
    `Q${upright} ${low} ${upright} ${low + turn}V${target.y - turn}`,
    `Q${upright} ${target.y} ${upright + bend} ${target.y}H${Math.max(edge, upright + bend)}`,
  ].join('');
  return {
    outside,
    inside: `M${Math.max(edge, upright + bend)} ${target.y}H${target.x}`,
    ...target,
  };
}
