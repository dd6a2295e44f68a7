import { avatarSource } from '@reverie/contract/avatars.rules';
import { LogOut } from 'lucide-react';
import { Form, NavLink, useLocation, useNavigation } from 'react-router';
import type { Theme } from '#ambience/theme.ts';
import { useTheme } from '#ambience/use-look.ts';
import { isSolidFree } from '#features/frame/solid.rules.ts';
import { useMessages } from '#language/messages.tsx';
import { Avatar, type AvatarSize, avatarPixels } from '#ui/avatar.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';

/** What the header says to a reader who is signed in. */
export function SignedIn({ user }: { user: FrameUser }) {
  const t = useMessages('frame');
  const isSolid = isSolidFree(useLocation().pathname);
  return (
    <>
      <NavLink
        to="/profile"
        aria-label={t.profileOf(user.username)}
        className="header-link flex items-center gap-2"
      >
        <OwnAvatar user={user} size="small" />
        <span className="own-name max-w-32 truncate">{user.username}</span>
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

/** One's own picture, or initials drawn by the server in the colour on screen. */
export function OwnAvatar({ user, size = 'regular' }: { user: FrameUser; size?: AvatarSize }) {
  const theme = useTheme(user.theme);
  return <Avatar src={avatarSource(user, avatarPixels(size), theme)} size={size} />;
}

/** Ends the session everywhere and goes home. A form, so that it works before scripts have come. */
export function SignOut({ isIcon = false }: { isIcon?: boolean }) {
  const t = useMessages('frame');
  const isLeaving = useNavigation().formAction === '/logout';
  return (
    <Form method="post" action="/logout">
      <Button
        type="submit"
        variant="quiet"
        isBusy={isLeaving}
        {...(isIcon ? { shape: 'icon' as const, title: t.signOut, 'aria-label': t.signOut } : {})}
      >
        <LogOut aria-hidden="true" />
        {!isIcon && t.signOut}
      </Button>
    </Form>
  );
}

/** Who is signed in, as far as the frame of a page needs to know. */
export type FrameUser = {
  username: string;
  avatar: string | null;
  /** How many notifications nobody has read. */
  unread: number;
  language: string;
  theme: Theme;
};
