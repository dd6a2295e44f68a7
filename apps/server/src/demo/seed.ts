import { createHash } from 'node:crypto';
import type { createFeatures } from '#app.ts';
import type { DemoDream } from '#demo/demo-dream.ts';
import { type DemoDreamer, demoDreamers } from '#demo/dreamers.ts';
import { englishDreams } from '#demo/dreams-en.ts';
import { frenchDreams } from '#demo/dreams-fr.ts';
import { longDreams } from '#demo/long-dreams.ts';
import type { Clock } from '#platform/clock.ts';
import { Problem } from '#platform/http/problem.ts';
import type { Viewer } from '#platform/http/viewer.ts';

/** Every demonstration account opens with it: there is nothing to protect in them. */
export const demoPassword = 'une nuit de démonstration';

export function demoEmail(username: string): string {
  return `${username}@reverie.example`;
}

/** A clock that stands where the story is. */
export function createStoryClock(now: Date): Clock & { set(moment: Date): void } {
  let moment = now;
  return {
    now: () => moment,
    set(next) {
      moment = next;
    },
  };
}

type Parts = Pick<ReturnType<typeof createFeatures>, 'accounts' | 'dreams' | 'engagement'> & {
  clock: ReturnType<typeof createStoryClock>;
};

/**
 * Tells the demonstration community's dreams in the order they were dreamt, likes included. Begins
 * where an earlier run was cut off. Returns how many dreams it told.
 */
export async function seedDemo({ accounts, dreams, engagement, clock }: Parts): Promise<number> {
  const today = clock.now();
  const viewers = new Map<string, Viewer>();
  const told = new Set<string>();
  for (const dreamer of demoDreamers) {
    clock.set(daysBefore(today, 330));
    const viewer = await enter(accounts, dreamer);
    viewers.set(dreamer.username, viewer);
    for await (const content of contentsOf(dreams, viewer)) told.add(content);
  }
  const all = [...frenchDreams, ...englishDreams, ...longDreams];
  const missing = all
    .filter(({ content }) => !told.has(content))
    .map((dream) => ({ dream, moment: momentOf(dream, today) }))
    .sort((a, b) => a.moment.getTime() - b.moment.getTime());
  for (const { dream, moment } of missing) {
    clock.set(moment);
    const { id } = await dreams.create(viewerOf(viewers, dream.dreamer), toCreation(dream, moment));
    for (const reader of dream.likes) {
      const viewer = viewerOf(viewers, reader);
      await engagement.recordView(id, viewer.userId);
      await engagement.like(viewer, id);
    }
    if (dream.visibility === 'private') continue;
    for (const passer of passersBy(dream)) await engagement.recordView(id, passer);
  }
  clock.set(today);
  return missing.length;
}

/**
 * Who read a dream and went on: more where more liked it, and never as many for each. Drawn from its
 * words, so that every demonstration is the same.
 */
export function passersBy({ content, likes }: Pick<DemoDream, 'content' | 'likes'>): string[] {
  const drawn = createHash('sha256').update(content).digest();
  const count = likes.length * (1 + ((drawn[0] ?? 0) % 3)) + 2 + ((drawn[1] ?? 0) % 11);
  return Array.from({ length: count }, (_, place) => `passer-by ${place}`);
}

async function enter(accounts: Parts['accounts'], dreamer: DemoDreamer): Promise<Viewer> {
  const email = demoEmail(dreamer.username);
  const { username, firstName, lastName, language } = dreamer;
  const registration = {
    ...{ username, firstName, lastName, language, email, password: demoPassword },
    ...{ acceptTerms: true, ageConfirmed: true },
  };
  // Each from a place of its own: a second seeding meets all of them again.
  const address = `demonstration ${username}`;
  const session = await accounts.register(registration, address).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.code !== 'email_taken') throw error;
    return accounts.login({ email, password: demoPassword }, { address });
  });
  const viewer = await accounts.resolveViewer(session.token);
  if (!viewer) throw new Error('a session just opened is not alive');
  return viewer;
}

async function* contentsOf(dreams: Parts['dreams'], viewer: Viewer): AsyncGenerator<string> {
  for (let page = 1; ; page += 1) {
    const list = await dreams.list(viewer, { page, pageSize: 100 });
    yield* list.dreams.filter((dream) => dream.viewer.isOwner).map(({ content }) => content);
    if (page * 100 >= list.totalCount) return;
  }
}

function viewerOf(viewers: Map<string, Viewer>, username: string): Viewer {
  const viewer = viewers.get(username);
  if (!viewer) throw new Error(`no demonstration dreamer is called ${username}`);
  return viewer;
}

/** A dream is told in the morning after; the last night's is not told before it is over. */
function momentOf({ daysAgo, hour = 4 }: DemoDream, today: Date): Date {
  const moment = daysBefore(today, daysAgo);
  moment.setHours(hour, 12, 0, 0);
  return moment < today ? moment : new Date(today.getTime() - 60_000);
}

function daysBefore(moment: Date, days: number): Date {
  const before = new Date(moment);
  before.setDate(before.getDate() - days);
  return before;
}

function toCreation(dream: DemoDream, moment: Date) {
  const { dreamer, daysAgo: _, hour: __, likes: ___, warnings, ...same } = dream;
  const home = demoDreamers.find(({ username }) => username === dreamer);
  return {
    ...same,
    tags: [...dream.tags],
    types: [...dream.types],
    warnings: warnings.length > 0 ? [...warnings] : (['none'] as const).slice(),
    dreamedAt: moment.toISOString(),
    location: home ? { city: home.city, country: home.country } : null,
  };
}
