import type { Dream } from '@reverie/contract/dreams';
import { Link } from 'react-router';
import { MoonDisc } from '#ambience/moon-disc.tsx';
import { middleOf } from '#features/journal/moons.rules.ts';
import { nameOf, nightsOf } from '#features/journal/night-wall.tsx';
import { nightWords } from '#features/journal/wording.ts';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';
import { useHere } from '#reader/way-back.ts';

/** Every third hour from 18:00 to 18:00, as places from 0 to 24. */
const marks = [0, 3, 6, 9, 12, 15, 18, 21, 24];
const wide = 960;
const x = (hours: number) => Math.round((hours / 24) * wide);

type FriezeProps = {
  dreams: readonly Dream[];
  /** Hours since 18:00 at which each dream was noted, by its id. */
  hours: Readonly<Record<string, number>>;
};

/** One line a night: a dot at each hour that was noted on waking. */
export function Frieze({ dreams, hours }: FriezeProps) {
  const t = useMessages('journal');
  const language = useLanguage();
  const { time, number } = useFormats();
  const here = useHere();
  const nights = nightsOf(dreams);
  return (
    <section className="mt-10">
      <p className="max-w-2xl text-ink-soft">{t.friezeLead}</p>
      <p aria-hidden="true" className="frieze-hours">
        {marks.map((place) => (
          <span key={place}>{hourNameIn(place, language)}</span>
        ))}
      </p>
      <ol className="frieze">
        {nights.map(({ night, dreams: told }) => (
          <li key={night} id={`night-${night}`}>
            <div>
              <p className="flex items-center gap-2.5 text-ui">
                <MoonDisc at={middleOf(night)} />
                {nightWords(night, language)}
              </p>
              <p className="mt-1 text-small text-ink-faint">
                {t.dreams(told.length, number(told.length))}
              </p>
            </div>
            <div>
              <svg
                aria-hidden="true"
                viewBox={`-6 0 ${wide + 12} 44`}
                preserveAspectRatio="none"
                className="frieze-line"
              >
                {marks.map((place) => (
                  <line
                    key={place}
                    x1={x(place)}
                    x2={x(place)}
                    y1="0"
                    y2="44"
                    className="frieze-mark"
                  />
                ))}
                <line x1="0" x2={wide} y1="22" y2="22" className="frieze-night" />
                {told.map(({ id }) => (
                  <line
                    key={id}
                    x1={x(hours[id] ?? 0)}
                    x2={x(hours[id] ?? 0)}
                    y1="22"
                    y2="22"
                    className="frieze-dot"
                  />
                ))}
              </svg>
              <ul className="mt-1 flex flex-wrap gap-x-8 gap-y-2">
                {told.map((dream) => (
                  <li key={dream.id} className="min-w-0 text-small">
                    <span className="mr-2 text-ink-faint">{time(dream.dreamedAt)}</span>
                    <Link to={`/dreams/${dream.id}`} state={here} className="inline-link">
                      <span dir="auto" className="inline-block max-w-72 truncate align-bottom">
                        {nameOf(dream)}
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function hourNameIn(place: number, language: string): string {
  const hour = (place + 18) % 24;
  return language === 'fr' ? `${hour} h` : `${String(hour).padStart(2, '0')}:00`;
}
