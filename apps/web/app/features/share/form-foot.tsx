import { Check } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Stamp } from '#features/share/stamp.form.ts';
import { useFormats, useMessages } from '#language/messages.tsx';
import { untilReached } from '#language/use-ask-anew.ts';
import { Button, ButtonLink } from '#ui/button.tsx';

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

/** Offers to send the form again by itself once the server can be reached. */
export function SendLater() {
  const { sendLater: t } = useMessages('share');
  const [isWaiting, setWaiting] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isWaiting) return;
    let isGivenUp = false;
    void untilReached().then(() => {
      if (!isGivenUp) place.current?.closest('form')?.requestSubmit();
    });
    return () => {
      isGivenUp = true;
    };
  }, [isWaiting]);

  return (
    <div ref={place} className="needs-scripts mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      {isWaiting && <p role="status">{t.waiting}</p>}
      <Button onClick={() => setWaiting(!isWaiting)}>{isWaiting ? t.stop : t.offer}</Button>
    </div>
  );
}

/** Goes back one step; `fallback` where this page was the first, or where no script runs. */
export function Cancel({ fallback }: { fallback: string }) {
  const t = useMessages('share');
  const navigate = useNavigate();

  function goBack(event: MouseEvent) {
    if (!hasStepBack(window.history.state)) return;
    event.preventDefault();
    navigate(-1);
  }

  return (
    <ButtonLink to={fallback} variant="quiet" size="large" onClick={goBack}>
      {t.cancel}
    </ButtonLink>
  );
}

/** The router counts its steps in the history's state. */
function hasStepBack(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}

/** Browsers that fill a form again after a step back leave these as the page says. */
export function StampFields({ stamp }: { stamp: Stamp }) {
  return (
    <>
      <input type="hidden" name="key" value={stamp.key} autoComplete="off" />
      {stamp.revision !== null && (
        <input type="hidden" name="revision" value={stamp.revision} autoComplete="off" />
      )}
    </>
  );
}
