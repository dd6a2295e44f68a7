import { Link } from 'react-router';
import { useMessages } from '#language/messages.tsx';

type ReportLinkProps = { kind: 'dream' | 'picture' | 'profile'; id: string; back: string };

/** The way to tell the moderators of something. Comments have theirs among their acts. */
export function ReportLink({ kind, id, back }: ReportLinkProps) {
  const { report: t } = useMessages('moderation');
  return (
    <Link
      to={`/report?${new URLSearchParams({ kind, id, back })}`}
      className="inline-link text-small text-ink-faint"
    >
      {t.links[kind]}
    </Link>
  );
}
