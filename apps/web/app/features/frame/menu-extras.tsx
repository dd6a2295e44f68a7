import { squareOf } from '@reverie/contract/images.rules';
import { useEffect } from 'react';
import { Link, useFetcher } from 'react-router';
import { moonAt } from '#ambience/moon.ts';
import { MoonDisc } from '#ambience/moon-disc.tsx';
import { openSettings } from '#features/frame/settings.tsx';
import type { Teaser } from '#features/frame/teaser.rules.ts';
import { TeaserShapes } from '#features/frame/teaser-shapes.tsx';
import { useFormats, useMessages } from '#language/messages.tsx';
import { OtherLanguage, useLangOf } from '#reader/other-language.tsx';
import { useHere } from '#reader/way-back.ts';
import { Print } from '#ui/print.tsx';

/** What the menu shows beside its links once it is open: it costs nothing before. */

export function Teasers() {
  const t = useMessages('frame');
  const { load, data } = useFetcher<{ teasers: Teaser[] }>();

  useEffect(() => {
    void load('/teasers');
  }, [load]);

  if (!data) return <TeaserShapes />;
  if (data.teasers.length === 0) return null;
  return (
    <>
      <h2>{t.teasers}</h2>
      <ul>
        {data.teasers.map((teaser) => (
          <li key={teaser.id}>
            <TeaserLink teaser={teaser} />
          </li>
        ))}
      </ul>
    </>
  );
}

function TeaserLink({ teaser }: { teaser: Teaser }) {
  const { id, words, language, author, dreamedAt, image } = teaser;
  const { date } = useFormats();
  const langOf = useLangOf();
  return (
    <Link to={`/dreams/${id}`} state={useHere()} className="menu-teaser">
      {/* Its words stand beside it: described a second time it would only be in the way. */}
      <Print picture={squareOf(image)} alt="" sizes="4.75rem" className="aspect-square" />
      <span>
        <span
          dir="auto"
          lang={langOf(language)}
          className="line-clamp-2 font-text text-[1.125rem] leading-snug"
        >
          {words}
        </span>{' '}
        <span className="mt-1 flex items-center gap-2 text-small text-ink-faint">
          <MoonDisc at={dreamedAt} />
          <span>
            {author && `${author}, `}
            <span className="whitespace-nowrap">{date(dreamedAt)}</span>
            <OtherLanguage of={language} className="ml-2 whitespace-nowrap" />
          </span>
        </span>
      </span>
    </Link>
  );
}

const day = 86_400_000;
const nights = [-9, -6, -3, 0, 3, 6, 9];

/** Tonight's moon between those before and after it, and the way to set another sky. */
export function Tonight() {
  const t = useMessages('frame');
  const { moons } = useMessages('ambience');
  const now = Date.now();
  const today = new Date(now).toISOString();
  return (
    <div className="menu-tonight">
      <span className="flex items-center gap-4" aria-hidden="true">
        {nights.map((night) => (
          <span key={night} className="menu-moon" data-tonight={night === 0 || undefined}>
            <MoonDisc at={new Date(now + night * day).toISOString()} size={16} />
          </span>
        ))}
      </span>
      <p className="font-text text-[1.0625rem] text-ink-soft">
        {t.tonight(moons[moonAt(today).phase])}
      </p>
      <button type="button" className="lead ml-auto text-ui" onClick={openSettings}>
        {t.setSky}
      </button>
    </div>
  );
}
