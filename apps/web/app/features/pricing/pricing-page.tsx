import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { ApiTiers } from '#features/pricing/api-tiers.tsx';
import { comparisonOf } from '#features/pricing/comparison.rules.ts';
import { ComparisonTable } from '#features/pricing/comparison.tsx';
import {
  billings,
  type PlanChoice,
  planCategories,
  queryOf,
} from '#features/pricing/plan-choice.rules.ts';
import { PlanColumns } from '#features/pricing/plan-columns.tsx';
import type { PricingText } from '#features/pricing/pricing-text.fr.ts';
import { Page, PageHead } from '#ui/page.tsx';

type PricingPageProps = { text: PricingText; choice: PlanChoice; isSignedIn: boolean };

/** What Reverie costs, and what that buys: today, and once the plans open. */
export function PricingPage({ text, choice, isSignedIn }: PricingPageProps) {
  const name = text.categories[choice.category];
  return (
    <Page>
      <PageHead title={text.headline} lead={text.lead} />
      <aside aria-label={text.today.name} className="standing">
        <p className="font-medium">{text.today.name}</p>
        <p className="text-ink-soft">{text.today.text}</p>
      </aside>
      <Choices text={text} choice={choice} />
      <PlanColumns text={text} choice={choice} isSignedIn={isSignedIn} />
      {/* One promise, then plans; what few ask for is a press away. */}
      <div className="mt-16 border-b border-line md:mt-24">
        <details
          key={choice.category}
          open={choice.category !== 'personal'}
          className="fold border-t border-line"
        >
          <summary>
            <ChevronRight aria-hidden="true" className="flex-none" />
            <h2>{text.compare}</h2>
          </summary>
          <ComparisonTable text={text} category={name} comparison={comparisonOf(choice.category)} />
        </details>
        <details className="fold border-t border-line">
          <summary>
            <ChevronRight aria-hidden="true" className="flex-none" />
            {text.api.title}
          </summary>
          <ApiTiers text={text} />
        </details>
      </div>
      <Questions text={text} />
    </Page>
  );
}

/** Links, so that every choice has its address and none needs a script. */
function Choices({ text, choice }: Omit<PricingPageProps, 'isSignedIn'>) {
  return (
    <div className="plan-choices">
      <nav aria-label={text.category} className="plan-tabs">
        {planCategories.map((category) => (
          <Link
            key={category}
            to={{ search: queryOf({ ...choice, category }) }}
            preventScrollReset
            className="plan-tab"
            aria-current={category === choice.category ? 'true' : undefined}
          >
            {text.categories[category]}
          </Link>
        ))}
      </nav>
      {choice.category === 'personal' && (
        <nav aria-label={text.billing} className="segmented">
          {billings.map((billing) => (
            <Link
              key={billing}
              to={{ search: queryOf({ ...choice, billing }) }}
              preventScrollReset
              className="billing"
              aria-current={billing === choice.billing ? 'true' : undefined}
            >
              {text.billings[billing]}
            </Link>
          ))}
        </nav>
      )}
    </div>
  );
}

function Questions({ text }: { text: PricingText }) {
  return (
    <section className="mt-24 md:mt-32">
      <h2 className="font-display text-h2">{text.faqTitle}</h2>
      <div className="mt-8 grid max-w-4xl border-b border-line">
        {Object.entries(text.faq).map(([key, { question, answer }]) => (
          <details key={key} id={key} className="fold border-t border-line">
            <summary>
              <ChevronRight aria-hidden="true" className="flex-none" />
              {question}
            </summary>
            <p className="max-w-[62ch] pb-6 pl-[1.875rem] text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
