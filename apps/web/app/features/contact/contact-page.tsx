import { ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { ContactRefusal, ContactValues } from '#features/contact/contact.form.ts';
import { ContactForm } from '#features/contact/contact-form.tsx';
import type { ContactText } from '#features/contact/contact-text.fr.ts';
import type { HelpAnswer } from '#help/find-help.ts';
import { Page, PageHead } from '#ui/page.tsx';

export type ContactOutcome =
  | { ticket: string }
  | { refusal: ContactRefusal; values: ContactValues };

type ContactPageProps = {
  text: ContactText;
  /** What the form begins with: a member need not say who they are. */
  values: ContactValues;
  /** Names the message the form will send, so that it is sent once. */
  sendKey: string;
  outcome: ContactOutcome | undefined;
  /** What the help answers before anybody has to. */
  questions: readonly HelpAnswer[];
};

export function ContactPage({ text, values, sendKey, outcome, questions }: ContactPageProps) {
  const refused = outcome && 'refusal' in outcome ? outcome : undefined;
  return (
    <Page>
      <PageHead title={text.title} lead={text.lead} />
      <div className="grid gap-x-20 gap-y-14 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <Doors text={text} />
        <section id="message" className="max-w-2xl scroll-mt-24">
          {outcome && 'ticket' in outcome ? (
            <Sent text={text} ticket={outcome.ticket} />
          ) : (
            <>
              <h2 className="mb-6 font-display text-h3">{text.form.title}</h2>
              <ContactForm
                // Another door opens the form with another subject.
                key={values.type}
                text={text}
                values={refused?.values ?? values}
                sendKey={sendKey}
                refusal={refused?.refusal}
              />
            </>
          )}
        </section>
      </div>
      <Questions title={text.faqTitle} questions={questions} />
    </Page>
  );
}

function Doors({ text }: { text: ContactText }) {
  const { doors } = text;
  const types = ['support', 'partnership', 'press'] as const;
  return (
    <nav aria-label={text.doorsTitle}>
      <ul className="border-b border-line">
        {types.map((type) => (
          <li key={type} className="border-t border-line">
            <Link
              to={`?type=${type}#message`}
              className="group grid grid-cols-[1fr_auto] gap-x-4 py-5"
            >
              <span className="font-medium transition-colors group-hover:text-accent">
                {doors[type].name}
              </span>
              <ChevronRight aria-hidden="true" className="size-4 self-center text-ink-faint" />
              <span className="mt-1 text-small text-ink-soft">{doors[type].text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Sent({ text, ticket }: { text: ContactText; ticket: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className="grid justify-items-start gap-5">
      <h2 ref={heading} tabIndex={-1} className="font-display text-h2 outline-none">
        {text.sent.title}
      </h2>
      <p>
        <span className="text-ink-soft">{text.sent.ticket}</span>{' '}
        <strong className="font-medium tabular-nums">{ticket}</strong>
      </p>
      <p className="max-w-[52ch] text-ink-soft">{text.sent.text}</p>
      <Link to="/contact" className="inline-link" reloadDocument>
        {text.sent.again}
      </Link>
    </div>
  );
}

type QuestionsProps = { title: string; questions: readonly HelpAnswer[] };

/** In the words of the help, and the way to more of them. */
function Questions({ title, questions }: QuestionsProps) {
  return (
    <section className="mt-20 md:mt-28">
      <h2 className="font-display text-h2">{title}</h2>
      <div className="mt-8 grid max-w-4xl border-b border-line">
        {questions.map(({ id, title: question, text: answer }) => (
          <details key={id} id={id} className="fold border-t border-line">
            <summary>
              <ChevronRight aria-hidden="true" />
              {question}
            </summary>
            <p className="max-w-[62ch] pb-6 pl-6 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
