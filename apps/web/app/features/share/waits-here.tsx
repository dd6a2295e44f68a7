import { useEffect, useRef } from 'react';
import type { Waiting } from '#features/share/sending.form.ts';
import { forgetItem } from '#keeping/keep.ts';
import type { DraftKey } from '#keeping/kept.ts';
import { useThing } from '#keeping/use-things.ts';
import { useFormats, useMessages } from '#language/messages.tsx';

type WaitsHereProps = { waiting: Waiting; draft: DraftKey };

/** The dream is kept on this device: it goes by itself, and the page then leads on. */
export function WaitsHere({ waiting, draft }: WaitsHereProps) {
  const { waitsHere: t } = useMessages('share');
  const { time } = useFormats();
  const state = useThing(waiting.id);
  const kept = waiting.isNewer ? t.keptNewer : t.kept;
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // What is sealed there is not kept in the clear beside it.
    if (state === 'waiting') forgetItem(draft);
    // Sent from here under the same key, what went by itself is not told twice: the page leads on as
    // it always does. Changed elsewhere, or not taken as it is, it says so with what was typed.
    const isAnswered = state === 'gone' || state === 'met' || state === 'refused';
    if (isAnswered) place.current?.closest('form')?.requestSubmit();
  }, [state, draft]);

  return (
    <div ref={place} role="status" className="alert" data-tone="calm">
      {/* A new paragraph each time: within one minute too it is read out again. */}
      <p key={waiting.keptAt}>{kept(time(waiting.keptAt))}</p>
      <p className="mt-2 text-ui">
        {t.goes}{' '}
        <a href="/offline" className="inline-link">
          {t.see}
        </a>
      </p>
    </div>
  );
}
