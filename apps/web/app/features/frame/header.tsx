import { useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { avatarOf } from '#features/frame/avatar-address.ts';
import type { FrameUser } from '#features/frame/frame-user.ts';
import { Logo } from '#features/frame/logo.tsx';
import { Menu } from '#features/frame/menu.tsx';
import { ModeToggle } from '#features/frame/mode-toggle.tsx';
import { Settings } from '#features/frame/settings.tsx';
import { SignOut } from '#features/frame/sign-out.tsx';
import { useMessages } from '#language/messages.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { ButtonLink } from '#ui/button.tsx';

/** One solid button a view: where the page invites or saves by its own, the header's is a line. */
const pagesWithSolid = /^\/(profile|dreams\/new|dreams\/[^/]+\/edit)?$/;

export function Header({ user }: { user: FrameUser | null }) {
  const t = useMessages('frame');
  const { mark, isScrolled } = useScrolled();
  return (
    <>
      <span ref={mark} className="absolute top-12 h-px w-px" aria-hidden="true" />
      <header className="header" data-scrolled={isScrolled || undefined}>
        <div className="measure flex h-[4.5rem] items-center gap-2">
          <Logo />
          <nav aria-label={t.mainMenu} className="ml-8 hidden flex-1 md:block">
            <NavLink to="/dashboard" className="header-link whitespace-nowrap" prefetch="intent">
              {t.explore}
            </NavLink>
          </nav>
          <div className="ml-auto flex items-center md:gap-1">
            <ModeToggle />
            <Settings />
            <div className="hidden items-center gap-1 md:flex">
              {user ? <SignedIn user={user} /> : <SignedOut />}
            </div>
            <div className="md:hidden">
              <Menu user={user} />
            </div>
          </div>
        </div>
      </header>
    </>
  );
}

function SignedIn({ user }: { user: FrameUser }) {
  const t = useMessages('frame');
  const hasOwnSolid = pagesWithSolid.test(useLocation().pathname);
  return (
    <>
      <NavLink
        to="/profile"
        aria-label={t.profileOf(user.username)}
        className="header-link ml-2 flex items-center gap-2"
      >
        <Avatar src={avatarOf(user)} size="small" />
        <span className="max-w-32 truncate max-lg:hidden">{user.username}</span>
      </NavLink>
      <SignOut isIcon />
      <ButtonLink
        to="/dreams/new"
        variant={hasOwnSolid ? 'outline' : 'solid'}
        className="ml-2 whitespace-nowrap"
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
      <ButtonLink to="/register" className="ml-1">
        {t.signUp}
      </ButtonLink>
    </>
  );
}

/** Whether the page has left its top: the header is transparent above 50 pixels. */
function useScrolled() {
  const mark = useRef<HTMLSpanElement>(null);
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(([entry]) =>
      setScrolled(entry !== undefined && !entry.isIntersecting),
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return { mark, isScrolled };
}
