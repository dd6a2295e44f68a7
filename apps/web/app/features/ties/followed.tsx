import type { Feed } from '@reverie/contract/ties';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '#language/messages.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PlainState } from '#ui/page.tsx';

/** All dreams, or those of people one follows. */
export function WhoseDreams({ isFollowed }: { isFollowed: boolean }) {
  const t = useMessages('ties');
  const choices = [
    { to: '/dashboard', isChosen: !isFollowed, label: t.all },
    { to: '/dashboard?from=followed', isChosen: isFollowed, label: t.ofFollowed },
  ];
  return (
    <nav aria-label={t.whose} className="mt-6">
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ to, isChosen, label }) => (
          <li key={to}>
            <Link
              to={to}
              preventScrollReset
              aria-current={isChosen ? 'page' : undefined}
              className="tag tag-choice"
            >
              {label}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/connections" className="tag tag-choice">
            {t.toConnections}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

/** Where the dreams of people one follows are, with what is left out of them. */
export function followedAt(said: Record<string, string>): string {
  return `/dashboard?${new URLSearchParams({ from: 'followed', ...said })}`;
}

type FollowedProps = {
  feed: Feed;
  isFollowingAnybody: boolean;
  wall: ReactNode;
  /** What is left out, as an address says it, and the choice of it. */
  avoiding: Record<string, string>;
  choices: ReactNode;
};

/** What people one follows made public, the newest first, and the way to what is older. */
export function Followed(props: FollowedProps) {
  const { feed, isFollowingAnybody, wall, avoiding, choices } = props;
  const { dreams, next } = feed;
  const t = useMessages('ties');
  const isAvoiding = Object.keys(avoiding).length > 0;
  if (dreams.length === 0 && !next && !isAvoiding) {
    return (
      <PlainState title={isFollowingAnybody ? t.feedNone : t.feedEmpty}>
        <ButtonLink to="/dreams">{t.toLibrary}</ButtonLink>
      </PlainState>
    );
  }
  return (
    <>
      <div className="mb-8">{choices}</div>
      {dreams.length > 0 ? wall : <p className="text-lead text-ink-soft">{t.allLeftOut}</p>}
      {next && (
        <p className="mt-6 text-center">
          <ButtonLink to={followedAt({ ...avoiding, before: next })}>{t.further}</ButtonLink>
        </p>
      )}
    </>
  );
}
