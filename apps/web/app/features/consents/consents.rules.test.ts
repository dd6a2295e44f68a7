import { expect, test } from 'vitest';
import { agreedTo, viewConsents } from '#features/consents/consents.rules.ts';

const kind = 'external_ai' as const;
const grantedAt = '2026-11-20T08:00:00.000Z';
const words = { name: 'Modèles', asked: ['…'], takeBack: '…' };
const common = { kind, textVersion: '1.a', recipients: [], words };
const offer = { ...common, isGranted: false, isAwaited: false };
const answered = { id: 'a', answer: 'accepted' as const, grantedAt, withdrawnAt: null };
const receipt = { ...common, ...answered };
const terms = { textVersion: '1', answer: 'accepted' as const, asked: [] };

test('where nothing is asked and nothing was, there is nothing to show', () => {
  expect(viewConsents({ offered: [], terms, receipts: [] })).toEqual([]);
});

test('a consent is granted, awaited, lapsed or none of these', () => {
  const stateOf = (
    offered: (typeof offer)[],
    receipts: Parameters<typeof viewConsents>[0]['receipts'],
  ) => viewConsents({ offered, terms, receipts })[0]?.state;
  expect(stateOf([offer], [])).toBe('none');
  expect(stateOf([{ ...offer, isGranted: true }], [receipt])).toBe('granted');
  expect(stateOf([{ ...offer, isAwaited: true }], [])).toBe('awaited');
  expect(stateOf([offer], [{ ...receipt, withdrawnAt: grantedAt }])).toBe('none');
  expect(stateOf([offer], [{ ...receipt, textVersion: '0.a' }])).toBe('lapsed');
});

test('what is no longer asked for can still be seen and withdrawn', () => {
  expect(viewConsents({ offered: [], terms, receipts: [receipt] })).toEqual([
    { kind, name: 'Modèles', state: 'lapsed', offer: null, receipts: [receipt] },
  ]);
});

test('what an account rests on stands apart from what one may take back', () => {
  const accepted = { ...receipt, kind: 'terms' as const };
  const consents = { offered: [], terms, receipts: [accepted, receipt] };
  expect(agreedTo(consents)).toEqual([accepted]);
  expect(viewConsents(consents).map((view) => view.kind)).toEqual([kind]);
});
