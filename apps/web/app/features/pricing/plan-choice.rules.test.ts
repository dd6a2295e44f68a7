import { developerTier, quotaNotices } from '@reverie/contract/organisation-plans.rules';
import { refundDays, studentDiscount, trialDays } from '@reverie/contract/plans.rules';
import { expect, test } from 'vitest';
import { comparisonOf } from '#features/pricing/comparison.rules.ts';
import {
  billings,
  planCategories,
  queryOf,
  readChoice,
} from '#features/pricing/plan-choice.rules.ts';
import { pricingEn } from '#features/pricing/pricing-text.en.ts';
import { pricingFr } from '#features/pricing/pricing-text.fr.ts';

test('an address says a choice and is read as the same', () => {
  for (const category of planCategories) {
    expect(readChoice(new URLSearchParams(queryOf({ category, billing: 'monthly' })))).toEqual({
      category,
      billing: 'monthly',
    });
  }
  const yearly = queryOf({ category: 'personal', billing: 'yearly' });
  expect(readChoice(new URLSearchParams(yearly)).billing).toBe('yearly');
});

test('teams pay by the month, and an address that means nothing shows the page', () => {
  expect(queryOf({ category: 'research', billing: 'yearly' })).toBe('?category=research');
  const { category, billing } = readChoice(new URLSearchParams('category=gold&billing=daily'));
  expect([category, billing]).toEqual([planCategories[0], billings[0]]);
});

test('every line of a table has a value for every plan', () => {
  for (const category of planCategories) {
    const { plans, groups } = comparisonOf(category);
    for (const { values } of groups.flatMap(({ rows }) => rows)) {
      expect(values).toHaveLength(plans.length);
    }
  }
});

test('sentences quote the numbers that the contract has', () => {
  for (const { faq, api } of [pricingFr, pricingEn]) {
    expect(faq.trial.answer).toContain(String(trialDays));
    expect(faq.trial.answer).toContain(String(studentDiscount.months));
    expect(faq.leaving.answer).toContain(String(refundDays));
    for (const share of quotaNotices) expect(api.text).toContain(String(share * 100));
    expect(Object.keys(faq)).toHaveLength(4);
  }
  expect(developerTier.monthly).toBe(0);
});
