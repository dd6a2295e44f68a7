import type { Dream } from '@reverie/contract/dreams';
import { squareOf } from '@reverie/contract/images.rules';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { MoonDisc } from '#ambience/moon-disc.tsx';
import { type FriezeNight, friezeOf, type Slept } from '#features/journal/frieze.rules.ts';
import { TallNight, WideNight } from '#features/journal/frieze-night.tsx';
import { marksOf } from '#features/journal/hours.rules.ts';
import { middleOf } from '#features/journal/moons.rules.ts';
import { nameOf } from '#features/journal/night-wall.tsx';
import { hourWords, nightWords } from '#features/journal/wording.ts';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';
import { useHere } from '#reader/way-back.ts';
import { Print } from '#ui/print.tsx';

type FriezeProps = {
  dreams: readonly Dream[];
  /** Hours since 18:00 at which each dream was noted, by its id. */
  hours: Readonly<Record<string, number>>;
  nights: readonly Slept[];
};

/** One line a night: the sleep that was noted, and a dot at each hour something was told. */
export function Frieze({ dreams, hours, nights: slept }: FriezeProps) {
  const t = useMessages('journal');
  const language = useLanguage();
  const { number } = useFormats();
  const { nights, span } = friezeOf(dreams, slept, hours);
  const marks = marksOf(span);
  return (
    <section className="mt-10">
      <p className="max-w-2xl text-ink-soft">{t.friezeLead}</p>
      <p aria-hidden="true" className="frieze-hours">
        {marks.map((hour) => (
          <span key={hour}>{hourWords(hour, language)}</span>
        ))}
      </p>
      <ol className="frieze">
        {nights.map((each, place) => (
          <Fragment key={each.night}>
            <li id={`night-${each.night}`}>
              <Head {...each} before={nights[place + 1]?.night} after={nights[place - 1]?.night} />
              <div>
                <WideNight {...{ hours, span, marks }} night={each} />
                <div className="frieze-day">
                  <TallNight {...{ hours, span, marks }} night={each} />
                  <Told dreams={each.dreams} />
                </div>
              </div>
            </li>
            {each.without > 0 && (
              <li className="frieze-gap">
                {t.without(t.nights(each.without, number(each.without)))}
              </li>
            )}
          </Fragment>
        ))}
      </ol>
    </section>
  );
}

type HeadProps = FriezeNight & { before: string | undefined; after: string | undefined };

function Head({ night, dreams, slept, before, after }: HeadProps) {
  const t = useMessages('journal');
  const language = useLanguage();
  const { number } = useFormats();
  const said = [
    dreams.length > 0 ? t.dreams(dreams.length, number(dreams.length)) : t.noDream,
    slept?.bedtime && slept.rising ? t.slept(slept.bedtime, slept.rising) : t.sleepUnknown,
  ];
  return (
    <div>
      <div className="frieze-date text-ui">
        {before ? (
          <a href={`#night-${before}`} aria-label={t.nightBefore} className="frieze-step">
            <ChevronLeft aria-hidden="true" className="size-5" />
          </a>
        ) : (
          <span className="frieze-step" />
        )}
        <p>
          <MoonDisc at={middleOf(night)} />{' '}
          <Link to={`/journal/nights/${night}`} className="inline-link">
            {nightWords(night, language)}
          </Link>
        </p>
        {after && (
          <a href={`#night-${after}`} aria-label={t.nightAfter} className="frieze-step">
            <ChevronRight aria-hidden="true" className="size-5" />
          </a>
        )}
      </div>
      <p className="frieze-said mt-1 text-small text-ink-faint">{said.join(', ')}</p>
    </div>
  );
}

function Told({ dreams }: { dreams: readonly Dream[] }) {
  const { time } = useFormats();
  const here = useHere();
  if (dreams.length === 0) return null;
  return (
    <ul className="frieze-told">
      {dreams.map((dream) => (
        <li key={dream.id}>
          {dream.image ? (
            <Print picture={squareOf(dream.image)} alt="" sizes="40px" className="aspect-square" />
          ) : (
            <span aria-hidden="true" className="journal-blank" />
          )}
          <span className="min-w-0">
            <Link to={`/dreams/${dream.id}`} state={here} className="inline-link">
              <span
                dir="auto"
                className="inline-block max-w-64 truncate align-bottom narrow:max-w-full"
              >
                {nameOf(dream)}
              </span>
            </Link>
            <span className="block text-ink-faint">{time(dream.dreamedAt)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
