import { type RefObject, useEffect, useState } from 'react';

type Point = { x: number; y: number };
type Leader = { from: Point; to: Point; gutter: number; lane: number };

const corner = 9;
/** How far above a finding the line turns towards it. */
const approach = 34;

/**
 * One line from lit words to what rests on them: under the words, out to the gutter beside the text,
 * down it, and along the wall to the finding's own line. On a phone the gutter is the page's edge.
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
      <circle cx={to.x} cy={to.y} r={3} className="leader-end" />
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
    for (const part of [element, ...element.querySelectorAll('.verse, .opened, .reading-fold')]) {
      resized.observe(part);
    }
    return () => resized.disconnect();
  }, [frame, lit]);

  return leader;
}

function measureLeader(frame: HTMLElement, lit: string): Leader | null {
  const id = CSS.escape(lit);
  const words = frame.querySelector(`[data-findings~="${id}"]`)?.getClientRects()[0];
  // An open finding stands before its row in the fold, which has no place while that is shut.
  const row = [...frame.querySelectorAll(`[data-row="${id}"]`)]
    .map((each) => each.getClientRects()[0])
    .find((rect) => rect !== undefined);
  const text = frame.querySelector('.verse-lines')?.getBoundingClientRect();
  if (!words || !row || !text) return null;
  const { left, top, width } = frame.getBoundingClientRect();
  const edge = text.left - left;
  const isNarrow = width < 600;
  // Past the line of affect, where there is one, and short of the painting; where no painting stands
  // beside the text, outside of all that is written below it.
  const gutter = isNarrow ? -8 : edge > 120 ? edge - 66 : Math.min(edge, 0) - 16;
  const to = { x: row.left - left + (isNarrow ? 20 : 72), y: row.top - top };
  return {
    from: { x: words.left - left + Math.min(18, words.width / 2), y: words.bottom - top + 1 },
    to,
    gutter,
    lane: to.y - approach,
  };
}

/** Down from the words, across below their line, down the gutter, along the lane, and down again. */
function outline({ from, to, gutter, lane }: Leader): string {
  const below = from.y + 12;
  const turn = to.x > gutter ? corner : -corner;
  const rest = Math.min(corner, Math.abs(to.x - gutter) / 2);
  const side = turn > 0 ? rest : -rest;
  return [
    `M${from.x} ${from.y}v5q0 7 -7 7`,
    `H${gutter + corner}q${-corner} 0 ${-corner} ${corner}`,
    `V${Math.max(below + 2 * corner, lane - rest)}q0 ${rest} ${side} ${rest}`,
    `H${to.x - side}q${side} 0 ${side} ${rest}`,
    `V${to.y}`,
  ].join('');
}
