import type { Dream } from '@reverie/contract/dreams';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Card } from '#features/dreams/card.tsx';
import type { Progresses } from '#features/dreams/use-dream-list.ts';
import { phoneSize } from '#ui/print.tsx';
import { Skeleton, SkeletonLines } from '#ui/skeleton.tsx';

const sizes = `(width >= 72rem) 392px, (width >= 44rem) 46vw, ${phoneSize}`;

/** How many prints are likely seen before any scrolling: they load first. */
const firstSeen = 3;

type WallProps = {
  dreams: readonly Dream[];
  progresses?: Progresses;
  /** Level of the cards' headings: one below the heading the wall stands under. */
  level?: 'h2' | 'h3';
};

/** Dreams hung in columns, in their order from left to right. */
export function Wall({ dreams, progresses = {}, level = 'h3' }: WallProps) {
  const wall = useRef<HTMLUListElement>(null);
  useHanging(wall);
  return (
    <ul ref={wall} className="wall">
      {dreams.map((dream, place) => (
        <li key={dream.id}>
          <Card
            dream={dream}
            progress={progresses[dream.id] ?? null}
            level={level}
            sizes={sizes}
            loading={place < firstSeen ? 'eager' : 'lazy'}
          />
        </li>
      ))}
    </ul>
  );
}

/** Lets every card take the rows its height needs, measured again whenever one changes. */
function useHanging(wall: RefObject<HTMLUListElement | null>) {
  useLayoutEffect(() => {
    const list = wall.current;
    if (!list) return;
    const resized = new ResizeObserver((entries) => {
      for (const { target } of entries) hang(target);
    });
    const watch = () => {
      for (const card of list.querySelectorAll('.card')) resized.observe(card);
    };
    const changed = new MutationObserver(watch);
    changed.observe(list, { childList: true, subtree: true });
    // Measured as the server laid them out, and only then hung: nothing collapses in between.
    for (const card of list.querySelectorAll('.card')) hang(card);
    list.dataset.hung = '';
    watch();
    return () => {
      changed.disconnect();
      resized.disconnect();
    };
  }, [wall]);
}

/** Rows of the hung wall are one pixel high; `--wall-gap` is kept below each card. */
function hang(card: Element) {
  const place = card.closest('li');
  if (!place) return;
  const gap = Number.parseFloat(getComputedStyle(place).paddingBottom);
  const rows = Math.ceil(card.getBoundingClientRect().height + gap);
  place.style.gridRowEnd = `span ${rows}`;
}

/** The wall before its dreams have come. */
export function WallSkeleton() {
  return (
    <div className="wall" aria-hidden="true">
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <div key={place}>
          <Skeleton className="mb-4 aspect-square w-full" />
          <SkeletonLines count={2} />
        </div>
      ))}
    </div>
  );
}
