import type { JournalCalendar } from '@reverie/contract/journal';
import type { ReactNode } from 'react';
import { nothingChosen, pathOf } from '#features/journal/choices.rules.ts';
import { Steps } from '#features/journal/steps.tsx';
import { useMessages } from '#language/messages.tsx';

type YearHeadProps = {
  year: number;
  first: JournalCalendar['first'];
  today: string;
  views: ReactNode;
};

/** Which year it is, and the way to those before and after. */
export function YearHead({ year, first, today, views }: YearHeadProps) {
  const t = useMessages('journal');
  const to = (next: number) => pathOf({ ...nothingChosen, view: 'year', year: next });
  const isFirst = year <= Number((first ?? today).slice(0, 4));
  const isLast = year >= Number(today.slice(0, 4));
  return (
    <header className="journal-bar mt-10">
      <h2 className="font-display text-h2">{t.yearTitle(String(year))}</h2>
      <div className="flex flex-wrap items-center gap-2">
        <Steps
          back={isFirst ? null : to(year - 1)}
          on={isLast ? null : to(year + 1)}
          names={{ back: t.yearBefore, on: t.yearAfter }}
        />
        {views}
      </div>
    </header>
  );
}
