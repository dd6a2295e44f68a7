import { NavLink, useLocation } from 'react-router';
import type { FrameUser } from '#features/frame/frame-user.ts';
import { OwnAvatar } from '#features/frame/own-avatar.tsx';
import { SignOut } from '#features/frame/sign-out.tsx';
import { useMessages } from '#language/messages.tsx';
import { ButtonLink } from '#ui/button.tsx';

/** One solid button a view: only where the page has none of its own is the header's solid. */
const pagesWithoutSolid = /^\/(dashboard|dreams\/(?!new$)[^/]+)$/;

/** What the header says to a reader who is signed in. */
export function SignedIn({ user }: { user: FrameUser }) {
  const t = useMessages('frame');
  const isSolid = pagesWithoutSolid.test(useLocation().pathname);
  return (
    <>
      <NavLink
        to="/profile"
        aria-label={t.profileOf(user.username)}
        className="header-link flex items-center gap-2"
      >
        <OwnAvatar user={user} size="small" />
        <span className="max-w-32 truncate lg:max-xl:hidden">{user.username}</span>
      </NavLink>
      <SignOut isIcon />
      <ButtonLink
        to="/dreams/new"
        variant={isSolid ? 'solid' : 'outline'}
        className="ml-2 whitespace-nowrap lg:max-xl:hidden"
      >
        {t.share}
      </ButtonLink>
    </>
  );
}
