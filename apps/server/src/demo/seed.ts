import { createHash } from 'node:crypto';
import type { DemoDream } from '#demo/demo-dream.ts';
import { type DemoDreamer, demoDreamers } from '#demo/dreamers.ts';
import { englishDreams } from '#demo/dreams-en.ts';
import { frenchDreams } from '#demo/dreams-fr.ts';
import { longDreams } from '#demo/long-dreams.ts';
import type { Features } from '#features.ts';
import type { Clock } from '#platform/clock.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';

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

type Rooms = 'accounts' | 'sessions' | 'dreams' | 'engagement';

type Parts = Pick<Features, Rooms> & {
  clock: ReturnType<typeof createStoryClock>;
};

/**
 * Tells the demonstration community's dreams in the order they were dreamt, likes included. Begins
 * where an earlier run was cut off. Returns how many dreams it told.
 */
export async function seedDemo(parts: Parts): Promise<number> {
  const { dreams, engagement, clock } = parts;
  const today = clock.now();
  const people = new Map<string, Person>();
  const told = new Set<string>();
  for (const dreamer of demoDreamers) {
    clock.set(daysBefore(today, 330));
    const person = await enter(parts, dreamer);
    people.set(dreamer.username, person);
    for await (const content of contentsOf(dreams, person)) told.add(content);
  }
  const all = [...frenchDreams, ...englishDreams, ...longDreams];
  const missing = all
    .filter(({ content }) => !told.has(content))
    .map((dream) => ({ dream, moment: momentOf(dream, today) }))
    .sort((a, b) => a.moment.getTime() - b.moment.getTime());
  for (const { dream, moment } of missing) {
    clock.set(moment);
    const { id } = await dreams.create(personOf(people, dream.dreamer), toCreation(dream, moment));
    for (const reader of dream.likes) {
      const person = personOf(people, reader);
      await engagement.recordView(id, person.userId);
      await engagement.like(person, id);
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

async function enter(
  { accounts, sessions }: Pick<Parts, 'accounts' | 'sessions'>,
  dreamer: DemoDreamer,
): Promise<Person> {
  const email = demoEmail(dreamer.username);
  const { username, firstName, lastName, language } = dreamer;
  const registration = {
    ...{ username, firstName, lastName, language, email, password: demoPassword },
    ...{ acceptTerms: true, ageConfirmed: true },
  };
  // Each from a place of its own: a second seeding meets all of them again.
  const address = `demonstration ${username}`;
  const session = await accounts.register(registration, { address }).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.code !== 'email_taken') throw error;
    return accounts.login({ email, password: demoPassword }, { address });
  });
  const person = await sessions.resolve(session.token);
  if (!person) throw new Error('a session just opened is not alive');
  return person;
}

async function* contentsOf(dreams: Parts['dreams'], person: Person): AsyncGenerator<string> {
  for (let page = 1; ; page += 1) {
    const list = await dreams.list(person, { page, pageSize: 100 });
    yield* list.dreams.filter((dream) => dream.viewer.isOwner).map(({ content }) => content);
    if (page * 100 >= list.totalCount) return;
  }
}

function personOf(people: Map<string, Person>, username: string): Person {
  const person = people.get(username);
  if (!person) throw new Error(`no demonstration dreamer is called ${username}`);
  return person;
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
