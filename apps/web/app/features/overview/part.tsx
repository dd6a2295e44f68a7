import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { later } from '#ui/later.ts';

type PartProps = {
  /** Where the page's own contents lead. */
  id: string;
  title: string;
  text: string;
  link?: { to: string; name: string };
  /** Whether it is met without scrolling. */
  leads?: boolean;
  children: ReactNode;
};

/** One thing Reverie does: said in a few words, then shown. */
export function Part({ id, title, text, link, leads = false, children }: PartProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="part"
      {...(leads ? undefined : later)}
    >
      <div className="part-head">
        <h2 id={`${id}-title`} className="font-display text-h2">
          {title}
        </h2>
        <div>
          <p className="text-lead text-ink-soft">{text}</p>
          {link && (
            <Link to={link.to} className="lead mt-4">
              {link.name}
              <ArrowRight aria-hidden="true" />
            </Link>
          )}
        </div>
      </div>
      {children}
    </section>
  );
}
