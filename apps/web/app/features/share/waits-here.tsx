import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { forgetItem } from '#keeping/keep.ts';
import type { DraftKey } from '#keeping/kept.ts';
import { useThing } from '#keeping/use-things.ts';
import { useMessages } from '#language/messages.tsx';

type WaitsHereProps = { id: string; draft: DraftKey; next: string };

/** The dream is kept on this device: it goes by itself, and the page then leads on. */
export function WaitsHere({ id, draft, next }: WaitsHereProps) {
  const { waitsHere: t } = useMessages('share');
  const state = useThing(id);
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // What is sealed there is not kept in the clear beside it.
    if (state === 'waiting') forgetItem(draft);
    if (state === 'gone') void navigate(next);
    // Changed elsewhere, or not taken as it is: its own page says so, with what was typed.
    if (state === 'met' || state === 'refused') place.current?.closest('form')?.requestSubmit();
  }, [state, draft, next, navigate]);

  return (
    <div ref={place} role="status" className="alert" data-tone="calm">
      <p>{t.kept}</p>
      <p className="mt-2 text-ui">
        {t.goes}{' '}
        <a href="/offline" className="inline-link">
          {t.see}
        </a>
      </p>
    </div>
  );
}
