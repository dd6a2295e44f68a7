import type { Dream } from '@reverie/contract/dreams';
import { pictureOf } from '@reverie/contract/images.rules';
import type { Journal, JournalCalendar } from '@reverie/contract/journal';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
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
import { LastNight } from '#features/journal/last-night.tsx';
import { type KnownNight, MoonStrip } from '#features/journal/moon-strip.tsx';
import { type Lunation, monthOf } from '#features/journal/moons.rules.ts';
import { NightWall, nameOf } from '#features/journal/night-wall.tsx';
import { dayWords, monthWords } from '#features/journal/wording.ts';
import { Year } from '#features/journal/year.tsx';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';
import { useHere } from '#reader/way-back.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PlainState } from '#ui/page.tsx';
import { Print } from '#ui/print.tsx';
import { SearchField } from '#ui/search-field.tsx';

export type Moon = Lunation & { journal: Journal };

export type JournalPageProps = {
  choices: Choices;
  today: string;
  nights: JournalCalendar['nights'];
  extent: Pick<JournalCalendar, 'first' | 'last' | 'dreamCount' | 'nightCount'>;
  list: Journal | null;
  moon: Moon | null;
  before: Moon | null;
  year: number;
  hours: Readonly<Record<string, number>>;
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
  const lead = extent.first
    ? t.summary({
        dreams: t.dreams(extent.dreamCount, number(extent.dreamCount)),
        nights: t.nights(extent.nightCount, number(extent.nightCount)),
        since: dayWords(extent.first, language),
      })
    : t.emptyLead;
  return (
    <JournalFrame
      lead={lead}
      beside={
        !isEmpty && (
          <SearchField
            action="/journal"
            query={choices.q}
            words={t}
            everything={pathOf({ ...choices, q: '', page: 1 })}
            others={{ ...choices.filters, view: isList(choices) ? 'list' : null }}
            className="journal-search"
          />
        )
      }
    >
      {!isList(choices) && props.morning}
      {!isList(choices) && (
        <LastNight night={today} known={known.get(today)} isRefused={isRefused} />
      )}
      {isEmpty ? (
        <PlainState title={t.firstTitle} text={t.firstText}>
          <ButtonLink to="/dreams/new" variant="solid">
            {t.firstAction}
          </ButtonLink>
        </PlainState>
      ) : (
        <>
          <Views choices={choices} />
          {list && (
            <>
              <Filters choices={choices} />
              <Found journal={list} choices={choices} pageSize={pageSize} />
            </>
          )}
          {moon && <MoonHead {...props} moon={moon} known={known} />}
          {moon && choices.view === 'wall' && <MoonWall moon={moon} before={props.before} />}
          {moon && choices.view === 'frieze' && (
            <Frieze dreams={moon.journal.dreams} hours={hours} />
          )}
          {!list && choices.view === 'year' && (
            <>
              <YearHead year={year} extent={extent} today={today} />
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

type MoonHeadProps = Omit<JournalPageProps, 'moon'> & {
  moon: Moon;
  known: ReadonlyMap<string, KnownNight>;
};

function MoonHead({ moon, known, choices, today, extent, before }: MoonHeadProps) {
  const t = useMessages('journal');
  const language = useLanguage();
  const { from, to, nights } = moon;
  const isLatest = to >= today;
  const hasEarlier = extent.first !== null && extent.first < from;
  return (
    <header className="mt-10">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="font-display text-h2">{t.moonOf(monthWords(monthOf(moon), language))}</h2>
          <p className="mt-2 text-ink-soft">
            {t.between(dayWords(from, language), dayWords(to, language))} <Counted moon={moon} />
          </p>
        </div>
        <Steps
          back={hasEarlier && before ? pathOf({ ...choices, moon: before.to }) : null}
          on={isLatest ? null : pathOf({ ...choices, moon: nextOf(to, today) })}
          names={{ back: t.earlier, on: t.later }}
        />
      </div>
      <MoonStrip nights={nights} known={known} today={today} />
    </header>
  );
}

/** Any night of the moon that follows one. */
function nextOf(to: string, today: string): string {
  const next = new Date(Date.parse(`${to}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return next < today ? next : today;
}

function Counted({ moon: { journal } }: { moon: Moon }) {
  const t = useMessages('journal');
  const { number } = useFormats();
  const nights = new Set(journal.dreams.map(({ night }) => night)).size;
  if (journal.totalCount === 0) return null;
  const isWhole = journal.dreams.length === journal.totalCount;
  const dreams = t.dreams(journal.totalCount, number(journal.totalCount));
  return isWhole
    ? `${t.inNights({ dreams, nights: t.nights(nights, number(nights)) })}.`
    : `${dreams}.`;
}

type StepsProps = {
  back: string | null;
  on: string | null;
  names: { back: string; on: string };
};

function Steps({ back, on, names }: StepsProps) {
  return (
    <div className="flex gap-2">
      {back && (
        <ButtonLink
          to={back}
          shape="icon"
          variant="quiet"
          aria-label={names.back}
          rel="prev"
          preventScrollReset
        >
          <ChevronLeft aria-hidden="true" />
        </ButtonLink>
      )}
      {on && (
        <ButtonLink
          to={on}
          shape="icon"
          variant="quiet"
          aria-label={names.on}
          rel="next"
          preventScrollReset
        >
          <ChevronRight aria-hidden="true" />
        </ButtonLink>
      )}
    </div>
  );
}

function MoonWall({ moon, before }: { moon: Moon; before: Moon | null }) {
  const t = useMessages('journal');
  const { number } = useFormats();
  const { dreams, totalCount } = moon.journal;
  const left = totalCount - dreams.length;
  return (
    <>
      {dreams.length === 0 ? (
        <PlainState title={t.emptyMoon} text={t.emptyMoonText} level={2} />
      ) : (
        <NightWall dreams={dreams} />
      )}
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
      {before && before.journal.dreams.length > 0 && <MoonBefore moon={before} />}
    </>
  );
}

/** How many prints of the moon before are shown in its row. */
const inRow = 9;

function MoonBefore({ moon }: { moon: Moon }) {
  const t = useMessages('journal');
  const language = useLanguage();
  const { number } = useFormats();
  const here = useHere();
  const { dreams, totalCount } = moon.journal;
  const shown = dreams.slice(0, inRow);
  const left = totalCount - shown.length;
  return (
    <section className="mt-16">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 className="font-display text-h3">{t.moonOf(monthWords(monthOf(moon), language))}</h2>
        <p className="text-ui text-ink-soft">{t.dreams(totalCount, number(totalCount))}</p>
      </div>
      <ul className="moon-row">
        {shown.map((dream) => (
          <li key={dream.id}>
            <SmallDream dream={dream} from={here} />
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <Link to={pathOf({ ...nothingChosen, moon: moon.to })} className="inline-link">
          {left > 0 ? t.more(number(left)) : t.earlier}
        </Link>
      </p>
    </section>
  );
}

function SmallDream({ dream, from }: { dream: Dream; from: { from: string } }) {
  return (
    <Link to={`/dreams/${dream.id}`} state={from} className="small-dream">
      {dream.image ? (
        <Print picture={pictureOf(dream.image)} alt="" sizes="120px" className="aspect-square" />
      ) : null}
      <span dir="auto" className={dream.image ? 'sr-only' : 'small-words'}>
        {nameOf(dream)}
      </span>
    </Link>
  );
}

type YearHeadProps = Pick<JournalPageProps, 'extent' | 'today'> & { year: number };

function YearHead({ year, extent, today }: YearHeadProps) {
  const t = useMessages('journal');
  const to = (next: number) => pathOf({ ...nothingChosen, view: 'year', year: next });
  const first = Number((extent.first ?? today).slice(0, 4));
  const isFirst = year <= first;
  const isLast = year >= Number(today.slice(0, 4));
  return (
    <header className="mt-10 flex flex-wrap items-end justify-between gap-4">
      <h2 className="font-display text-h2">{t.yearTitle(String(year))}</h2>
      <Steps
        back={isFirst ? null : to(year - 1)}
        on={isLast ? null : to(year + 1)}
        names={{ back: t.yearBefore, on: t.yearAfter }}
      />
    </header>
  );
}
