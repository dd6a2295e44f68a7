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
      </ul>
    </nav>
  );
}

type FollowedProps = { feed: Feed; isFollowingAnybody: boolean; wall: ReactNode };

/** What people one follows made public, the newest first, and the way to what is older. */
export function Followed({ feed: { dreams, next }, isFollowingAnybody, wall }: FollowedProps) {
  const t = useMessages('ties');
  if (dreams.length === 0) {
    return (
      <PlainState title={isFollowingAnybody ? t.feedNone : t.feedEmpty}>
        <ButtonLink to="/dreams">{t.toLibrary}</ButtonLink>
      </PlainState>
    );
  }
  return (
    <>
      {wall}
      {next && (
        <p className="mt-6 text-center">
          <ButtonLink to={`/dashboard?from=followed&before=${next}`}>{t.further}</ButtonLink>
        </p>
      )}
    </>
  );
}
