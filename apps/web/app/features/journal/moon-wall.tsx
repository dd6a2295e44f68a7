import type { JournalReturned } from '@reverie/contract/journal';
import { useRef } from 'react';
import { Link } from 'react-router';
import { nothingChosen, pathOf } from '#features/journal/choices.rules.ts';
import { MoonBefore } from '#features/journal/moon-before.tsx';
import type { Moon } from '#features/journal/moon-head.tsx';
import { type KnownNight, MoonStrip } from '#features/journal/moon-strip.tsx';
import { NightWall } from '#features/journal/night-wall.tsx';
import { Returned } from '#features/journal/returned.tsx';
import { useLeader } from '#features/journal/use-leader.ts';
import { useFormats, useMessages } from '#language/messages.tsx';
import { PlainState } from '#ui/page.tsx';

type MoonWallProps = {
  moon: Moon;
  before: Moon | null;
  returned: JournalReturned | null;
  known: ReadonlyMap<string, KnownNight>;
  today: string;
};

/** The nights of a moon: its strip, and below it a print each, which leads to its moon. */
export function MoonWall({ moon, before, returned, known, today }: MoonWallProps) {
  const t = useMessages('journal');
  const { number } = useFormats();
  const wall = useRef<HTMLDivElement>(null);
  const { path, listeners } = useLeader(wall);
  const { dreams, totalCount } = moon.journal;
  const left = totalCount - dreams.length;
  return (
    <>
      <div ref={wall} className="moon-wall" {...listeners}>
        <MoonStrip nights={moon.nights} known={known} today={today} />
        {dreams.length === 0 ? (
          <PlainState title={t.emptyMoon} text={t.emptyMoonText} level={2} />
        ) : (
          <NightWall dreams={dreams} />
        )}
        {path && (
          <svg aria-hidden="true" className="moon-leader">
            <path d={path} />
          </svg>
        )}
      </div>
      {left > 0 && (
        <p className="mt-8">
          <Link
            to={pathOf({
              ...nothingChosen,
              view: 'list',
              filters: { from: moon.from, to: moon.to },
            })}
            className="inline-link"
          >
            {t.more(number(left))}
          </Link>
        </p>
      )}
      {returned && <Returned {...returned} />}
      {before && before.journal.dreams.length > 0 && <MoonBefore moon={before} />}
    </>
  );
}
