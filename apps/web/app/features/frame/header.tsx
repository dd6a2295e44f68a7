import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import type { FrameUser } from '#features/frame/frame-user.ts';
import { Logo } from '#features/frame/logo.tsx';
import { Menu, MenuButton } from '#features/frame/menu.tsx';
import { OwnAvatar } from '#features/frame/own-avatar.tsx';
import { Settings } from '#features/frame/settings.tsx';
import { SignOut } from '#features/frame/sign-out.tsx';
import { useHeaderGround } from '#features/frame/use-header-ground.ts';
import { useMessages } from '#language/messages.tsx';
import { ButtonLink } from '#ui/button.tsx';

type HeaderProps = { user: FrameUser | null; search: ReactNode };

export function Header({ user, search }: HeaderProps) {
  const { mark, ground } = useHeaderGround();
  return (
    <>
      <span ref={mark} className="header-mark" aria-hidden="true" />
      <header className="header" data-ground={ground}>
        <div className="measure flex h-[4.5rem] items-center">
          <Logo />
          <Menu user={user} />
          <div className="ml-auto flex items-center wide:gap-1">
            {search}
            <Settings />
            <div className="flex items-center gap-1 narrow:hidden">
              {user ? <SignedIn user={user} /> : <SignedOut />}
            </div>
            <MenuButton />
          </div>
        </div>
      </header>
    </>
  );
}

/** One solid button a view: only where the page has none of its own is the header's solid. */
const pagesWithoutSolid = /^\/(dashboard|dreams\/(?!new$)[^/]+)$/;

function SignedIn({ user }: { user: FrameUser }) {
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

function SignedOut() {
  const t = useMessages('frame');
  return (
    <>
      <ButtonLink to="/login" variant="quiet">
        {t.signIn}
      </ButtonLink>
      <ButtonLink to="/register" className="ml-1 whitespace-nowrap">
        {t.signUp}
      </ButtonLink>
    </>
  );
}
