import { unreadLimit } from '@reverie/contract/notifications.rules';
import { Bell as BellSign } from 'lucide-react';
import { useEffect, useState } from 'react';
import { NavLink } from 'react-router';
import { backgroundApi } from '#api/browser.ts';
import { useFormats, useMessages } from '#language/messages.tsx';
import { useLiveEvents } from '#loading/use-live-events.ts';

/** What awaits its reader, counted: by the server with the page, and from then on as it happens. */
export function Bell({ unread: first }: { unread: number }) {
  const t = useMessages('frame');
  const { number } = useFormats();
  const [unread, setUnread] = useState(first);
  // Another page says it anew.
  useEffect(() => setUnread(first), [first]);

  async function look() {
    // Without an answer what was known stands.
    const told = await backgroundApi()
      .notifications.count()
      .catch(() => null);
    if (told) setUnread(told.unread);
  }
  useLiveEvents({ onNotifications: () => void look(), onOpen: () => void look() });

  const shown = unread > unreadLimit ? `${number(unreadLimit)}+` : number(unread);
  return (
    <NavLink
      to="/notifications"
      className="button bell"
      data-variant="quiet"
      data-shape="icon"
      aria-label={t.bell(unread > 0 ? shown : null)}
      title={t.bell(null)}
    >
      <BellSign aria-hidden="true" />
      {unread > 0 && (
        <span aria-hidden="true" className="bell-count">
          {shown}
        </span>
      )}
    </NavLink>
  );
}
