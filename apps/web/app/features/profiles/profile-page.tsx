import { avatarSource } from '@reverie/contract/avatars.rules';
import type { Profile } from '@reverie/contract/profiles';
import { Rss } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ProfilesText } from '#features/profiles/profiles-text.fr.ts';
import { feedPath, pagePath } from '#features/profiles/rules.ts';
import { fill } from '#language/fill.ts';
import { useFormats } from '#language/messages.tsx';
import { Avatar, avatarPixels } from '#ui/avatar.tsx';
import { Page } from '#ui/page.tsx';
import { Pagination } from '#ui/pagination.tsx';

type ProfilePageProps = {
  text: ProfilesText['page'];
  profile: Profile;
  page: number;
  isOwn: boolean;
  isSignedIn: boolean;
  /** What the reader can be to them. */
  ties: ReactNode;
  /** Their dreams, hung. */
  wall: ReactNode;
};

/** What somebody made public, under their name. */
export function ProfilePage(props: ProfilePageProps) {
  const { text, profile, page, isOwn, isSignedIn, ties, wall } = props;
  const { username, displayName, since, pageCount, totalCount } = profile;
  const { month, number } = useFormats();
  return (
    <Page>
      <link
        rel="alternate"
        type="application/atom+xml"
        title={`${displayName ?? username} · Reverie`}
        href={feedPath(username)}
      />
      <header className="flex flex-wrap items-center gap-x-7 gap-y-5 pt-8 pb-10 md:pt-14 md:pb-12">
        <Avatar src={avatarSource(profile, avatarPixels('large'))} size="large" />
        <div className="min-w-0">
          <h1 dir="auto" className="font-display text-title wrap-anywhere">
            {displayName ?? username}
          </h1>
          <p className="mt-2 flex flex-wrap gap-x-4 text-ui text-ink-soft">
            {displayName && <span>@{username}</span>}
            <span>{fill(text.since, { month: month(since) })}</span>
          </p>
          {isOwn && (
            <p className="mt-2 text-small text-ink-faint">
              {text.yours}{' '}
              <Link to="/settings/account#page" className="inline-link">
                {text.change}
              </Link>
            </p>
          )}
        </div>
        <div className="md:ml-auto">{ties}</div>
      </header>
      <section aria-labelledby="dreams">
        <h2 id="dreams" className="sr-only">
          {text.dreams}
        </h2>
        {totalCount > 0 ? (
          wall
        ) : (
          <div className="border-t border-line py-16">
            <p className="text-lead text-ink-soft">{text.none}</p>
            {!isSignedIn && <p className="mt-2 text-ui text-ink-faint">{text.noneForVisitors}</p>}
          </div>
        )}
        <Pagination
          page={page}
          pageCount={pageCount}
          to={(other) => (other > 1 ? `${pagePath(username)}?page=${other}` : pagePath(username))}
          words={text}
          nameOf={(other) => fill(text.page, { n: number(other) })}
          numberOf={number}
        />
        <p className="mt-12 text-small text-ink-faint">
          <a href={feedPath(username)} className="inline-link inline-flex items-center gap-2">
            <Rss aria-hidden="true" className="size-4" />
            {text.feed}
          </a>
        </p>
      </section>
    </Page>
  );
}
