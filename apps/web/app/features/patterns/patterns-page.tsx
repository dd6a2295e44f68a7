import type { Patterns } from '@reverie/contract/patterns';
import { Link } from 'react-router';
import type { FollowedChart, WeekChart } from '#features/patterns/charts.server.ts';
import { ChoicesForm } from '#features/patterns/choices-form.tsx';
import { ChosenThing } from '#features/patterns/chosen-thing.tsx';
import { DreamWorld } from '#features/patterns/dream-world.tsx';
import { DayLinks, NearRepeats } from '#features/patterns/links-between.tsx';
import type { DreamMap } from '#features/patterns/map.server.ts';
import { OverTime } from '#features/patterns/over-time.tsx';
import { Profile } from '#features/patterns/profile.tsx';
import { ReturningThings } from '#features/patterns/returning.tsx';
import { type Choices, looksOf, type Returning } from '#features/patterns/rules.ts';
import { Week } from '#features/patterns/week.tsx';
import { useDays } from '#features/patterns/wording.ts';
import { useFormats, useMessages } from '#language/messages.tsx';

type PatternsPageProps = {
  patterns: Patterns;
  choices: Choices;
  chosen: Returning | null;
  onDays: Returning | null;
  map: DreamMap | null;
  followed: readonly FollowedChart[];
  week: WeekChart | null;
};

/** What returns in one's own dreams, figure by figure, each with the dreams behind it. */
export function PatternsPage(props: PatternsPageProps) {
  const { patterns, choices, chosen, onDays, map, followed, week } = props;
  const named = new Map(patterns.named.map((dream) => [dream.id, dream]));
  return (
    <>
      <Extent patterns={patterns} />
      <ChoicesForm {...choices} />
      <div className="pattern-top">
        <DreamWorld {...{ patterns, map, chosen, choices, named }} />
        {chosen && <ChosenThing patterns={patterns} thing={chosen} named={named} />}
      </div>
      <OverTime patterns={patterns} charts={followed} choices={choices} />
      <Week {...{ patterns, onDays, chart: week, choices, named }} />
      <ReturningThings patterns={patterns} choices={choices} />
      <Profile patterns={patterns} named={named} />
      <div className="pattern-section grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <NearRepeats patterns={patterns} named={named} />
        <DayLinks patterns={patterns} named={named} />
      </div>
      <Method patterns={patterns} />
    </>
  );
}

function Extent({ patterns }: { patterns: Patterns }) {
  const t = useMessages('patterns');
  const { number } = useFormats();
  const day = useDays();
  const { dreams, nights, span, unread, leftOut } = patterns;
  return (
    <p className="max-w-2xl text-ui text-ink-soft">
      {span &&
        t.span(
          t.dreams(dreams, number(dreams)),
          t.nights(nights, number(nights)),
          day(span.from),
          day(span.to),
        )}
      {unread > 0 && ` ${t.unread(unread, number(unread))}`}
      {leftOut > 0 && ` ${t.leftOut(number(leftOut))}`}
    </p>
  );
}

function Method({ patterns }: { patterns: Patterns }) {
  const t = useMessages('patterns').method;
  const { number } = useFormats();
  return (
    <section className="pattern-section grid gap-x-16 gap-y-4 lg:grid-cols-2">
      <h2 className="font-display text-h3">{t.title}</h2>
      <div className="text-ui text-ink-soft">
        <p>{t.looks(number(looksOf(patterns)))}</p>
        <p className="mt-2">{t.text}</p>
        <p className="mt-3">
          <Link to="/science" className="inline-link">
            {t.science}
          </Link>
        </p>
      </div>
    </section>
  );
}
