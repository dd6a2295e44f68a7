import { contentLimit } from '@reverie/contract/dreams.rules';
import { countCharacters } from '@reverie/contract/text.rules';
import { expect, test } from 'vitest';
import { dreamOf, shownOf } from '#features/waiting/rules.ts';

const now = new Date('2026-11-23T03:12:00Z');

test('words without a network are a private dream, and many of them its report', () => {
  expect(dreamOf(' Un phare. ', now, 'Europe/Paris', 'k').body).toEqual({
    ...{ content: 'Un phare.', visibility: 'private', timeZone: 'Europe/Paris' },
    dreamedAt: now.toISOString(),
  });
  const long = 'Un phare dans la brume. '.repeat(60).trim();
  const { body } = dreamOf(long, now, 'UTC', 'k');
  const told = body as { content: string; report: string };
  expect(told.report).toBe(long);
  expect(long.startsWith(told.content)).toBe(true);
  expect(countCharacters(told.content)).toBeLessThanOrEqual(contentLimit);
  const endless = dreamOf('a'.repeat(900), now, 'UTC', 'k').body as { content: string };
  expect(endless.content.length).toBeGreaterThan(0);
});

test('what waits says what it is, and leads somewhere only where its writer is needed', () => {
  const thing = { id: 'x', owner: 'ada', at: now.getTime(), remote: null } as const;
  const says = {
    method: 'PUT',
    path: '/api/dreams/d',
    page: '/dreams/d/edit',
    fields: [],
    title: 't',
  };
  const waits = shownOf({ ...thing, kind: 'edit', state: 'waiting', says });
  expect(waits).toMatchObject({ words: 't', path: null });
  expect(shownOf({ ...thing, kind: 'edit', state: 'met', says }).path).toBe(
    '/dreams/d/edit?waiting=x',
  );
  const sound = { type: 'audio/webm', startedAt: now.toISOString(), seconds: 2, isKeyword: true };
  expect(shownOf({ ...thing, kind: 'recording', state: 'waiting', says: sound })).toMatchObject({
    kind: 'keyword',
    seconds: 2,
  });
});
