import { Link } from 'react-router';
import { useMessages } from '#language/messages.tsx';

/** Said where somebody publishes, or sees, what waits for their address to be confirmed. */
export function WaitingAddress({ place }: { place: 'waitingForm' | 'waitingDream' }) {
  const t = useMessages('accounts').security;
  return (
    <p className="mb-8 max-w-2xl border-l-2 border-accent pl-4 text-ui text-ink-soft">
      {t[place]}{' '}
      <Link to="/settings/account" className="inline-link">
        {t.toConfirm}
      </Link>
    </p>
  );
}
