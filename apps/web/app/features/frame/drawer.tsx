import { CloudMoon, MessageCircle } from 'lucide-react';
import { NavLink } from 'react-router';
import { LanguageSwitch } from '#features/frame/language-switch.tsx';
import { Mark } from '#features/frame/logo.tsx';
import { CloseButton } from '#features/frame/popover.tsx';
import { openSettings } from '#features/frame/settings.tsx';
import { type FrameUser, OwnAvatar, SignOut } from '#features/frame/signed-in.tsx';
import { useMessages } from '#language/messages.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';

/** Above the groups where the menu is a drawer: whose it is, and the way out. */
export function DrawerHead({ user, popover }: { user: FrameUser | null; popover: string }) {
  const t = useMessages('frame');
  return (
    <div className="flex h-[4.5rem] items-center justify-between wide:hidden">
      {user ? (
        <NavLink to="/profile" className="flex min-w-0 items-center gap-3">
          <OwnAvatar user={user} />
          <span className="truncate font-medium">{user.username}</span>
        </NavLink>
      ) : (
        <span className="flex items-center gap-3 font-display text-[1.5rem] leading-none">
          <Mark className="size-7 text-ink-soft" />
          {t.name}
        </span>
      )}
      <CloseButton popover={popover} className="-mr-3" />
    </div>
  );
}

/** From the drawer, the far end of the page is near. */
function openAssistant() {
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
  const asked = new CustomEvent('reverie:open-assistant', { cancelable: true });
  // Whoever wakes later than the menu reads the address.
  const isHeard = !dispatchEvent(asked);
  if (!isHeard) location.hash = 'dreamer';
}

/** Below them: the settings, Dreamer, the other language, and the doors. */
export function DrawerFoot({ user }: { user: FrameUser | null }) {
  const t = useMessages('frame');
  return (
    <div className="mt-6 grid gap-3 wide:hidden">
      <div className="-mx-3 flex flex-wrap justify-between border-y border-line py-2">
        <Button variant="quiet" className="needs-scripts" onClick={openSettings}>
          <CloudMoon aria-hidden="true" />
          {t.settings}
        </Button>
        <LanguageSwitch />
        <Button variant="quiet" className="needs-scripts" onClick={openAssistant}>
          <MessageCircle aria-hidden="true" />
          {t.assistant.open}
        </Button>
      </div>
      {user ? (
        <div className="-mx-3">
          <SignOut />
        </div>
      ) : (
        <div className="grid grid-cols-2 gap-3">
          <ButtonLink to="/login">{t.signIn}</ButtonLink>
          <ButtonLink to="/register" variant="solid">
            {t.signUp}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
