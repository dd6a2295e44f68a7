import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BlogText } from '#features/blog/blog-text.fr.ts';
import { say } from '#features/blog/wording.ts';
import { ButtonLink } from '#ui/button.tsx';

type PagerProps = {
  text: BlogText;
  page: number;
  pages: number;
  addressOfPage: (page: number) => string;
};

/** Older and newer. A new page begins at its top, where the browser glides to. */
export function Pager({ text, page, pages, addressOfPage }: PagerProps) {
  return (
    <nav aria-label={text.pages} className="mt-14 flex items-center justify-between gap-4">
      <Turn to={page > 1 ? addressOfPage(page - 1) : null}>
        <ArrowLeft aria-hidden="true" />
        {text.previous}
      </Turn>
      <p className="text-center text-small text-ink-faint" aria-live="polite">
        {say(text.page, page, pages)}
      </p>
      <Turn to={page < pages ? addressOfPage(page + 1) : null}>
        {text.next}
        <ArrowRight aria-hidden="true" />
      </Turn>
    </nav>
  );
}

function Turn({ to, children }: { to: string | null; children: ReactNode }) {
  if (to !== null)
    return (
      <ButtonLink to={to} className="blog-turn">
        {children}
      </ButtonLink>
    );
  return (
    <button type="button" disabled className="button blog-turn" data-variant="outline">
      {children}
    </button>
  );
}
