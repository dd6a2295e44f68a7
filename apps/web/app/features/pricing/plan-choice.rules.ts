import type { ContactType } from '@reverie/contract/contact.rules';

export const planCategories = ['personal', 'business', 'research'] as const;
export type PlanCategory = (typeof planCategories)[number];
export const billings = ['monthly', 'yearly'] as const;
export type Billing = (typeof billings)[number];

/** What the page shows, as its address says it. */
export type PlanChoice = { category: PlanCategory; billing: Billing };

/** Reads an address. What is no choice here is left out: the page still stands. */
export function readChoice(search: URLSearchParams): PlanChoice {
  return {
    category: planCategories.find((each) => each === search.get('category')) ?? 'personal',
    billing: billings.find((each) => each === search.get('billing')) ?? 'monthly',
  };
}

/** The query of a choice: empty for the one that stands where none was made. */
export function queryOf({ category, billing }: PlanChoice): string {
  const search = new URLSearchParams();
  if (category !== 'personal') search.set('category', category);
  // Teams pay by the month: their pages have one address, whatever was chosen before.
  else if (billing !== 'monthly') search.set('billing', billing);
  return search.size > 0 ? `?${search}` : '';
}

/** Whom one asks for a plan that cannot be bought yet. */
export const contactTypes: Record<PlanCategory, ContactType> = {
  personal: 'billing',
  business: 'partnership',
  research: 'research',
};
