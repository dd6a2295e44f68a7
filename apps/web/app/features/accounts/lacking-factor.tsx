import { Link } from 'react-router';
import { useMessages } from '#language/messages.tsx';

/** Said to a person whose role waits for a second factor. */
export function LackingFactor() {
  const t = useMessages('accounts').passkeys.lacking;
  return (
    <p className="mb-8 max-w-2xl border-l-2 border-accent pl-4 text-ui text-ink-soft">
      {t.text}{' '}
      <Link to="/settings/security#passkeys" className="inline-link">
        {t.to}
      </Link>
    </p>
  );
}
