import { useMessages } from '#language/messages.tsx';

/** Says to its dreamer that a report is kept and cannot be opened. */
export function UnreadableReport() {
  const t = useMessages('analysis');
  return <p className="mb-10 max-w-prose text-ui text-ink-soft">{t.reportUnreadable}</p>;
}
