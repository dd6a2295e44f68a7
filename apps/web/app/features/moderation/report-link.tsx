import { Link } from 'react-router';
import { useMessages } from '#language/messages.tsx';

type ReportLinkProps = { kind: 'dream' | 'picture' | 'profile'; id: string; back: string };

/** The way to tell the moderators of something. Comments have theirs among their acts. */
export function ReportLink({ kind, id, back }: ReportLinkProps) {
  const { report: t } = useMessages('moderation');
  return (
    <Link
      to={`/report?${new URLSearchParams({ kind, id, back })}`}
      // As high as a thumb wants it, and no louder.
      className="inline-flex min-h-11 items-center text-small text-ink-faint"
    >
      <span className="inline-link">{t.links[kind]}</span>
    </Link>
  );
}
