import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asksBeforePainting, cleanTags, isSafe, tagsFrom, warnings } from '#dreams.rules.ts';
import { dreamCreationSchema, dreamUpdateSchema } from '#dreams.ts';
import { pagingQuery } from '#paging.ts';

const parse = (fields: object) =>
  dreamCreationSchema.safeParse({ content: 'Une baleine.', ...fields });

test('content alone makes a dream', () => {
  expect(parse({}).success).toBe(true);
  expect(dreamCreationSchema.safeParse({}).success).toBe(false);
});

test('an unknown field is refused', () => {
  expect(parse({ likes: 9 }).error?.issues[0]?.code).toBe('unrecognized_keys');
});

test('tags are trimmed, the empty and the repeated go, twelve of thirty characters stay', () => {
  expect(parse({ tags: [' eau ', '', 'Eau', 'mer'] }).data?.tags).toEqual(['eau', 'mer']);
  expect(parse({ tags: Array.from({ length: 12 }, (_, i) => `t${i}`) }).success).toBe(true);
  expect(parse({ tags: Array.from({ length: 13 }, (_, i) => `t${i}`) }).success).toBe(false);
  expect(parse({ tags: ['é'.repeat(30)] }).success).toBe(true);
  expect(parse({ tags: ['é'.repeat(31)] }).success).toBe(false);
});

test('cleaning tags twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (tags) => {
      expect(cleanTags(cleanTags(tags))).toEqual(cleanTags(tags));
    }),
  );
  expect(tagsFrom('mer, , baleine,Mer')).toEqual(['mer', 'baleine']);
});

test('isPublic and visibility may both be said, but not against each other', () => {
  expect(parse({ isPublic: true, visibility: 'public' }).success).toBe(true);
  expect(parse({ isPublic: false, visibility: 'community' }).success).toBe(true);
  expect(parse({ isPublic: true, visibility: 'private' }).success).toBe(false);
  expect(dreamUpdateSchema.safeParse({ isPublic: false, visibility: 'public' }).success).toBe(
    false,
  );
});

test('premonitory is an older word for prophetic', () => {
  expect(parse({ types: ['premonitory', 'prophetic', 'lucid'] }).data?.types).toEqual([
    'prophetic',
    'lucid',
  ]);
});

test('“none” and “undeclared” stand alone among warnings', () => {
  expect(parse({ warnings: ['none'] }).success).toBe(true);
  expect(parse({ warnings: ['none', 'death'] }).success).toBe(false);
  expect(parse({ warnings: ['death', 'phobia'] }).success).toBe(true);
});

test('a declared warning is never safe, and always asks before painting', () => {
  fc.assert(
    fc.property(fc.subarray([...warnings], { minLength: 1 }), (declared) => {
      const isDeclared = declared.some((each) => each !== 'none' && each !== 'undeclared');
      expect(isSafe(declared)).toBe(!isDeclared);
      expect(asksBeforePainting([], declared)).toBe(isDeclared);
      expect(asksBeforePainting(['nightmare'], declared)).toBe(true);
    }),
  );
});

test('pages count from 1 and hold at most 100', () => {
  expect(pagingQuery.parse({})).toEqual({ page: 1, pageSize: 20 });
  expect(pagingQuery.parse({ page: '3', pageSize: '100' })).toEqual({ page: 3, pageSize: 100 });
  for (const bad of [{ page: '0' }, { page: '-1' }, { page: '1.5' }, { page: 'x' }, { page: '' }]) {
    expect(pagingQuery.safeParse(bad).success).toBe(false);
  }
  expect(pagingQuery.safeParse({ pageSize: '101' }).success).toBe(false);
  expect(pagingQuery.safeParse({ pageSize: '0' }).success).toBe(false);
});
