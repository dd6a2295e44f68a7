/** How often somebody wishes to hear from us: every Monday, on the first of the month, or rarely. */
export const newsletterFrequencies = ['weekly', 'monthly', 'announcements'] as const;
export type NewsletterFrequency = (typeof newsletterFrequencies)[number];

/** What a form stands at before anybody chooses. */
export const defaultFrequency: NewsletterFrequency = 'weekly';

export function isFrequency(value: unknown): value is NewsletterFrequency {
  return newsletterFrequencies.some((frequency) => frequency === value);
}

/** Days a confirmation link opens, and an address nobody confirmed is kept. */
export const confirmationDays = 7;
