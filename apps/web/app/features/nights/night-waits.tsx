import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useThing } from '#keeping/use-things.ts';
import { useMessages } from '#language/messages.tsx';

/** What was said of the night is kept on this device: it goes by itself, and the page is then shown anew. */
export function NightWaits({ id, next }: { id: string; next: string }) {
  const t = useMessages('nights');
  const state = useThing(id);
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state === 'gone') void navigate(next);
    if (state === 'met' || state === 'refused') place.current?.closest('form')?.requestSubmit();
  }, [state, next, navigate]);
  return (
    <div ref={place} role="status" className="alert" data-tone="calm">
      <p>{t.waits}</p>
    </div>
  );
}
