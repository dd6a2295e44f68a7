import { useTheme } from '#ambience/use-look.ts';
import type { FrameUser } from '#features/frame/frame-user.ts';
import { Avatar } from '#ui/avatar.tsx';

/** One's own initials, drawn by the server in the colour on screen. */
export function OwnAvatar({ user, size }: { user: FrameUser; size?: 'small' }) {
  const theme = useTheme(user.theme);
  const src = `/api/avatars/${encodeURIComponent(user.username)}.svg?theme=${theme}`;
  return <Avatar src={src} {...(size && { size })} />;
}
