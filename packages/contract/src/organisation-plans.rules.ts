/**
 * What companies and laboratories may have, and how fast programs may call the API. Prices are
 * euros a month, VAT included, in integer cents.
 */

/** A number; none at all; or what the two sides agree on. */
export type Ceiling = number | 'unlimited' | 'agreed';

export type OrganisationPlan = {
  /** Null where the price is on request. */
  monthly: number | null;
  seats: Ceiling;
  requestsPerMonth: Ceiling;
  requestsPerMinute: Ceiling;
  hasWebhooks: boolean;
  /** Share of the time the service promises to answer, from 0 to 1. Null for no promise. */
  availability: number | null;
  /** Papers for an ethics committee, and help with a publication. */
  hasCompliance: boolean;
  isRecommended: boolean;
};

export const businessPlans = {
  startup: {
    monthly: 9_900,
    seats: 10,
    requestsPerMonth: 10_000,
    requestsPerMinute: 100,
    hasWebhooks: false,
    availability: null,
    hasCompliance: false,
    isRecommended: false,
  },
  scale: {
    monthly: 49_900,
    seats: 50,
    requestsPerMonth: 100_000,
    requestsPerMinute: 600,
    hasWebhooks: true,
    availability: 0.999,
    hasCompliance: false,
    isRecommended: true,
  },
  enterprise: {
    monthly: null,
    seats: 'unlimited',
    requestsPerMonth: 'unlimited',
    requestsPerMinute: 1_000,
    hasWebhooks: true,
    availability: 0.9999,
    hasCompliance: false,
    isRecommended: false,
  },
} as const satisfies Record<string, OrganisationPlan>;

export const researchPlans = {
  academic: {
    monthly: 19_900,
    seats: 'agreed',
    requestsPerMonth: 50_000,
    requestsPerMinute: 100,
    hasWebhooks: false,
    availability: null,
    hasCompliance: false,
    isRecommended: false,
  },
  institution: {
    monthly: 99_900,
    seats: 100,
    requestsPerMonth: 'agreed',
    requestsPerMinute: 1_000,
    hasWebhooks: false,
    availability: null,
    hasCompliance: true,
    isRecommended: true,
  },
  clinical: {
    monthly: null,
    seats: 'agreed',
    requestsPerMonth: 'agreed',
    requestsPerMinute: 'agreed',
    hasWebhooks: false,
    availability: null,
    hasCompliance: true,
    isRecommended: false,
  },
} as const satisfies Record<string, OrganisationPlan>;

/** How a program without an organisation may call. Every organisation has its own plan's tier. */
export const developerTier = {
  monthly: 0,
  requestsPerMonth: 1_000,
  requestsPerMinute: 10,
} as const satisfies Pick<OrganisationPlan, 'monthly' | 'requestsPerMonth' | 'requestsPerMinute'>;

export const apiTiers = {
  developer: developerTier,
  startup: businessPlans.startup,
  scale: businessPlans.scale,
  enterprise: businessPlans.enterprise,
  academic: researchPlans.academic,
  institution: researchPlans.institution,
} as const;
export type ApiTierCode = keyof typeof apiTiers;

/** Shares of a month's requests at which a notice is sent. */
export const quotaNotices = [0.8, 1] as const;
