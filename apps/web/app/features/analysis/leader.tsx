import { type RefObject, useEffect, useState } from 'react';

type Point = { x: number; y: number };
type Leader = { from: Point; to: Point; gutter: number };

const corner = 9;

/**
 * One line from lit words to what rests on them, where text and column stand side by side. It runs
 * under the words, along the gutter between both, and ends before the finding's name.
 */
export function LeaderLine({
  frame,
  lit,
}: {
  frame: RefObject<HTMLDivElement | null>;
  lit: string | null;
}) {
  const leader = useLeader(frame, lit);
  if (!leader) return null;
  const { to } = leader;
  return (
    <svg aria-hidden="true" className="leader" key={lit}>
      <path d={outline(leader)} pathLength={1} className="leader-line" />
      <circle cx={to.x} cy={to.y} r={2.5} className="leader-end" />
    </svg>
  );
}

function useLeader(frame: RefObject<HTMLDivElement | null>, lit: string | null): Leader | null {
  const [leader, setLeader] = useState<Leader | null>(null);

  useEffect(() => {
    const element = frame.current;
    if (!element || lit === null) return setLeader(null);
    const measure = () => setLeader(measureLeader(element, lit));
    // Answers open and fold below a finding, fonts arrive, windows change: each moves its row.
    const resized = new ResizeObserver(measure);
    for (const part of [element, ...element.children]) resized.observe(part);
    return () => resized.disconnect();
  }, [frame, lit]);

  return leader;
}

function measureLeader(frame: HTMLElement, lit: string): Leader | null {
  const id = CSS.escape(lit);
  const words = frame.querySelector(`[data-findings~="${id}"]`)?.getClientRects()[0];
  const row = frame.querySelector(`.reading-column [data-row="${id}"]`)?.getBoundingClientRect();
  const text = frame.querySelector('.verse')?.getBoundingClientRect();
  if (!words || !row || !text || row.left < text.right) return null;
  const { left, top } = frame.getBoundingClientRect();
  return {
    from: { x: words.left - left + Math.min(18, words.width / 2), y: words.bottom - top + 1 },
    to: { x: row.left - left - 12, y: row.top - top + 22 },
    gutter: (text.right + row.left) / 2 - left,
  };
}

/** Down from the words, across below their line, along the gutter, and into the column. */
function outline({ from, to, gutter }: Leader): string {
  const below = from.y + 13;
  const drop = to.y - below;
  const bend = Math.min(corner, Math.abs(drop) / 2);
  const turn = Math.sign(drop) * bend;
  return [
    `M${from.x} ${from.y}v6q0 7 7 7`,
    `H${gutter - bend}q${bend} 0 ${bend} ${turn}`,
    `V${to.y - turn}q0 ${turn} ${bend} ${turn}`,
    `H${to.x}`,
  ].join('');
}
