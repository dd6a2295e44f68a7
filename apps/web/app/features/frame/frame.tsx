import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Header } from '#features/frame/header.tsx';
import { PhoneBar } from '#features/frame/phone-bar.tsx';
import type { FrameUser } from '#features/frame/signed-in.tsx';
import { useMessages } from '#language/messages.tsx';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.tsx';

const Footer = hydrateOnInteraction(
  async () => (await import('#features/frame/footer.tsx')).Footer,
  {
    isFrame: true,
  },
);

type FrameProps = {
  user: FrameUser | null;
  /** Where the operator can be followed. */
  socialLinks: readonly string[];
  /** The way into the search, in the header. */
  search: ReactNode;
  children: ReactNode;
};

/** What surrounds every page. */
export function Frame({ user, socialLinks, search, children }: FrameProps) {
  const t = useMessages('frame');
  const main = useFocusAfterNavigation();
  useScrollbarRoom();
  return (
    <>
      <a className="skip button bg-surface" data-variant="outline" href="#content">
        {t.skip}
      </a>
      <Header user={user} search={search} />
      <main ref={main} id="content" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer user={user} socialLinks={socialLinks} />
      <PhoneBar isSignedIn={user !== null} />
    </>
  );
}

/** After a link, reading goes on at the new page's beginning, for those who listen as well. */
function useFocusAfterNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

/**
 * Marks the page, before anything opens over it, where its scrollbar takes room. What holds the
 * page then keeps that room (frame.css), and nothing moves sideways.
 */
export function useScrollbarRoom() {
  useEffect(() => {
    const look = () => {
      const page = document.documentElement;
      page.toggleAttribute('data-scrollbar', innerWidth > page.clientWidth);
    };
    // It does not bubble: it is heard on its way down.
    document.addEventListener('beforetoggle', look, true);
    return () => document.removeEventListener('beforetoggle', look, true);
  }, []);
}
