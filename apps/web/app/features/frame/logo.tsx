import { Link } from 'react-router';
import { useMessages } from '#language/messages.tsx';

/** A crescent rising over a line of water. */
export function Mark({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 28 28"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      className={className}
    >
      <path d="M7.6 18.5A8 8 0 0 1 14.8 4.2a6.6 6.6 0 0 0 5.6 10.2 8 8 0 0 1 .2 4.1" />
      <path d="M1.5 20.5h25M9.5 24h9" className="text-accent" stroke="currentColor" />
    </svg>
  );
}

export function Logo() {
  const t = useMessages('frame');
  return (
    <Link to="/" aria-label={t.home} className="flex items-center gap-3">
      <Mark className="size-7 text-ink-soft" />
      <span className="font-display text-[1.5rem] leading-none whitespace-nowrap">{t.name}</span>
    </Link>
  );
}
