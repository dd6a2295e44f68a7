import { createClient } from '@reverie/sdk';
import { beforeAll, expect, vi } from 'vitest';
import { overflowOf } from '#axe.ts';
import { crawl, type Walk } from '#crawl.ts';
import { foundCommunity, furnish, someDreams } from '#furnish.ts';
import type { Language } from '#page-text.ts';
import { aServerOfItsOwn, journey, openStage } from '#stage.ts';
import { pages as known } from '../apps/web/app/pages/pages.ts';

const patience = 400_000;
/** Addresses looked at of each kind that is met. */
const ofEachKind = 2;
const languages = ['fr', 'en'] as const;
const stage = openStage(aServerOfItsOwn);
let token = '';

beforeAll(async () => {
  ({ token } = await furnish(stage.server, someDreams));
  const reader = createClient({ origin: stage.server.origin, token });
  await foundCommunity(reader);
  // A busy server answers the first call late: one walk would meet the page that waits, the other not.
  const isWeighed = () =>
    reader.patterns.get({ period: 'all' }).then(
      () => true,
      () => false,
    );
  await vi.waitUntil(isWeighed, { timeout: 60_000, interval: 1_000 });
}, patience);

/** Every page, as the router names it. */
const patterns = known.flatMap(({ path }) => (path === '*' ? [] : path));
const linked = known.flatMap(({ path, isUnlinked }) => (path === '*' || isUnlinked ? [] : path));

const walks = new Map<string, Promise<Walk>>();

/** Walked once, for all who ask. */
function walk(who: 'a visitor' | 'a reader', language: Language): Promise<Walk> {
  const name = `${who} ${language}`;
  const session = who === 'a reader' ? token : null;
  const walked = walks.get(name) ?? crawl({ origin: stage.server.origin, language, session });
  walks.set(name, walked);
  return walked;
}

for (const who of ['a visitor', 'a reader'] as const) {
  for (const language of languages) {
    journey(
      `${who} walks every link in ${language} and meets no dead end`,
      async () => {
        const { pages, faults } = await walk(who, language);
        expect([...new Set(faults)]).toEqual([]);
        expect(pages.size).toBeGreaterThan(patterns.length);
      },
      patience,
    );
  }

  journey(
    `${who} finds every page in both languages, and no passage twice`,
    async () => {
      const [french, english] = await Promise.all([walk(who, 'fr'), walk(who, 'en')]);
      expect([...english.pages.keys()].sort()).toEqual([...french.pages.keys()].sort());
      const untold = [...french.pages].flatMap(([path, { passages }]) => {
        const others = new Set(english.pages.get(path)?.passages);
        return passages.filter((it) => others.has(it)).map((it) => `${path}: ${it}`);
      });
      expect(untold).toEqual([]);
    },
    patience,
  );
}

journey(
  'some link leads to every page',
  async () => {
    const [visitor, reader] = await Promise.all([walk('a visitor', 'fr'), walk('a reader', 'fr')]);
    const met = [...visitor.pages.keys(), ...reader.pages.keys()].map((path) => path.split('?')[0]);
    const isMet = (pattern: string) => met.some((path) => shapeOf(pattern).test(path ?? ''));
    expect(linked.filter((pattern) => !isMet(pattern))).toEqual([]);
  },
  patience,
);

journey(
  'pages of every kind that is met fit a phone',
  async () => {
    const { pages } = await walk('a visitor', 'fr');
    const page = await stage.visit({ width: 390, scripts: false });
    const wide: string[] = [];
    for (const path of someOfEach([...pages.keys()])) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const excess = await overflowOf(page);
      if (excess > 0) wide.push(`${path} is ${excess} px too wide`);
    }
    expect(wide).toEqual([]);
  },
  patience,
);

/** Where a page of the router may be. */
function shapeOf(pattern: string): RegExp {
  const shape = pattern.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${shape}$`);
}

/**
 * Of a thousand addresses, those that are built alike are one kind: a page of the router, with what
 * is asked of it. The longest of a kind have the most to say.
 */
function someOfEach(paths: readonly string[]): string[] {
  const kinds = Map.groupBy(paths, (path) => {
    const { pathname, searchParams } = new URL(path, stage.server.origin);
    const page = patterns.find((pattern) => shapeOf(pattern).test(pathname)) ?? pathname;
    return `${page}?${[...new Set(searchParams.keys())].sort()}`;
  });
  const longest = (some: string[]) => some.toSorted((a, b) => b.length - a.length);
  return [...kinds.values()].flatMap((some) => longest(some).slice(0, ofEachKind));
}
