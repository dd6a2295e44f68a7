import type { Dream } from '@reverie/contract/dreams';
import { expect, test } from 'vitest';
import { changeList, hasMore, listOf, partBySeen } from '#features/dreams/dream-list.rules.ts';

function aDream(id: string, likes = 0): Dream {
  return {
    id,
    userId: null,
    author: null,
    community: null,
    title: null,
    content: `Dream ${id}`,
    language: null,
    report: null,
    isReportUnreadable: false,
    tags: [],
    blurred: null,
    visibility: 'public',
    isPublic: true,
    dreamedAt: '2026-11-20T03:12:00.000Z',
    night: null,
    category: null,
    types: [],
    mood: null,
    lucidity: null,
    vividness: null,
    sleepQuality: null,
    recall: null,
    warnings: ['undeclared'],
    location: null,
    audioId: null,
    likes,
    views: 0,
    comments: 0,
    shares: 0,
    revision: 1,
    analysisStatus: 'queued',
    imageStatus: 'queued',
    imageUrl: null,
    imageAlt: null,
    image: null,
    createdAt: '2026-11-20T03:12:00.000Z',
    updatedAt: '2026-11-20T03:12:00.000Z',
    viewer: {
      isOwner: false,
      liked: false,
      canLike: true,
      canEdit: false,
      canDelete: false,
      canRepaint: false,
      canGiveFeedback: true,
    },
  };
}

const page = (ids: string, totalCount: number, isTotalExact = true) => ({
  dreams: [...ids].map((id) => aDream(id)),
  totalCount,
  isTotalExact,
});
const idsOf = ({ dreams }: { dreams: Dream[] }) => dreams.map(({ id }) => id).join('');

test('who comes back to pages shown before goes on after the last of them', () => {
  const back = changeList(listOf(page('abcd', 6), 2), { type: 'extended', with: page('ef', 6) });
  expect(idsOf(back)).toBe('abcdef');
  expect(back.page).toBe(3);
});

test('a dream told meanwhile comes first and is counted', () => {
  const list = changeList(listOf(page('abc', 7)), { type: 'refreshed', with: page('nab', 8) });
  expect(idsOf(list)).toBe('nabc');
  expect(list.totalCount).toBe(8);
});

test('a later page brings what is shown of it up to date and moves nothing', () => {
  const fresh = { dreams: [aDream('b', 5), aDream('x')], totalCount: 9, isTotalExact: true };
  const list = changeList(listOf(page('abc', 9)), { type: 'updated', with: fresh });
  expect(idsOf(list)).toBe('abc');
  expect(list.dreams.map(({ likes }) => likes)).toEqual([0, 5, 0]);
});

test('the next page leaves out what new dreams pushed onto it', () => {
  const moved = changeList(listOf(page('abc', 6)), { type: 'refreshed', with: page('nab', 7) });
  const list = changeList(moved, { type: 'extended', with: page('cde', 7) });
  expect(idsOf(list)).toBe('nabcde');
  expect(list.page).toBe(2);
});

test('a refresh after a lost connection keeps the pages read so far', () => {
  const two = changeList(listOf(page('abc', 6)), { type: 'extended', with: page('def', 6) });
  const list = changeList(two, { type: 'refreshed', with: page('nab', 7) });
  expect(idsOf(list)).toBe('nabcdef');
  expect(list.page).toBe(2);
});

test('a removed dream is no longer counted, and a foreign one changes nothing', () => {
  const list = changeList(listOf(page('abc', 3)), { type: 'removed', dreamId: 'b' });
  expect(idsOf(list)).toBe('ac');
  expect(list.totalCount).toBe(2);
  expect(changeList(list, { type: 'removed', dreamId: 'z' }).totalCount).toBe(2);
});

test('there is more while fewer are shown than exist, or while nobody counted to the end', () => {
  expect(hasMore(listOf(page('abc', 3)))).toBe(false);
  expect(hasMore(listOf(page('abc', 4)))).toBe(true);
  expect(hasMore(listOf(page('abc', 3, false)))).toBe(true);
});

test('a list is parted where its reader had stopped, and by nothing where only they told more', () => {
  const at = (minute: number, isOwner = false) => {
    const dream = aDream(`${minute}`);
    const createdAt = `2026-11-20T03:0${minute}:00.000Z`;
    return { ...dream, createdAt, viewer: { ...dream.viewer, isOwner } };
  };
  const [newest, newer, old] = [at(3), at(2, true), at(1)];
  const seenUntil = old.createdAt;
  expect(partBySeen([newest, newer, old], seenUntil)).toEqual({
    fresh: [newest, newer],
    seen: [old],
  });
  expect(partBySeen([newest, newer], seenUntil)).toEqual({ fresh: [newest, newer], seen: [] });
  expect(partBySeen([newer, old], seenUntil)).toEqual({ fresh: [], seen: [newer, old] });
  expect(partBySeen([newest, old], null)).toEqual({ fresh: [], seen: [newest, old] });
});
