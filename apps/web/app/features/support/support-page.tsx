import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { HelpResults, HelpSearch } from '#features/support/help-search.tsx';
import { Questions, Topics } from '#features/support/questions.tsx';
import type { SupportHelp } from '#features/support/support-help.server.ts';
import type { SupportText } from '#features/support/support-text.fr.ts';
import type { HelpAnswer } from '#help/find-help.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Page, PageHead } from '#ui/page.tsx';

type SupportPageProps = {
  text: SupportText;
  help: SupportHelp;
  /** What was looked for, and the answers; null where nothing was. */
  search: { query: string; results: readonly HelpAnswer[] } | null;
  /** How the server is doing. */
  status?: ReactNode;
};

const topics = ['account', 'billing', 'dreams', 'api'] as const;

export function SupportPage({ text, help, search, status }: SupportPageProps) {
  return (
    <Page>
      <PageHead title={text.title} lead={text.lead}>
        <HelpSearch text={text} query={search?.query ?? ''} />
        {!search && <PopularTopics text={text} />}
      </PageHead>
      {search ? (
        <HelpResults text={text} {...search} />
      ) : (
        <div className="grid gap-24 md:gap-32">
          <Quick text={text} />
          <Questions text={text} help={help} />
          <Topics text={text} help={help} />
          <Reach text={text} status={status} />
          <Resources text={text} />
        </div>
      )}
    </Page>
  );
}

function PopularTopics({ text }: { text: SupportText }) {
  return (
    <nav aria-label={text.popular} className="mt-5">
      <ul className="flex flex-wrap items-center gap-x-6 gap-y-1 text-ui">
        <li aria-hidden="true" className="text-ink-faint">
          {text.popular}
        </li>
        {topics.map((topic) => (
          <li key={topic} className="py-1">
            <a href={`#${topic}`} className="inline-link">
              {text.topics[topic]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Card = { to: string; name: string; text: string };

function Quick({ text: { quick, quickTitle } }: { text: SupportText }) {
  return (
    <Cards
      title={quickTitle}
      cards={[
        { to: '/documentation', ...quick.documentation },
        { to: '/api', ...quick.api },
        { to: '/pricing', ...quick.pricing },
        { to: '/features', ...quick.features },
      ]}
    />
  );
}

function Resources({ text: { resources, resourcesTitle } }: { text: SupportText }) {
  return (
    <Cards
      title={resourcesTitle}
      cards={[
        { to: '/documentation/guides', ...resources.guides },
        { to: '/documentation/usage/interpreting#examples', ...resources.interpreting },
        { to: '/privacy', ...resources.privacy },
        { to: '/credits', ...resources.credits },
      ]}
    />
  );
}

/** Places to go, in a row of lines. */
function Cards({ title, cards }: { title: string; cards: readonly Card[] }) {
  return (
    <section>
      <h2 className="font-display text-h2">{title}</h2>
      <ul className="mt-8 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-4">
        {cards.map(({ to, name, text }) => (
          <li key={to} className="border-t border-line">
            <Link to={to} className="group grid h-full content-start gap-1.5 py-6">
              <span className="flex items-center justify-between gap-3 font-display text-h3 transition-colors group-hover:text-accent">
                {name}
                <ArrowRight aria-hidden="true" className="size-5 flex-none text-ink-faint" />
              </span>
              <span className="text-ui text-ink-soft">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reach({ text, status }: { text: SupportText; status: ReactNode }) {
  return (
    <section>
      <h2 className="font-display text-h2">{text.contactTitle}</h2>
      <div className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-2">
        <div className="grid content-start justify-items-start gap-3 border-t border-line pt-6">
          <h3 className="font-display text-h3">{text.email.name}</h3>
          <p className="max-w-[56ch] text-ink-soft">{text.email.text}</p>
          <ButtonLink to="/contact?type=support#message" variant="solid" className="mt-2">
            {text.email.open}
          </ButtonLink>
        </div>
        <Chat text={text.chat} />
        {status}
      </div>
    </section>
  );
}

/**
 * Shown where the assistant is on the page, under the id its link names. Without scripts the link
 * leads there; with them the assistant hears the event and opens.
 */
function Chat({ text }: { text: SupportText['chat'] }) {
  return (
    <div className="support-chat content-start justify-items-start gap-3 border-t border-line pt-6">
      <h3 className="font-display text-h3">{text.name}</h3>
      <p className="max-w-[56ch] text-ink-soft">{text.text}</p>
      {/* biome-ignore lint/a11y/useValidAnchor: without scripts it leads to the assistant */}
      <a
        href="#dreamer"
        className="button mt-2"
        data-variant="outline"
        onClick={() => window.dispatchEvent(new CustomEvent('reverie:open-assistant'))}
      >
        {text.open}
      </a>
    </div>
  );
}
