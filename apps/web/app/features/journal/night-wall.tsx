import type { Dream } from '@reverie/contract/dreams';
import { squareOf } from '@reverie/contract/images.rules';
import { Lock } from 'lucide-react';
import { Link, useViewTransitionState } from 'react-router';
import { MoonDisc } from '#ambience/moon-disc.tsx';
import { middleOf } from '#features/journal/moons.rules.ts';
import { nightWords } from '#features/journal/wording.ts';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';
import { useLangOf } from '#reader/other-language.tsx';
import { useHere } from '#reader/way-back.ts';
import { Print, phoneSize } from '#ui/print.tsx';

export type NightDreams = { night: string; dreams: readonly Dream[] };

/** Dreams by nights, newest night first; in a night, as they were dreamt. */
export function nightsOf(dreams: readonly Dream[]): NightDreams[] {
  const nights = new Map<string, Dream[]>();
  for (const dream of dreams) {
    const night = dream.night ?? dream.dreamedAt.slice(0, 10);
    nights.set(night, [...(nights.get(night) ?? []), dream]);
  }
  return [...nights]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([night, told]) => ({
      night,
      dreams: told.toSorted((a, b) => a.dreamedAt.localeCompare(b.dreamedAt)),
    }));
}

const wide = `(width >= 72rem) 352px, (width >= 44rem) 46vw, ${phoneSize}`;
const small = '(width >= 72rem) 192px, (width >= 44rem) 24vw, 42vw';

/** One night, one place; its other dreams hang small below it. */
export function NightWall({ dreams }: { dreams: readonly Dream[] }) {
  return (
    <ul className="nights">
      {nightsOf(dreams).map((each, place) => (
        <li key={each.night} id={`night-${each.night}`}>
          <Night {...each} isFirst={place === 0} />
        </li>
      ))}
    </ul>
  );
}

function Night({ night, dreams, isFirst }: NightDreams & { isFirst: boolean }) {
  const t = useMessages('journal');
  const { time } = useFormats();
  const language = useLanguage();
  // The one that was painted stands for its night.
  const [first = dreams[0]] = dreams.filter(({ image }) => image);
  if (!first) return null;
  const others = dreams.filter(({ id }) => id !== first.id);
  return (
    <>
      <NightCard dream={first} isFirst={isFirst} />
      <p className="mt-2.5 flex items-center gap-2 text-small text-ink-faint">
        <MoonDisc at={middleOf(night)} />
        <span>
          <Link to={`/journal/nights/${night}`} className="inline-link">
            {nightWords(night, language)}
          </Link>
          , {time(first.dreamedAt)}
        </span>
        {first.visibility === 'private' && (
          <span className="ml-auto shrink-0" title={t.isPrivate}>
            <Lock aria-hidden="true" className="size-3.5" />
            <span className="sr-only">{t.isPrivate}</span>
          </span>
        )}
      </p>
      {others.length > 0 && <Others dreams={others} />}
    </>
  );
}

function Others({ dreams }: { dreams: readonly Dream[] }) {
  const t = useMessages('journal');
  const langOf = useLangOf();
  const here = useHere();
  return (
    <div className="mt-4">
      <p className="text-small text-ink-faint">{t.others(dreams.length)}</p>
      <ul className="mt-2 grid gap-2.5">
        {dreams.map((dream) => (
          <li key={dream.id} className="journal-other">
            {dream.image ? (
              <Print
                picture={squareOf(dream.image)}
                alt=""
                sizes="48px"
                className="aspect-square"
              />
            ) : (
              <span aria-hidden="true" className="journal-blank" />
            )}
            <Link
              to={`/dreams/${dream.id}`}
              state={here}
              dir="auto"
              lang={langOf(dream.language)}
              className="line-clamp-2 text-ui hover:text-accent"
            >
              {nameOf(dream)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function NightCard({ dream, isFirst }: { dream: Dream; isFirst: boolean }) {
  const t = useMessages('journal');
  const language = useLanguage();
  const langOf = useLangOf();
  const here = useHere();
  const isTravelling = useViewTransitionState(`/dreams/${dream.id}`);
  const { image, imageStatus } = dream;
  return (
    <article className={image ? 'card' : 'card words'}>
      {image && (
        <Print
          picture={squareOf(image)}
          alt={image.alt[language]}
          sizes={isFirst ? wide : small}
          loading={isFirst ? 'eager' : 'lazy'}
          className="aspect-square"
          style={isTravelling ? { viewTransitionName: 'print' } : undefined}
        />
      )}
      <h3
        dir="auto"
        lang={langOf(dream.language)}
        className={
          image ? 'mt-4 line-clamp-3 font-text text-card' : 'line-clamp-6 font-display text-h3'
        }
      >
        <Link to={`/dreams/${dream.id}`} state={here} viewTransition className="card-link">
          {nameOf(dream)}
        </Link>
      </h3>
      {imageStatus === 'asks' && <p className="mt-3 text-small text-ink-faint">{t.asksBefore}</p>}
    </article>
  );
}

/** What a dream is called by: its title, or its first words. */
export function nameOf({ title, content }: Pick<Dream, 'title' | 'content'>): string {
  return title ?? content;
}
