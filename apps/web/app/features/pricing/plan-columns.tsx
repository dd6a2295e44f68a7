import { businessPlans, researchPlans } from '@reverie/contract/organisation-plans.rules';
import { type PlanCode, planCodes, plans, yearlySaving } from '@reverie/contract/plans.rules';
import type { ReactNode } from 'react';
import { MoonDisc } from '#ambience/moon-disc.tsx';
import type { PlanName } from '#features/pricing/comparison.rules.ts';
import {
  type Billing,
  contactTypes,
  type PlanChoice,
} from '#features/pricing/plan-choice.rules.ts';
import type { PricingText } from '#features/pricing/pricing-text.fr.ts';
import { useFormats } from '#language/messages.tsx';
import { ButtonLink } from '#ui/button.tsx';

/** One lunation, October 2026: a crescent, a half moon, a full one stand for small, middle, whole. */
const moons = ['2026-10-14T12:00:00Z', '2026-10-18T16:00:00Z', '2026-10-26T04:00:00Z'] as const;

type PlanColumnsProps = { text: PricingText; choice: PlanChoice; isSignedIn: boolean };

/** The three plans of a category: name, price, for whom, and where it leads. */
export function PlanColumns({ text, choice, isSignedIn }: PlanColumnsProps) {
  const { category, billing } = choice;
  const contact = `/contact?type=${contactTypes[category]}`;
  if (category === 'personal') {
    return (
      <ul className="plans">
        {planCodes.map((code, place) => (
          <Column key={code} text={text} plan={code} place={place}>
            <PersonalPrice text={text} code={code} billing={billing} />
            {code === 'dreamer' ? (
              <div className="plan-ask">
                <ButtonLink variant="solid" to={isSignedIn ? '/dreams/new' : '/register'}>
                  {isSignedIn ? text.tell : text.start}
                </ButtonLink>
              </div>
            ) : (
              <Ask text={text} to={contact} label={text.tellMe} plan={code} />
            )}
          </Column>
        ))}
      </ul>
    );
  }
  const organisations = category === 'business' ? businessPlans : researchPlans;
  return (
    <ul className="plans">
      {entriesOf(organisations).map(([code, { monthly, isRecommended }], place) => (
        <Column key={code} text={text} plan={code} place={place} isRecommended={isRecommended}>
          <TeamPrice text={text} monthly={monthly} />
          <Ask text={text} to={contact} label={text.talk} plan={code} isSolid={isRecommended} />
        </Column>
      ))}
    </ul>
  );
}

type Organisations = typeof businessPlans | typeof researchPlans;
type OrganisationCode = keyof typeof businessPlans | keyof typeof researchPlans;
type Priced = { monthly: number | null; isRecommended: boolean };

function entriesOf(organisations: Organisations): [OrganisationCode, Priced][] {
  // The keys of a table written in the contract, which TypeScript widens to any string.
  return Object.entries(organisations) as [OrganisationCode, Priced][];
}

type ColumnProps = {
  text: PricingText;
  plan: PlanName;
  place: number;
  isRecommended?: boolean;
  children: ReactNode;
};

function Column({ text, plan, place, isRecommended = false, children }: ColumnProps) {
  const words = text.plans[plan];
  return (
    <li className="plan-column">
      <MoonDisc at={moons[place] ?? moons[0]} size={44} />
      <div className="mt-5">
        <h2 className="font-display text-h2">
          {words.name}{' '}
          {'second' in words && (
            <span className="ml-1 font-sans text-small text-ink-faint">{words.second}</span>
          )}
        </h2>
        {isRecommended && <p className="mt-1 text-small text-accent">{text.recommended}</p>}
      </div>
      <p className="plan-words">{words.text}</p>
      {children}
    </li>
  );
}

type PersonalPriceProps = { text: PricingText; code: PlanCode; billing: Billing };

function PersonalPrice({ text, code, billing }: PersonalPriceProps) {
  const { euros, rate } = useFormats();
  const plan = plans[code];
  const { cents, share } = yearlySaving(plan);
  if (cents === 0) return <Price amount={euros(0)} note={text.free} />;
  // A tenth of a percent: what the prices differ by is a sixth, and not quite.
  const saving = `${euros(cents)} ${text.less} (${rate(Math.round(share * 1000) / 1000)})`;
  return billing === 'monthly' ? (
    <Price
      amount={euros(plan.monthly)}
      unit={text.perMonth}
      note={`${text.orYearly} ${euros(plan.yearly)}, ${saving}`}
    />
  ) : (
    <Price amount={euros(plan.yearly)} unit={text.perYear} note={`${text.thatIs} ${saving}`} />
  );
}

function TeamPrice({ text, monthly }: { text: PricingText; monthly: number | null }) {
  const { euros } = useFormats();
  return monthly === null ? (
    <Price amount={text.onRequest} note={text.byAgreement} />
  ) : (
    <Price amount={euros(monthly)} note={text.teamPrice} />
  );
}

type PriceProps = { amount: string; unit?: string; note: string };

function Price({ amount, unit, note }: PriceProps) {
  return (
    <div className="plan-price">
      <p>
        <span className="font-display text-title tabular-nums">{amount}</span>{' '}
        {unit && <span className="ml-1 text-ui text-ink-soft">{unit}</span>}
      </p>
      <p className="mt-2 text-small text-ink-soft">{note}</p>
    </div>
  );
}

type AskProps = {
  text: PricingText;
  to: string;
  label: string;
  plan: PlanName;
  isSolid?: boolean;
};

function Ask({ text, to, label, plan, isSolid = false }: AskProps) {
  return (
    <div className="plan-ask">
      <ButtonLink to={to} variant={isSolid ? 'solid' : 'outline'}>
        {label}
        <span className="sr-only">{text.plans[plan].name}</span>
      </ButtonLink>
      <p className="text-small text-ink-faint">{text.notYet}</p>
    </div>
  );
}
