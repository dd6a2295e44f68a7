import type { ReactElement } from 'react';
import { useFormats, useMessages } from '#language/messages.tsx';

type MoreProps = {
  /** Items of a list, those that matter most first. */
  items: readonly ReactElement[];
  /** So many are shown at once. */
  shown: number;
  className?: string;
};

/** A list whose beginning is read at once, and the rest unfolded: on paper all of it. */
export function More({ items, shown, className }: MoreProps) {
  const t = useMessages('patterns');
  const { number } = useFormats();
  // One more is sooner read than unfolded.
  const reach = items.length <= shown + 1 ? items.length : shown;
  const left = items.length - reach;
  return (
    <>
      <ul className={className}>{items.slice(0, reach)}</ul>
      {left > 0 && (
        <details className="pattern-table pattern-more">
          <summary>{t.more(left, number(left))}</summary>
          <ul className={className}>{items.slice(reach)}</ul>
        </details>
      )}
    </>
  );
}
