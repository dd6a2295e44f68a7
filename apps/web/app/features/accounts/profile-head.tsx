import type { Statistics } from '@reverie/contract/accounts';
import type { Theme } from '#ambience/theme.ts';
import { useTheme } from '#ambience/use-look.ts';
import { useFormats, useMessages } from '#language/messages.tsx';

type ProfileHeadProps = { username: string; email: string; createdAt: string; theme: Theme };

/** Who one is here: initials drawn by this server, in the colour one wears. */
export function ProfileHead({ username, email, createdAt, theme: onServer }: ProfileHeadProps) {
  const theme = useTheme(onServer);
  const { profile: words } = useMessages('accounts');
  const { date } = useFormats();
  return (
    <div className="flex items-center gap-5">
      <img
        src={`/api/avatars/${encodeURIComponent(username)}.svg?theme=${theme}`}
        alt=""
        width={88}
        height={88}
        className="size-22 shrink-0 rounded-[50%] bg-raised"
      />
      <div className="grid min-w-0 gap-0.5">
        <p className="font-display text-h3">{username}</p>
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
