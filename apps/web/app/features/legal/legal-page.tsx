import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { LegalText } from '#features/legal/text.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { Page, PageHead } from '#ui/page.tsx';

type LegalPageProps = {
  text: LegalText;
  /** What may be done here, before what there is to read. */
  children?: ReactNode;
};

/** Rules set to be read: one column, each section beside its name. */
export function LegalPage({ text, children }: LegalPageProps) {
  return (
    <Page>
      <DocumentHead title={text.title} description={text.lead} />
      <PageHead title={text.title} lead={text.lead} />
      {children}
      <div className="grid max-w-4xl">
        {text.sections.map(({ heading, paragraphs, entries, link }) => (
          <section
            key={heading}
            className="grid gap-x-12 gap-y-3 border-t border-line py-8 md:grid-cols-[14rem_1fr]"
          >
            <h2 className="font-display text-h3">{heading}</h2>
            <div className="grid max-w-[62ch] content-start gap-4 text-ink-soft md:pt-1">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {entries && (
                <dl className="grid gap-3">
                  {entries.map(([name, meaning]) => (
                    <div key={name} className="grid gap-x-5 sm:grid-cols-[10.5rem_1fr]">
                      <dt className="font-medium text-ink">{name}</dt>
                      <dd>{meaning}</dd>
                    </div>
                  ))}
                </dl>
              )}
              {link && (
                <p>
                  <Link to={link[0]} className="inline-link">
                    {link[1]}
                  </Link>
                </p>
              )}
            </div>
          </section>
        ))}
      </div>
    </Page>
  );
}
