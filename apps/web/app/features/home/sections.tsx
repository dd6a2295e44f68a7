import type { ReactNode } from 'react';
import { useMessages } from '#language/messages.tsx';
import { ButtonLink } from '#ui/button.tsx';

/** The latest nights on the wall. */
export function Latest({ children }: { children: ReactNode }) {
  const t = useMessages('home');
  return (
    <section className="measure pt-24 md:pt-36">
      <h2 className="font-display text-h2">{t.latest}</h2>
      <p className="mt-2 mb-10 text-lead text-ink-soft">{t.latestLead}</p>
      {children}
      <p className="mt-4 text-center">
        <ButtonLink to="/dashboard">{t.explore}</ButtonLink>
      </p>
    </section>
  );
}

/** The page ends at dawn, when dreams are told. */
export function Dawn({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useMessages('home');
  return (
    <section className="dawn">
      <div className="measure py-28 text-center md:py-44">
        <h2 className="font-display text-title">{t.closing}</h2>
        <p className="mt-4 text-lead">{t.closingText}</p>
        <ButtonLink to={isSignedIn ? '/dreams/new' : '/register'} className="mt-9 bg-night">
          {t.tell}
        </ButtonLink>
      </div>
    </section>
  );
}
