import type { Statistics, User } from '@reverie/contract/accounts';
import { avatarSource } from '@reverie/contract/avatars.rules';
import type { Theme } from '#ambience/theme.ts';
import { useTheme } from '#ambience/use-look.ts';
import { useFormats, useMessages } from '#language/messages.tsx';
import { Avatar, avatarPixels } from '#ui/avatar.tsx';

type ProfileHeadProps = { user: User; theme: Theme };

/** Who one is here, under one's picture or one's initials in the colour one wears. */
export function ProfileHead({ user, theme: onServer }: ProfileHeadProps) {
  const theme = useTheme(onServer);
  const { profile: words } = useMessages('accounts');
  const { date } = useFormats();
  const { username, displayName, email, createdAt } = user;
  return (
    <div className="flex items-center gap-5">
      <Avatar src={avatarSource(user, avatarPixels('large'), theme)} size="large" />
      <div className="grid min-w-0 gap-0.5">
        {displayName && (
          <p dir="auto" className="font-display text-h3 wrap-anywhere">
            {displayName}
          </p>
        )}
        <p className={displayName ? 'text-ui font-medium' : 'font-display text-h3'}>{username}</p>
        <p className="text-ui text-ink-soft">{email}</p>
        <p className="text-small text-ink-faint">{words.memberSince(date(createdAt))}</p>
      </div>
    </div>
  );
}

/** Counts the server keeps as they happen. */
export function ProfileStatistics({ statistics }: { statistics: Statistics }) {
  const { profile: words } = useMessages('accounts');
  const { number } = useFormats();
  const { dreamsShared, dreamsKept, likesReceived, totalViews } = statistics;
  const figures = [
    { count: dreamsShared, words: words.dreamsShared(dreamsShared) },
    { count: likesReceived, words: words.likesReceived(likesReceived) },
    { count: totalViews, words: words.totalViews(totalViews) },
  ];
  return (
    <section>
      <h2 className="sr-only">{words.statistics}</h2>
      <dl className="grid grid-cols-3 border-y border-line">
        {figures.map((figure) => (
          <div
            key={figure.words}
            className="flex flex-col-reverse justify-end gap-1 border-line px-3 py-5 not-first:border-l first:pl-0 md:px-6"
          >
            <dt className="text-small text-ink-soft">{figure.words}</dt>
            <dd className="font-display text-h2">{number(figure.count)}</dd>
          </div>
        ))}
      </dl>
      {dreamsKept > dreamsShared && (
        <p className="mt-3 text-small text-ink-faint">
          {dreamsKept === 1 ? words.keptOne : words.kept(number(dreamsKept))}
        </p>
      )}
    </section>
  );
}
