import { Check } from 'lucide-react';
import { useFormats, useMessages } from '#language/messages.tsx';

type DraftLineProps = {
  keptAt: string | null;
  /** When the draft that fills the form was kept; null where it fills none. */
  restoredAt: string | null;
  onClear: () => void;
};

/** What this device keeps of the form, and a way to have it forget. */
export function DraftLine({ keptAt, restoredAt, onClear }: DraftLineProps) {
  const t = useMessages('share');
  const { time } = useFormats();
  if (!keptAt && !restoredAt) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 text-small text-ink-soft">
      <Check aria-hidden="true" className="size-4 text-accent" />
      {keptAt ? t.draftKept(time(keptAt)) : restoredAt && t.draftRestored(time(restoredAt))}
      <button type="button" className="inline-link cursor-pointer" onClick={onClear}>
        {t.draftClear}
      </button>
    </p>
  );
}
