import { newsletterFrequencies } from '@reverie/contract/newsletter.rules';
import type { ReactNode } from 'react';
import type { NewsletterText } from '#features/newsletter/newsletter-text.fr.ts';
import { Page, PageHead } from '#ui/page.tsx';

/** What the letter is; `children` is the form that asks for it. */
export function NewsletterPage({ text, children }: { text: NewsletterText; children: ReactNode }) {
  return (
    <Page>
      <PageHead title={text.title} lead={text.lead} />
      <div className="grid gap-x-24 gap-y-16 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
        <section>
          <h2 className="mb-6 font-display text-h3">{text.formTitle}</h2>
          {children}
        </section>
        <div className="grid content-start gap-12">
          <section>
            <h2 className="mb-2 font-display text-h3">{text.rhythmsTitle}</h2>
            <dl>
              {newsletterFrequencies.map((frequency) => (
                <div key={frequency} className="border-b border-line py-4 last:border-0">
                  <dt className="font-medium">{text.rhythms[frequency].name}</dt>
                  <dd className="mt-1 max-w-[56ch] text-ink-soft">
                    {text.rhythms[frequency].text}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
          <section>
            <h2 className="mb-3 font-display text-h3">{text.keptTitle}</h2>
            {text.kept.map((sentence) => (
              <p key={sentence} className="mb-3 max-w-[56ch] text-ink-soft">
                {sentence}
              </p>
            ))}
          </section>
        </div>
      </div>
    </Page>
  );
}
