import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { SupportHelp } from '#features/support/support-help.server.ts';
import type { SupportText } from '#features/support/support-text.fr.ts';
import { useOpenedByAddress } from '#features/support/use-opened-by-address.ts';

type QuestionsProps = { text: SupportText; help: SupportHelp };

/** The questions, folded, by category: a link into an answer opens it. */
export function Questions({ text, help }: QuestionsProps) {
  useOpenedByAddress();
  return (
    <section>
      <h2 className="font-display text-h2">{text.faqTitle}</h2>
      <div className="mt-8 grid gap-x-20 gap-y-12 lg:grid-cols-2">
        {help.faq.map(({ category, answers }) => (
          <section key={category} id={category} className="scroll-mt-24">
            <h3 className="mb-4 font-display text-h3">{text.categories[category]}</h3>
            <div className="border-b border-line">
              {answers.map(({ id, title, text: answer }) => (
                <details key={id} className="fold border-t border-line">
                  <summary>
                    <ChevronRight aria-hidden="true" className="flex-none" />
                    {title}
                  </summary>
                  <p id={id} className="max-w-[62ch] scroll-mt-40 pb-6 pl-[1.875rem] text-ink-soft">
                    {answer}
                  </p>
                </details>
              ))}
            </div>
          </section>
        ))}
      </div>
    </section>
  );
}

/** Topics whose answers stand elsewhere, each with the way there. */
export function Topics({ text, help }: QuestionsProps) {
  return (
    <section>
      <h2 className="font-display text-h2">{text.moreTitle}</h2>
      <div className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-3">
        {help.topics.map(({ topic, answers }) => (
          <section key={topic} id={topic} className="scroll-mt-24 border-t border-line pt-6">
            <h3 className="mb-3 font-display text-h3">{text.topics[topic]}</h3>
            {topic === 'billing' ? (
              answers.map(({ id, text: answer }) => (
                <p key={id} className="text-ink-soft">
                  {answer}
                </p>
              ))
            ) : (
              <ul className="grid gap-1">
                {answers.map(({ id, href, title }) => (
                  <li key={id} className="py-1">
                    <Link to={href} className="inline-link">
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </section>
  );
}
