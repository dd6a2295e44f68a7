import type { ReactNode } from 'react';
import type { FrameUser } from '#features/frame/frame-user.ts';
import { Logo } from '#features/frame/logo.tsx';
import { Menu, MenuButton } from '#features/frame/menu.tsx';
import { Settings } from '#features/frame/settings.tsx';
import { useHeaderGround } from '#features/frame/use-header-ground.ts';
import { useMessages } from '#language/messages.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.tsx';

const SignedIn = hydrateOnInteraction(
  async () => (await import('#features/frame/signed-in.tsx')).SignedIn,
  {
    isFrame: true,
  },
);

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
