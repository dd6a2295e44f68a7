import type { Providers } from '@reverie/contract/identities';
import { useMessages } from '#language/messages.tsx';

type ProviderLinksProps = {
  providers: Providers['providers'];
  purpose?: 'enter' | 'link' | 'prove';
  /** The page that follows. */
  from?: string | null | undefined;
};

/**
 * Doors of places where somebody has an account already. Nothing where none is set up. Links and no
 * buttons, since they lead to another site, which a form of ours may not.
 */
export function ProviderLinks({ providers, purpose = 'enter', from }: ProviderLinksProps) {
  const t = useMessages('accounts').elsewhere;
  if (providers.length === 0) return null;
  const query = new URLSearchParams({
    ...(purpose !== 'enter' && { purpose }),
    ...(from && { from }),
  });
  const asked = query.size > 0 ? `?${query}` : '';
  return (
    <ul className="grid gap-3">
      {providers.map(({ id, name }) => (
        <li key={id}>
          <a
            href={`/auth/${id}${asked}`}
            className="button w-full"
            data-variant="outline"
            data-size="large"
          >
            {t[purpose](name)}
          </a>
        </li>
      ))}
    </ul>
  );
}
