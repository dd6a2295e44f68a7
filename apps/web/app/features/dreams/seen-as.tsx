import type { DreamReader } from '@reverie/contract/dreams.rules';
import { Eye } from 'lucide-react';
import { Link } from 'react-router';
import { useMessages } from '#language/messages.tsx';

export type SeenAsProps = {
  dreamId: string;
  /** Whom its dreamer sees it as. */
  as: DreamReader;
  /** Its community, where it has one. */
  community: string | null;
};

/** Above one’s own dream as somebody else meets it: who, and the way to the others. */
export function SeenAs({ dreamId, as, community }: SeenAsProps) {
  const t = useMessages('dreams').seen;
  const readers: DreamReader[] =
    community === null ? ['stranger', 'signed_in'] : ['stranger', 'signed_in', 'member'];
  return (
    <nav aria-label={t.title} className="seen-as">
      <p className="flex items-center gap-2.5 font-medium">
        <Eye aria-hidden="true" className="size-4.5 text-accent" />
        {t.title}
      </p>
      <ul className="flex flex-wrap gap-x-6">
        {readers.map((reader) => (
          <li key={reader}>
            <Link
              to={`/dreams/${dreamId}?seen=${reader}`}
              preventScrollReset
              className="seen-as-link"
              aria-current={reader === as ? 'page' : undefined}
            >
              {reader === 'member' ? t.memberOf(community ?? '') : t.readers[reader]}
            </Link>
          </li>
        ))}
        <li>
          <Link to={`/dreams/${dreamId}`} preventScrollReset className="seen-as-link">
            {t.you}
          </Link>
        </li>
      </ul>
      <p className="text-small text-ink-soft">{t.note}</p>
    </nav>
  );
}
