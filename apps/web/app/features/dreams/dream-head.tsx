import { avatarSource } from '@reverie/contract/avatars.rules';
import type { Dream } from '@reverie/contract/dreams';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { NightLine } from '#ambience/night-line.tsx';
import { DreamFacts } from '#features/dreams/dream-facts.tsx';
import { Figures } from '#features/dreams/figures.tsx';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';
import { OtherLanguage, useLangOf } from '#reader/other-language.tsx';
import { Said } from '#reader/said.tsx';
import { Avatar, avatarPixels } from '#ui/avatar.tsx';
import { classNames } from '#ui/class-names.ts';
import { Stars } from '#ui/stars.tsx';

/** Beyond this many characters a title set at full size would push the dream off the screen. */
const longTitle = 48;

/** Whether its reader is told of its moments by the week alone: it is another's, under a pseudonym. */
export function isWeekOnly({ community, viewer }: Dream): boolean {
  return community !== null && !viewer.isOwner;
}

type DreamAuthor = NonNullable<Dream['author']>;
type HeadProps = { dream: Dream };

/** A dream's name plate: the night, the title, who dreamt it and where. */
export function DreamHead({ dream }: HeadProps) {
  const t = useMessages('dreams');
  const { date } = useFormats();
  const langOf = useLangOf();
  const { dreamedAt, language } = dream;
  // Of a pseudonym others are told the week, and nothing that a week does not say.
  const isVeiled = isWeekOnly(dream);
  const title = dream.title ?? (isVeiled ? t.untitledWeek : t.untitledOn(date(dreamedAt)));
  const isLong = title.length > longTitle;
  return (
    <header className="dream-head">
      <p className="text-ui text-ink-soft">
        {isVeiled ? t.weekOf(date(dreamedAt)) : <NightLine at={dreamedAt} />}
      </p>
      <h1
        dir="auto"
        lang={dream.title === null ? undefined : langOf(language)}
        className={classNames('mt-2 font-display', isLong ? 'text-h2' : 'dream-title')}
      >
        <Said text={title} />
      </h1>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <Byline dream={dream} />
        <div className="text-ui text-ink-soft">
          <Figures dream={dream} />
        </div>
      </div>
    </header>
  );
}

type FootProps = { dream: Dream; tags: ReactNode; tools: ReactNode };

/** What its dreamer said of it, when it was told, and what may be done with it. */
export function DreamFoot({ dream, tags, tools }: FootProps) {
  const t = useMessages('dreams');
  const { date, time } = useFormats();
  const { visibility, language, createdAt } = dream;
  return (
    <div className="scene-foot">
      {tags}
      <DreamFacts dream={dream} />
      <div className="dream-foot">
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <time dateTime={createdAt}>
            {isWeekOnly(dream)
              ? t.weekOf(date(createdAt))
              : t.told(date(createdAt), time(createdAt))}
          </time>
          <OtherLanguage of={language} />
          {visibility !== 'public' && (
            <span className="flex items-center gap-1.5">
              <Lock aria-hidden="true" className="size-3.5" />
              {t.visibility[visibility]}
            </span>
          )}
        </span>
        <span className="-mx-3 flex flex-wrap">{tools}</span>
      </div>
    </div>
  );
}

/** Who dreamt it and where, as far as its reader is told. */
export function Byline({ dream }: { dream: Dream }) {
  const t = useMessages('dreams');
  const { author, community, location, viewer } = dream;
  const language = useLanguage();
  const place = [location?.city, location?.country].filter(Boolean).join(', ');
  return (
    <div className="flex min-w-0 items-center gap-3">
      {community && <Stars of={community.pseudonym.id} />}
      {author && !community && <Avatar src={avatarSource(author, avatarPixels('regular'))} />}
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ui">
          {community ? (
            <b className="font-medium">{community.pseudonym.name[language]}</b>
          ) : author ? (
            <Author author={author} />
          ) : (
            <b className="font-medium">{t.anonymous}</b>
          )}
          {viewer.isOwner && <span className="badge">{t.yours}</span>}
        </p>
        {community && (
          <p className="text-small text-ink-soft">
            <Link to={`/communities/${community.slug}`} className="inline-link inline-block py-1">
              {community.name}
            </Link>
            {viewer.isOwner && `, ${t.onlyYouKnow}`}
            {viewer.isOwner && community.isCircle && !community.evening && `, ${t.waitsForEvening}`}
          </p>
        )}
        {community?.question && (
          <p className="text-small text-ink-soft">
            <Link
              to={`/communities/${community.slug}?question=${community.question.id}`}
              className="inline-link inline-block py-1"
            >
              {t.answers} <bdi>{community.question.words}</bdi>
            </Link>
          </p>
        )}
        {place && <p className="text-small text-ink-soft">{place}</p>}
      </div>
    </div>
  );
}

/** How somebody likes to be called, always with the name that is nobody else's; a link to their page. */
function Author({ author: { username, displayName, hasPage } }: { author: DreamAuthor }) {
  const name = (
    <>
      <bdi className="font-medium">{displayName ?? username}</bdi>
      {displayName && <span className="text-small text-ink-soft"> @{username}</span>}
    </>
  );
  if (!hasPage) return <span className="min-w-0 wrap-anywhere">{name}</span>;
  return (
    <Link to={`/u/${encodeURIComponent(username)}`} className="inline-link min-w-0 wrap-anywhere">
      {name}
    </Link>
  );
}
