import { setTimeout as delay } from 'node:timers/promises';
import { apiBase } from '@reverie/contract';
import { type Endpoint, isShutToSuspended } from '@reverie/contract/endpoint';
import { largestImageWidth, scaledFile } from '@reverie/contract/images.rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessTable, type Person, people, type State, states } from '#siege/access-table.ts';
import { aUser, type TestUser } from '#testing/accounts.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { type Asked, askOf, calls } from '#testing/asking.ts';
import { aDream } from '#testing/dreams.ts';
import { aSmallPainter } from '#testing/painter.ts';

type Subject = Asked & { row: unknown[] };
type Scene = {
  opened: TestApp;
  tokens: Record<Person, string | null>;
  /** Whose page is open. */
  ownerName: string;
  /** Of people whom moderation judged, and of one who judges. */
  special: { suspended: string; silenced: string; moderator: string };
  /** Tokens of somebody the owner blocks, and of somebody who blocks the owner. */
  apart: string[];
  subjects: Record<State, Subject>;
};

let scene: Scene;
beforeAll(async () => {
  scene = await furnish();
}, 120_000);
afterAll(() => scene.opened.close());

/**
 * Words of the dreams’ texts, of their reports and of what is blurred in them, which refusals and
 * strangers never hear.
 */
const planted = /aubergine|orseille|s[ée]vrier/i;
const sealed = /orseille|s[ée]vrier/i;

const columns = 'scope, visibility, warnings, deleted_at, painting_id';

async function furnish(): Promise<Scene> {
  const recipient = { name: 'Ailleurs', host: 'ailleurs.example' };
  const opened = await startTestApp({
    remotePainter: { ...aSmallPainter(), recipient },
    // Everybody asks every call within a minute, from one network.
    chosenLimits: {
      registrations: 10_000,
      takenAddresses: 10_000,
      changes: 10_000,
      networkChanges: 10_000,
    },
  });
  const [member, owner, webmaster, leaver, ended, blocked, blocker, ...judged] = await Promise.all(
    Array.from({ length: 10 }, () => aUser(opened)),
  );
  if (!member || !owner || !webmaster || !leaver || !ended || !blocked || !blocker) {
    throw new Error('nobody came');
  }
  await owner.client.accounts.updateProfile({ preferences: { isPublic: true } });
  await owner.client.ties.block({ username: blocked.user.username });
  await blocker.client.ties.block({ username: owner.user.username });
  await opened.app.features.accounts.appoint(webmaster.email);
  await ended.client.accounts.logout();
  const tell = async ({ client }: TestUser, fields: Parameters<typeof aDream>[1]) => {
    const words = {
      title: 'La barque de Sévrier',
      content: 'Une barque aubergine. SÉVRIER rit. J’ai peur.',
      report: 'Une barque. De l’orseille.',
      tags: ['eau', 'sévrier'],
      location: { city: 'Sévrier', country: null },
      blurred: [{ kind: 'name' as const, words: 'Sévrier' }],
    };
    return (await aDream(client, { ...words, ...fields })).id;
  };
  const ids: Record<State, string> = {
    private: await tell(owner, { visibility: 'private' }),
    public: await tell(owner, {}),
    warned: await tell(owner, { warnings: ['violence'] }),
    deleted: await tell(owner, {}),
    "nobody's": await tell(leaver, {}),
  };
  // A warned dream is painted when its dreamer says so.
  await owner.client.images.generate({ id: ids.warned });
  await opened.app.jobs.idle();
  const { execute } = opened.database;
  const subjectOf = async (id: string): Promise<Subject> => {
    const found = await execute('select id, name from paintings where dream_id = $1', [id]);
    const [painting] = found.rows as { id: string; name: string }[];
    if (!painting) throw new Error('a dream was not painted');
    const kept = await execute(`select ${columns} from dreams where id = $1`, [id]);
    const row = Object.values(kept.rows[0] as object);
    return { id, imageId: painting.id, file: scaledFile(painting.name, largestImageWidth), row };
  };
  const subjects = {} as Record<State, Subject>;
  for (const state of states) subjects[state] = await subjectOf(ids[state]);
  await owner.client.dreams.remove({ id: ids.deleted });
  subjects.deleted.row = Object.values(
    (await execute(`select ${columns} from dreams where id = $1`, [ids.deleted])).rows[0] as object,
  );
  await execute('delete from users where id = $1', [leaver.user.id]);
  const tokens = {
    stranger: null,
    ended: ended.token,
    member: member.token,
    owner: owner.token,
    webmaster: webmaster.token,
  };
  const apart = [blocked.token, blocker.token];
  const [suspended, silenced, moderator] = judged;
  if (!suspended || !silenced || !moderator) throw new Error('nobody was judged');
  const sanction = `insert into moderation_sanctions values ($1, $2, $3)`;
  const later = new Date(Date.now() + 86_400_000);
  await execute(sanction, [suspended.user.id, null, later]);
  await execute(sanction, [silenced.user.id, later, null]);
  await opened.app.features.accounts.setRole(moderator.email, 'moderator');
  const special = {
    ...{ suspended: suspended.token, silenced: silenced.token, moderator: moderator.token },
  };
  return { opened, special, tokens, ownerName: owner.user.username, apart, subjects };
}

/** Comes again where a busy server says when, as a client does: what is compared for long is there then. */
async function ask(name: string, endpoint: Endpoint, subject: Subject, token: string | null) {
  for (let turn = 1; ; turn += 1) {
    const answer = await askOf(scene.opened, name, { endpoint, subject, token });
    const after = Number(answer.headers.get('retry-after'));
    if (answer.status !== 503 || after === 0 || turn === 5) return answer;
    await delay(after * 1000);
  }
}

test('every call of the contract has its row, and no row is of a call that is gone', () => {
  const named = calls.map(([name]) => name).sort();
  expect(Object.keys(accessTable).sort()).toEqual(named);
});

test('lists, search, the library and somebody’s page hold what a person may see, and nothing else', async () => {
  const seen: Record<Person, State[]> = {
    stranger: ['public'],
    ended: [],
    member: ['public', 'warned'],
    owner: ['private', 'public', 'warned'],
    webmaster: ['public', 'warned'],
  };
  const page = `/users/${scene.ownerName}`;
  for (const person of people.filter((one) => one !== 'ended')) {
    for (const path of ['/dreams', '/dreams/search?q=barque', '/library', page]) {
      const token = scene.tokens[person];
      const headers = token ? { authorization: `Bearer ${token}` } : {};
      const said = await (await scene.opened.request(`${apiBase}${path}`, { headers })).text();
      const found = states.filter((state) => said.includes(scene.subjects[state].id));
      const mayOwn = path.startsWith('/dreams');
      const expected = seen[person].filter((state) => mayOwn || state !== 'private');
      expect(found, `${path} for the ${person}`).toEqual(expected);
    }
  }
});

test('a dream with a warning reaches no visitor, by whatever call', async () => {
  const { id, file } = scene.subjects.warned;
  for (const [name, endpoint] of calls.filter(([, { route }]) => route.startsWith('GET '))) {
    const { said } = await ask(name, endpoint, scene.subjects.public, null);
    expect(said, name).not.toContain(id);
    expect(said, name).not.toContain(file.split('-')[0]);
  }
}, 60_000);

/** A call that its asker made is undone: the next one meets the same dream. */
async function restore({ id, row }: Subject): Promise<void> {
  const places = columns.split(', ').map((column, at) => `${column} = $${at + 2}`);
  const set = `update dreams set ${places.join(', ')} where id = $1`;
  await scene.opened.database.execute(set, [id, ...row]);
}

// A caller who may remove a painting does so last.
const ofDreams = calls
  .filter(([name]) => !Array.isArray(accessTable[name]))
  .sort(([one], [other]) => Number(one === 'images.remove') - Number(other === 'images.remove'));

for (const state of states) {
  test(`of a dream that is ${state}, each person is answered as the table says`, async () => {
    const subject = scene.subjects[state];
    for (const [name, endpoint] of ofDreams) {
      const row = accessTable[name];
      const expected = row && 'public' in row ? row[state] : [];
      for (const [place, person] of people.entries()) {
        const { status, said, caching } = await ask(name, endpoint, subject, scene.tokens[person]);
        const told = `${name} of a ${state} dream for the ${person}: ${status}`;
        const isOk = status >= 200 && status < 300;
        expect(isOk ? 'ok' : status, told).toBe(expected[place]);
        if (!isOk) expect(said, told).not.toMatch(planted);
        if (person !== 'owner') expect(said, told).not.toMatch(sealed);
        if (state !== 'public') expect(caching, told).not.toContain('public');
        if (isOk) await restore(subject);
      }
    }
  }, 60_000);
}

test('two who are kept apart are answered as if the dreams of the other were nobody’s', async () => {
  for (const token of scene.apart) {
    for (const [name, endpoint] of ofDreams) {
      // There nobody is known: what is public can be read without an account.
      if (endpoint.access === 'open') continue;
      const row = accessTable[name];
      const expected = row && 'public' in row ? row["nobody's"][people.indexOf('member')] : 0;
      for (const state of ['public', 'warned'] as const) {
        const { status, said } = await ask(name, endpoint, scene.subjects[state], token);
        const told = `${name} of a ${state} dream: ${status}`;
        expect(status >= 200 && status < 300 ? 'ok' : status, told).toBe(expected);
        expect(said, told).not.toMatch(planted);
      }
    }
    const headers = { authorization: `Bearer ${token}` };
    const lists = ['/dreams', '/dreams/search?q=barque', '/library', '/library?tag=&q=barque'];
    for (const path of [...lists, '/library/featured', '/feed', `/users/${scene.ownerName}`]) {
      const said = await (await scene.opened.request(`${apiBase}${path}`, { headers })).text();
      expect(said, path).not.toMatch(planted);
      expect(said, path).not.toContain(scene.ownerName);
    }
  }
}, 60_000);

test('who is suspended reads, and writes nothing but what is about what is theirs', async () => {
  for (const [name, endpoint] of calls.filter(([, each]) => isShutToSuspended(each))) {
    const { status, said } = await ask(
      name,
      endpoint,
      scene.subjects.public,
      scene.special.suspended,
    );
    expect(status, `${name}: ${said}`).toBe(403);
    expect(said, name).toContain('suspended');
  }
  const readers = ['dreams.get', 'comments.list', 'notifications.list', 'moderation.counts'];
  for (const [name, endpoint] of calls.filter(([each]) => readers.includes(each))) {
    const { status } = await ask(name, endpoint, scene.subjects.public, scene.special.suspended);
    expect(status, name).toBe(200);
  }
}, 60_000);

test('who is silenced says nothing to others, and still likes and writes for themselves', async () => {
  const { silenced } = scene.special;
  const status = async (name: string) => {
    const endpoint = calls.find(([each]) => each === name)?.[1];
    return endpoint && (await ask(name, endpoint, scene.subjects.public, silenced)).status;
  };
  expect(await status('comments.add')).toBe(403);
  expect(await status('dreams.create')).toBe(403);
  expect(await status('dreams.like')).toBe(200);
  expect(await status('nights.put')).toBe(200);
});

test('a moderator opens their desk, appoints nobody, and sees no more dreams than a member', async () => {
  for (const [name, endpoint] of ofDreams) {
    for (const state of ['private', 'deleted'] as const) {
      const { status, said } = await ask(
        name,
        endpoint,
        scene.subjects[state],
        scene.special.moderator,
      );
      expect(status, `${name} of a ${state} dream`).toBe(404);
      expect(said, name).not.toMatch(planted);
    }
  }
  const desk = calls.filter(([name]) => name.startsWith('moderation.'));
  for (const [name, endpoint] of desk.filter(([, { access }]) => typeof access === 'object')) {
    const isTheirs = typeof endpoint.access === 'object' && endpoint.access.role === 'moderator';
    const { status } = await ask(name, endpoint, scene.subjects.public, scene.special.moderator);
    expect(isTheirs ? [200, 404] : [403], name).toContain(status);
  }
}, 60_000);

test('calls that are about no dream are answered as the table says', async () => {
  for (const [name, endpoint] of calls) {
    const expected = accessTable[name];
    if (!Array.isArray(expected) || name === 'accounts.logout') continue;
    for (const [place, person] of people.entries()) {
      const token = scene.tokens[person];
      const { status, said } = await ask(name, endpoint, scene.subjects.public, token);
      const isOk = status >= 200 && status < 300;
      const told = `${name} for the ${person}: ${status} ${isOk ? '' : said}`;
      expect(isOk ? 'ok' : status, told).toBe(expected[place]);
      if (person !== 'owner') expect(said, told).not.toMatch(sealed);
    }
  }
}, 60_000);

test('a session that its person ends opens nothing any more', async () => {
  const logout = calls.find(([name]) => name === 'accounts.logout')?.[1];
  if (!logout) throw new Error('nobody can leave');
  const { member } = scene.tokens;
  const status = async () =>
    (await ask('accounts.logout', logout, scene.subjects.public, member)).status;
  expect([await status(), await status()]).toEqual([204, 401]);
});
