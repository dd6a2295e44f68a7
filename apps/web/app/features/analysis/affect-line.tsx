import type { Affect } from '@reverie/oneirology/schema';
import { type RefObject, useEffect, useState } from 'react';

type Sentence = Affect['sentences'][number];
type Dot = { x: number; y: number; isKnown: boolean; start: number };

const centre = 16;
/** Pixels from the middle to the most painful, or most pleasant, a sentence can be. */
const reach = 13;

/**
 * The poem's feeling in its margin: one dot a sentence, level with its first line. Empty until the
 * lines are measured: the margin is there from the first, so that no text moves.
 */
export function AffectLine({
  sentences,
  poem,
  activeLine,
}: {
  sentences: readonly Sentence[];
  poem: RefObject<HTMLDivElement | null>;
  activeLine: number | null;
}) {
  const { dots, height } = useDots(sentences, poem);
  if (dots.length < 2)
    return <svg aria-hidden="true" className="affect" width={centre * 2} height={0} />;
  return (
    <svg aria-hidden="true" className="affect" width={centre * 2} height={height}>
      <line x1={centre} x2={centre} y1={0} y2={height} className="affect-axis" />
      <path d={curve(dots, height)} className="affect-curve" />
      {dots.map(({ x, y, isKnown, start }) => (
        <circle
          key={start}
          cx={x}
          cy={y}
          r={start === activeLine ? 5 : isKnown ? 3 : 1.5}
          className={
            start === activeLine ? 'affect-active' : isKnown ? 'affect-dot' : 'affect-none'
          }
        />
      ))}
    </svg>
  );
}

/** Where the lines stand is known once fonts are here, and again whenever the measure changes. */
function useDots(sentences: readonly Sentence[], poem: RefObject<HTMLDivElement | null>) {
  const [layout, setLayout] = useState<{ dots: Dot[]; height: number }>({ dots: [], height: 0 });

  useEffect(() => {
    const element = poem.current;
    if (!element) return;
    const measure = () => {
      const lines = [...element.querySelectorAll<HTMLElement>('[data-line]')];
      const top = element.getBoundingClientRect().top;
      const dots = lines.flatMap((line) => {
        const start = Number(line.dataset.line);
        const sentence = sentences.find((each) => each.end > start);
        const first = line.getClientRects()[0];
        const size = Number.parseFloat(getComputedStyle(line).lineHeight);
        if (!sentence || !first) return [];
        const x = centre + sentence.valence * reach;
        return [{ x, y: first.top - top + size / 2, isKnown: sentence.words > 0, start }];
      });
      setLayout({ dots, height: element.clientHeight });
    };
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => resized.disconnect();
  }, [sentences, poem]);

  return layout;
}

/** A line through every dot that never overshoots: its tangents are vertical. */
function curve(dots: readonly Dot[], height: number): string {
  const ends = [{ x: centre, y: 0 }, ...dots, { x: centre, y: height }];
  return ends.reduce((path, { x, y }, index) => {
    const before = ends[index - 1];
    if (!before) return `M${x} ${y}`;
    const middle = (before.y + y) / 2;
    return `${path}C${before.x} ${middle} ${x} ${middle} ${x} ${y}`;
  }, '');
}
