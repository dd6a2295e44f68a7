import { type ReactNode, useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { ComingLine } from '#features/frame/coming-line.tsx';
import { Logo } from '#features/frame/logo.tsx';
import { Menu, MenuButton } from '#features/frame/menu.tsx';
import { Settings } from '#features/frame/settings.tsx';
import type { FrameUser } from '#features/frame/signed-in.tsx';
import { useMessages } from '#language/messages.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.tsx';

const SignedIn = hydrateOnInteraction(
  async () => (await import('#features/frame/signed-in.tsx')).SignedIn,
  {
    isFrame: true,
  },
);

const Bell = hydrateOnInteraction(async () => (await import('#features/frame/bell.tsx')).Bell, {
  isFrame: true,
});

type HeaderProps = { user: FrameUser | null; search: ReactNode };

export function Header({ user, search }: HeaderProps) {
  const { mark, ground } = useHeaderGround();
  return (
    <>
      <span ref={mark} className="header-mark" aria-hidden="true" />
      <header className="header" data-ground={ground}>
        <ComingLine />
        <div className="measure flex h-[4.5rem] items-center">
          <Logo />
          {user && <OwnPlaces />}
          <Menu user={user} />
          <div className="ml-auto flex items-center wide:gap-1">
            {search}
            <Settings />
            {user && <Bell unread={user.unread} />}
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

/** Where somebody who is signed in goes most: their own nights, then everybody’s. */
function OwnPlaces() {
  const t = useMessages('frame');
  return (
    <nav aria-label={t.ownPlaces} className="own-places">
      <NavLink to="/journal" className="header-link">
        {t.journal}
      </NavLink>
      <NavLink to="/dreams" end className="header-link own-library">
        {t.library}
      </NavLink>
    </nav>
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

/** How much of a hero still shows when the header stops being transparent over it, in pixels. */
const heroRest = 100;

/**
 * What lies below the header: the sky at the top of a page, its hero (`data-hero`), or the page
 * itself. The mark is as high as one may scroll before the top counts as left.
 */
export function useHeaderGround() {
  const mark = useRef<HTMLSpanElement>(null);
  const [isAtTop, setAtTop] = useState(true);
  const [isOverHero, setOverHero] = useState(false);
  const { pathname } = useLocation();

  useEffect(() => (mark.current ? watch(mark.current, 0, setAtTop) : undefined), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another hero, or none
  useEffect(() => {
    const hero = document.querySelector('[data-hero]');
    if (!hero) setOverHero(false);
    return hero ? watch(hero, heroRest, setOverHero) : undefined;
  }, [pathname]);

  const belowTop = isOverHero ? 'hero' : 'page';
  return { mark, ground: isAtTop ? 'sky' : belowTop };
}

/** Tells whether more than `rest` pixels of an element are still in the window. */
function watch(element: Element, rest: number, tell: (isThere: boolean) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => tell(entries.at(-1)?.isIntersecting ?? false),
    { rootMargin: `-${rest}px 0px 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
