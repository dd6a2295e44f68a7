import { Menu as MenuIcon } from 'lucide-react';
import { useRef } from 'react';
import { NavLink } from 'react-router';
import { avatarOf } from '#features/frame/avatar-address.ts';
import { CloseButton } from '#features/frame/close-button.tsx';
import type { FrameUser } from '#features/frame/frame-user.ts';
import { LanguageSwitch } from '#features/frame/language-switch.tsx';
import { SignOut } from '#features/frame/sign-out.tsx';
import { useClosedByNavigation } from '#features/frame/use-closed-by-navigation.ts';
import { useMessages } from '#language/messages.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { ButtonLink } from '#ui/button.tsx';

const id = 'menu';

/**
 * The phone's menu. A popover: the platform closes it on Escape and on a touch outside, and it
 * opens before the page's scripts have come.
 */
export function Menu({ user }: { user: FrameUser | null }) {
  const t = useMessages('frame');
  const panel = useRef<HTMLElement>(null);
  useClosedByNavigation(panel);

  return (
    <>
      <button
        type="button"
        className="button"
        data-variant="quiet"
        data-shape="icon"
        aria-label={t.menu}
        popoverTarget={id}
      >
        <MenuIcon aria-hidden="true" />
      </button>
      <nav
        ref={panel}
        id={id}
        popover="auto"
        data-holds-scroll
        className="drawer"
        aria-label={t.menu}
      >
        <div className="flex h-[4.5rem] items-center justify-between">
          {user ? (
            <NavLink to="/profile" className="flex min-w-0 items-center gap-3">
              <Avatar src={avatarOf(user)} />
              <span className="truncate font-medium">{user.username}</span>
            </NavLink>
          ) : (
            <span className="font-display text-h3">{t.name}</span>
          )}
          <CloseButton popover={id} className="-mr-3" />
        </div>
        <ul className="my-4 grid border-y border-line py-2">
          <MenuLink to="/dashboard">{t.explore}</MenuLink>
          {user && <MenuLink to="/dreams/new">{t.share}</MenuLink>}
          {user && <MenuLink to="/profile">{t.profile}</MenuLink>}
        </ul>
        <div className="grid gap-3">
          {!user && (
            <>
              <ButtonLink to="/register" variant="solid">
                {t.signUp}
              </ButtonLink>
              <ButtonLink to="/login">{t.signIn}</ButtonLink>
            </>
          )}
          <div className="flex items-center justify-between">
            <LanguageSwitch />
            {user && <SignOut />}
          </div>
        </div>
      </nav>
    </>
  );
}

function MenuLink({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <NavLink to={to} end className="drawer-link">
        {children}
      </NavLink>
    </li>
  );
}
