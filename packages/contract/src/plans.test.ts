import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apiTiers, businessPlans, researchPlans } from '#organisation-plans.rules.ts';
import { planCodes, plans, yearlySaving } from '#plans.rules.ts';

test('a year of either paid plan saves 9.89 and 29.89 euros, a sixth and not a fifth', () => {
  expect(yearlySaving(plans.explorer).cents).toBe(989);
  expect(yearlySaving(plans.oneirologist).cents).toBe(2989);
  expect(yearlySaving(plans.explorer).share).toBeCloseTo(0.165, 3);
  expect(yearlySaving(plans.oneirologist).share).toBeCloseTo(0.166, 3);
});

test('what is free saves nothing', () => {
  expect(yearlySaving(plans.dreamer)).toEqual({ cents: 0, share: 0 });
});

test('a saving is never negative, and never more than everything', () => {
  const cents = fc.nat(1_000_000);
  fc.assert(
    fc.property(cents, cents, (monthly, yearly) => {
      const saving = yearlySaving({ monthly, yearly });
      expect(saving.cents).toBeGreaterThanOrEqual(0);
      expect(saving.share).toBeGreaterThanOrEqual(0);
      expect(saving.share).toBeLessThanOrEqual(1);
    }),
  );
});

test('prices are whole cents, and every plan has its code', () => {
  expect(Object.keys(plans)).toEqual([...planCodes]);
  for (const { monthly, yearly } of Object.values(plans)) {
    expect(Number.isInteger(monthly) && Number.isInteger(yearly)).toBe(true);
  }
});

test('each kind of organisation recommends one plan, and has one without a price', () => {
  for (const kind of [businessPlans, researchPlans]) {
    const all = Object.values(kind);
    expect(all.filter(({ isRecommended }) => isRecommended)).toHaveLength(1);
    expect(all.filter(({ monthly }) => monthly === null)).toHaveLength(1);
  }
});

test('who pays for the API may call it more than who does not', () => {
  const { developer, ...paid } = apiTiers;
  for (const { requestsPerMinute } of Object.values(paid)) {
    expect(requestsPerMinute).toBeGreaterThan(developer.requestsPerMinute);
  }
});
