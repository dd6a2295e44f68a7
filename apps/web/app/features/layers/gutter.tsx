import { type ReactNode, useEffect, useRef, useState } from 'react';

type Place = { key: string; from: number; to: number };

type GutterProps = {
  /** What both sides say: measured anew when it changes. */
  of: string;
  children: ReactNode;
};

/** Two texts beside each other; lines between them lead from what went to what came in its stead. */
export function Gutter({ of, children }: GutterProps) {
  const box = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<readonly Place[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words stand elsewhere
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const look = () => setPlaces(placesIn(current));
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => observer.disconnect();
  }, [of]);
  return (
    <div ref={box} className="compared-pair">
      {children}
      <svg aria-hidden="true" className="gutter">
        {places.map(({ key, from, to }) => (
          <g key={key}>
            <path d={`M14 ${from} H21 L27 ${to} H34`} />
            <circle cx="11.5" cy={from} r="2.5" />
            <circle cx="36.5" cy={to} r="2.5" data-later />
          </g>
        ))}
      </svg>
    </div>
  );
}

/** The middle of the line where something went, and of that where something came, from the top. */
function placesIn(box: HTMLElement): Place[] {
  const { top } = box.getBoundingClientRect();
  const middle = (rect: DOMRect | undefined) =>
    rect ? Math.round(rect.top + rect.height / 2 - top) + 0.5 : null;
  return [...box.querySelectorAll<HTMLElement>('del[data-pair]')].flatMap((gone) => {
    const key = gone.dataset.pair ?? '';
    const come = box.querySelector(`ins[data-pair="${key}"]`);
    const from = middle([...gone.getClientRects()].at(-1));
    const to = middle(come?.getClientRects()[0]);
    return from === null || to === null ? [] : [{ key, from, to }];
  });
}
