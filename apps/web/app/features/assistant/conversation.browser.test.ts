import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  beginning,
  type Entry,
  keepConversation,
  placeOf,
  readEntries,
  recallConversation,
} from '#features/assistant/conversation.browser.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const chosen: Entry = { kind: 'chose', node: 'pricing', isBack: false };
const priced: Entry = { kind: 'node', node: 'pricing' };

test('a conversation is the same after a reload, and one cut short is ended', () => {
  expect(recallConversation()).toEqual(beginning);
  keepConversation([...beginning, chosen]);
  expect(recallConversation()).toEqual([...beginning, chosen, priced]);
  keepConversation([...beginning, chosen, priced, { kind: 'asked', text: 'prix' }]);
  expect(placeOf(recallConversation())).toBe('main');
});

test('what is private is written nowhere', () => {
  const glance = { language: 'fr', isShort: true, emotions: [], symbols: [] } as const;
  keepConversation([
    ...beginning,
    chosen,
    priced,
    { kind: 'asked', text: 'je veux mourir', isPrivate: true },
    { kind: 'node', node: 'crisis', isPrivate: true },
    { kind: 'told', isPrivate: true },
    { kind: 'glance', glance: { ...glance, question: null, isConcerning: false }, isPrivate: true },
  ]);
  expect(recallConversation()).toEqual([...beginning, chosen, priced]);
});

test('started again, nothing is kept', () => {
  keepConversation([...beginning, chosen, priced]);
  keepConversation([{ kind: 'restarted' }, ...beginning.slice(1)]);
  expect(recallConversation()).toEqual(beginning);
});

test('whatever stands in the storage, a conversation can go on', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      for (const { kind } of readEntries(text)) expect(typeof kind).toBe('string');
    }),
  );
  const link = { title: 'a', excerpt: 'b', href: '//example.org' };
  expect(readEntries(JSON.stringify([{ kind: 'found', help: [link] }, { kind: 'x' }]))).toEqual([
    { kind: 'found', help: [] },
  ]);
});
