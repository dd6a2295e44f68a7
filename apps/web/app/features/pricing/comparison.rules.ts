import {
  businessPlans,
  type Ceiling,
  type OrganisationPlan,
  researchPlans,
} from '@reverie/contract/organisation-plans.rules';
import { type Plan, planCodes, plans } from '@reverie/contract/plans.rules';
import type { PlanCategory } from '#features/pricing/plan-choice.rules.ts';
import type { PricingText } from '#features/pricing/pricing-text.fr.ts';

type RowName = keyof PricingText['rows'];
type GroupName = keyof PricingText['groups'];
/** A ceiling, whether it is there, or a share of time. */
export type Value = Ceiling | boolean | { share: number };

export type Row = { name: RowName; values: readonly Value[] };
export type Group = { name: GroupName; rows: readonly Row[] };
export type PlanName = keyof PricingText['plans'];
export type Comparison = { plans: readonly PlanName[]; groups: readonly Group[] };

/** What stands in the tables. What does not exist yet is only in the groups that say so. */
export function comparisonOf(category: PlanCategory): Comparison {
  return comparisons[category]();
}

const comparisons: Record<PlanCategory, () => Comparison> = {
  personal() {
    const each = (name: RowName, value: (plan: Plan) => Value) =>
      row(name, Object.values(plans), value);
    return {
      plans: planCodes,
      groups: [
        {
          name: 'today',
          rows: [
            each('entries', () => 'unlimited'),
            ...forAll(planCodes.length, 'analysis', 'firstPainting', 'styles', 'publicApi'),
          ],
        },
        {
          name: 'limits',
          rows: [
            each('publications', (plan) => plan.publicationsPerWeek ?? 'unlimited'),
            each('visualisations', (plan) => plan.visualisationsPerMonth),
            each('communities', (plan) => plan.ownedCommunities || false),
            each('calls', (plan) => plan.apiCallsPerMonth || false),
            each('callsPerMinute', (plan) => plan.apiCallsPerMinute || false),
          ],
        },
        {
          name: 'later',
          rows: [
            ...forAll(planCodes.length, 'archive'),
            each('analytics', (plan) => plan.hasAnalytics),
            each('styledExport', (plan) => plan.hasStyledExport),
            each('consultations', (plan) => plan.hasConsultations),
            each('certificate', (plan) => plan.hasCertificate),
            each('priority', (plan) => plan.hasPrioritySupport),
          ],
        },
      ],
    };
  },
  business() {
    const all = Object.values(businessPlans);
    return {
      plans: ['startup', 'scale', 'enterprise'],
      groups: [
        { name: 'today', rows: forAll(all.length, 'analysis', 'publicApi') },
        { name: 'limits', rows: organisationLimits('seats', all) },
        {
          name: 'later',
          rows: [
            ...forAll(all.length, 'invitations', 'invoice', 'sharedQuota'),
            row('webhooks', all, (plan) => plan.hasWebhooks),
            row('availability', all, ({ availability }) =>
              availability === null ? false : { share: availability },
            ),
          ],
        },
      ],
    };
  },
  research() {
    const all = Object.values(researchPlans);
    return {
      plans: ['academic', 'institution', 'clinical'],
      groups: [
        { name: 'today', rows: forAll(all.length, 'analysis', 'publicApi') },
        { name: 'limits', rows: organisationLimits('researchers', all) },
        {
          name: 'later',
          rows: [
            ...forAll(all.length, 'invitations', 'invoice', 'sharedQuota', 'styledExport'),
            row('compliance', all, (plan) => plan.hasCompliance),
            row('publication', all, (plan) => plan.hasCompliance),
          ],
        },
      ],
    };
  },
};

function organisationLimits(people: RowName, all: readonly OrganisationPlan[]): Row[] {
  return [
    row(people, all, (plan) => plan.seats),
    row('calls', all, (plan) => plan.requestsPerMonth),
    row('callsPerMinute', all, (plan) => plan.requestsPerMinute),
  ];
}

function row<T>(name: RowName, all: readonly T[], value: (plan: T) => Value): Row {
  return { name, values: all.map(value) };
}

function forAll(count: number, ...names: readonly RowName[]): Row[] {
  return names.map((name) => ({ name, values: Array.from({ length: count }, () => true) }));
}
