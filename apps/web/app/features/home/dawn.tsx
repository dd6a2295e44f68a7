import type { ReactNode } from 'react';
import type { HomeText } from '#features/home/home-text.fr.ts';
import { ButtonLink } from '#ui/button.tsx';
import { later } from '#ui/later.ts';

type DawnProps = {
  text: HomeText['dawn'];
  tell: string;
  isSignedIn: boolean;
  /** The newsletter's form. */
  children: ReactNode;
};

/** The page ends at dawn, when dreams are told. */
export function Dawn({ text, tell, isSignedIn, children }: DawnProps) {
  return (
    <div className="dawn">
      <section className="measure home-section" {...later}>
        <div className="grid gap-x-20 gap-y-8 lg:grid-cols-2">
          <div>
            <h2 className="font-display text-h2">{text.letter}</h2>
            <p className="mt-4 max-w-lg text-lead text-ink-soft">{text.letterText}</p>
          </div>
          {children}
        </div>
      </section>
      <section className="measure py-28 text-center md:py-44" {...later}>
        <h2 className="font-display text-title">{text.title}</h2>
        <p className="mt-4 text-lead">{text.text}</p>
        <ButtonLink to={isSignedIn ? '/dreams/new' : '/register'} className="mt-9 bg-night">
          {tell}
        </ButtonLink>
      </section>
    </div>
  );
}
