/**
 * What a dreamer may have, and what it costs. Prices are euros, VAT included, in integer cents; a
 * limit of null is none.
 */
export const plans = {
  dreamer: {
    monthly: 0,
    yearly: 0,
    publicationsPerWeek: 3,
    visualisationsPerMonth: 1,
    ownedCommunities: 0,
    apiCallsPerMonth: 0,
    apiCallsPerMinute: 0,
    hasAnalytics: false,
    hasStyledExport: false,
    hasConsultations: false,
    hasCertificate: false,
    hasPrioritySupport: false,
  },
  explorer: {
    monthly: 499,
    yearly: 4_999,
    publicationsPerWeek: null,
    visualisationsPerMonth: 50,
    ownedCommunities: 5,
    apiCallsPerMonth: 0,
    apiCallsPerMinute: 0,
    hasAnalytics: true,
    hasStyledExport: true,
    hasConsultations: false,
    hasCertificate: false,
    hasPrioritySupport: false,
  },
  oneirologist: {
    monthly: 1_499,
    yearly: 14_999,
    publicationsPerWeek: null,
    visualisationsPerMonth: 200,
    ownedCommunities: 5,
    apiCallsPerMonth: 5_000,
    apiCallsPerMinute: 30,
    hasAnalytics: true,
    hasStyledExport: true,
    hasConsultations: true,
    hasCertificate: true,
    hasPrioritySupport: true,
  },
} as const satisfies Record<string, Plan>;

export type Plan = {
  monthly: number;
  yearly: number;
  /** Per ISO week, in the dreamer's own time zone. Private entries are never counted. */
  publicationsPerWeek: number | null;
  /** Every repaint; the first painting of a dream is everyone's and is not counted. */
  visualisationsPerMonth: number;
  ownedCommunities: number;
  apiCallsPerMonth: number;
  apiCallsPerMinute: number;
  hasAnalytics: boolean;
  /** PDF, CSV and scheduled exports. The full archive belongs to everyone. */
  hasStyledExport: boolean;
  hasConsultations: boolean;
  hasCertificate: boolean;
  hasPrioritySupport: boolean;
};

export const planCodes = ['dreamer', 'explorer', 'oneirologist'] as const;
export type PlanCode = (typeof planCodes)[number];

/** Of the explorer plan, once, without a card. */
export const trialDays = 14;
export const refundDays = 14;
/** Share of the price that a student does not pay, and for how long. */
export const studentDiscount = { share: 0.5, months: 12 } as const;

/** What a year paid at once spares against twelve months. */
export type Saving = {
  cents: number;
  /** Of twelve months' price, from 0 to 1. */
  share: number;
};

export function yearlySaving({ monthly, yearly }: Pick<Plan, 'monthly' | 'yearly'>): Saving {
  const twelveMonths = monthly * 12;
  const cents = Math.max(0, twelveMonths - yearly);
  return { cents, share: twelveMonths === 0 ? 0 : cents / twelveMonths };
}
