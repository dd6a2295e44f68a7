import { useMessages } from '#language/messages.tsx';

/** Shown to the dreamer alone, where the words of waking life, not a dreamed death, ask for it. */
export function Care() {
  const t = useMessages('analysis');
  return (
    <aside className="panel mt-10 p-6 text-ui shadow-none">
      <h2 className="font-medium">{t.careTitle}</h2>
      <p className="mt-2 text-ink-soft">{t.careText}</p>
      <ul className="mt-2 grid gap-1">
        {t.careLines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-3 text-small text-ink-faint">{t.carePrivate}</p>
    </aside>
  );
}
