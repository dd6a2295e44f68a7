import { expect, test } from 'vitest';
import { viewConsents } from '#features/consents/consents.ts';

const kind = 'external_ai' as const;
const grantedAt = '2026-11-20T08:00:00.000Z';
const offer = { kind, textVersion: '1.a', recipients: [], isGranted: false };
const receipt = { kind, textVersion: '1.a', recipients: [], grantedAt, withdrawnAt: null };

test('where nothing is asked and nothing was, there is nothing to show', () => {
  expect(viewConsents({ offered: [], receipts: [] })).toEqual([]);
});

test('a consent is granted, lapsed or neither', () => {
  const stateOf = (
    offered: (typeof offer)[],
    receipts: Parameters<typeof viewConsents>[0]['receipts'],
  ) => viewConsents({ offered, receipts })[0]?.state;
  expect(stateOf([offer], [])).toBe('none');
  expect(stateOf([{ ...offer, isGranted: true }], [receipt])).toBe('granted');
  expect(stateOf([offer], [{ ...receipt, withdrawnAt: grantedAt }])).toBe('none');
  expect(stateOf([offer], [{ ...receipt, textVersion: '0.a' }])).toBe('lapsed');
});

test('what is no longer asked for can still be seen and withdrawn', () => {
  expect(viewConsents({ offered: [], receipts: [receipt] })).toEqual([
    { kind, state: 'lapsed', offer: null, receipts: [receipt] },
  ]);
});
