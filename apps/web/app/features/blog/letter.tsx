import type { ReactNode } from 'react';
import type { BlogText } from '#features/blog/blog-text.fr.ts';

/** Names the form that a route brings along. */
export function Letter({ text, children }: { text: BlogText; children: ReactNode }) {
  return (
    <section className="mt-24 grid gap-x-16 gap-y-7 border-t border-line pt-14 md:mt-32 lg:grid-cols-2 print:hidden">
      <div>
        <h2 className="font-display text-h2">{text.letter}</h2>
        <p className="mt-2 text-lead text-ink-soft">{text.letterLead}</p>
      </div>
      {children}
    </section>
  );
}
