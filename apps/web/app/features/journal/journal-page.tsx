import type { Journal, JournalCalendar, JournalReturned } from '@reverie/contract/journal';
import type { NightList } from '@reverie/contract/nights';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PaintedState } from '#ambience/painted-state.tsx';
import {
  type Choices,
  isList,
  nothingChosen,
  pathOf,
  views,
} from '#features/journal/choices.rules.ts';
import { Filters } from '#features/journal/filters.tsx';
import { Found } from '#features/journal/found.tsx';
import { Frieze } from '#features/journal/frieze.tsx';
import { JournalFrame } from '#features/journal/journal-frame.tsx';
import { JournalSearch } from '#features/journal/journal-search.tsx';
import { LastNight } from '#features/journal/last-night.tsx';
import { type Moon, MoonHead } from '#features/journal/moon-head.tsx';
import { type KnownNight, MoonStrip } from '#features/journal/moon-strip.tsx';
import { MoonWall } from '#features/journal/moon-wall.tsx';
import { dayWords } from '#features/journal/wording.ts';
import { Year } from '#features/journal/year.tsx';
import { YearHead } from '#features/journal/year-head.tsx';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';
import { ButtonLink } from '#ui/button.tsx';

export type JournalPageProps = {
  choices: Choices;
  today: string;
  nights: JournalCalendar['nights'];
  extent: Pick<JournalCalendar, 'first' | 'last' | 'dreamCount' | 'nightCount'>;
  list: Journal | null;
  moon: Moon | null;
  before: Moon | null;
  year: number;
  returned: JournalReturned | null;
  /** Hours since 18:00 at which each dream was noted, by its id. */
  hours: Readonly<Record<string, number>>;
  /** What was said of the sleep of these nights. */
  slept: NightList['nights'];
  pageSize: number;
  isRefused: boolean;
  /** What the night left. */
  morning: ReactNode;
};

/** One's own dreams: by moons, by hours, by years, or as a list that answers a search. */
export function JournalPage(props: JournalPageProps) {
  const { choices, today, nights, extent, list, moon, year, hours, pageSize, isRefused } = props;
  const t = useMessages('journal');
  const language = useLanguage();
  const { number } = useFormats();
  const known = new Map<string, KnownNight>(nights.map(({ night, ...of }) => [night, of]));
  const isEmpty = extent.first === null;
  const viewsOf = <Views choices={choices} />;
  const lead = extent.first
    ? t.summary({
        dreams: t.dreams(extent.dreamCount, number(extent.dreamCount)),
        nights: t.nights(extent.nightCount, number(extent.nightCount)),
        since: dayWords(extent.first, language),
      })
    : t.emptyLead;
  return (
    <JournalFrame lead={lead} beside={!isEmpty && <JournalSearch choices={choices} />}>
      {!isList(choices) && props.morning}
      {!isList(choices) && (
        <LastNight night={today} known={known.get(today)} isRefused={isRefused} />
      )}
      {isEmpty ? (
        <PaintedState scene="room" title={t.firstTitle} text={t.firstText}>
          <ButtonLink to="/dreams/new" variant="solid">
            {t.firstAction}
          </ButtonLink>
        </PaintedState>
      ) : (
        <>
          {list && (
            <>
              <div className="list-head">
                {viewsOf}
                <Filters choices={choices} />
              </div>
              <Found journal={list} choices={choices} pageSize={pageSize} />
            </>
          )}
          {moon && (
            <MoonHead
              {...{ moon, choices, today }}
              before={props.before}
              first={extent.first}
              views={viewsOf}
            />
          )}
          {moon && choices.view === 'wall' && (
            <MoonWall {...{ moon, known, today }} before={props.before} returned={props.returned} />
          )}
          {moon && choices.view === 'frieze' && (
            <>
              <MoonStrip nights={moon.nights} known={known} today={today} />
              <Frieze dreams={moon.journal.dreams} hours={hours} nights={props.slept} />
            </>
          )}
          {!list && choices.view === 'year' && (
            <>
              <YearHead {...{ year, today }} first={extent.first} views={viewsOf} />
              <Year year={year} known={known} today={today} />
            </>
          )}
        </>
      )}
    </JournalFrame>
  );
}

function Views({ choices }: { choices: Choices }) {
  const t = useMessages('journal');
  const at = isList(choices) ? 'list' : choices.view;
  return (
    <nav aria-label={t.views} className="journal-views">
      <ul>
        {views.map((view) => (
          <li key={view}>
            <Link
              to={pathOf({ ...nothingChosen, moon: choices.moon, year: choices.year, view })}
              aria-current={view === at ? 'page' : undefined}
              preventScrollReset
            >
              {t.viewNames[view]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
