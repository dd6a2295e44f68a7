import { communityKinds } from '@reverie/contract/communities.rules';
import { largestImageWidth, scaledFile } from '@reverie/contract/images.rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessTable } from '#siege/access-table.ts';
import { communityTable, type Guest, guests } from '#siege/community-table.ts';
import { aUser, type TestUser } from '#testing/accounts.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { type Asked, askOf, calls } from '#testing/asking.ts';
import { aDream } from '#testing/dreams.ts';
import { aSmallPainter } from '#testing/painter.ts';

type Kind = (typeof communityKinds)[number];
type Row = Record<string, unknown>;
type Place = Asked & { spare: string; question: string; rows: Record<string, Row[]> };
type Scene = {
  opened: TestApp;
  tokens: Record<Guest, string | null>;
  names: Record<Guest, string>;
  places: Record<Kind, Place>;
};

let scene: Scene;
beforeAll(async () => {
  scene = await furnish();
}, 180_000);
afterAll(() => scene.opened.close());

/** Words of the dreams and of their reports: refusals and strangers never hear the first, nobody but the dreamer the second. */
const planted = /aubergine|orseille/i;
const sealed = /orseille/i;

const restored = ['community_members', 'community_questions', 'communities', 'dreams'] as const;
const members = ['member', 'dreamer', 'blocked', 'silenced', 'suspended', 'moderator', 'barred'];

async function furnish(): Promise<Scene> {
  const recipient = { name: 'Ailleurs', host: 'ailleurs.example' };
  const opened = await startTestApp({
    remotePainter: { ...aSmallPainter(), recipient },
    // All of them ask from one network, as often as a city.
    // Every guest asks every call within a minute, from one network.
    chosenLimits: {
      ...{ registrations: 10_000, texts: 10_000, changes: 10_000, networkChanges: 10_000 },
    },
  });
  const { execute } = opened.database;
  const people = {} as Record<Exclude<Guest, 'visitor'>, TestUser>;
  for (const guest of guests) {
    if (guest !== 'visitor') people[guest] = await aUser(opened);
  }
  const spare = await aUser(opened);
  const { dreamer, blocked, owner, judge, webmaster } = people;
  await dreamer.client.ties.block({ username: blocked.user.username });
  await blocked.client.ties.block({ username: dreamer.user.username });
  const places = {} as Record<Kind, Place>;
  for (const kind of communityKinds) {
    const { slug, viewer } = await owner.client.communities.create({
      ...{ name: `Rives ${kind}`, kind, description: 'De l’eau.' },
    });
    const { token } = await owner.client.communities.invite({ slug });
    const enter = ({ client }: TestUser) => client.communities.join({ slug, invitation: token });
    for (const name of members) await enter(people[name as Exclude<Guest, 'visitor'>]);
    const inside = await enter(spare);
    const pseudonymOf = async ({ client }: TestUser) =>
      (await client.communities.get({ slug })).viewer.pseudonym?.id ?? '';
    const moderatorId = await pseudonymOf(people.moderator);
    await owner.client.communities.changeMember({ slug, id: moderatorId, role: 'moderator' });
    await owner.client.communities.removeMember({ slug, id: await pseudonymOf(people.barred) });
    const asked = await owner.client.communities.ask({ slug, words: 'Une couleur ?' });
    const { id } = await aDream(dreamer.client, {
      ...{ content: 'Une barque aubergine. J’ai peur.', report: 'Une barque. De l’orseille.' },
      ...{ visibility: 'community', communityId: viewer.id },
    });
    await opened.app.jobs.idle();
    const found = await execute('select id, name from paintings where dream_id = $1', [id]);
    const [painting] = found.rows as { id: string; name: string }[];
    if (!painting) throw new Error('a dream was not painted');
    places[kind] = {
      ...{ id, imageId: painting.id, file: scaledFile(painting.name, largestImageWidth), slug },
      spare: inside.viewer.pseudonym?.id ?? '',
      question: asked.waiting[0]?.id ?? '',
      rows: {},
    };
  }
  const later = new Date(Date.now() + 86_400_000);
  const sanction = `insert into moderation_sanctions values ($1, $2, $3)`;
  await execute(sanction, [people.silenced.user.id, later, null]);
  await execute(sanction, [people.suspended.user.id, null, later]);
  await opened.app.features.accounts.setRole(judge.email, 'moderator');
  await opened.app.features.accounts.appoint(webmaster.email);
  for (const kind of communityKinds) places[kind].rows = await readRows(opened);
  const tokens = { visitor: null } as Scene['tokens'];
  const names = { visitor: 'nobody’s name' } as Scene['names'];
  for (const [guest, { token, user }] of Object.entries(people) as [Guest, TestUser][]) {
    tokens[guest] = token;
    names[guest] = user.username;
  }
  return { opened, tokens, names, places };
}

/** Everything about communities that a call may change. */
async function readRows({ database }: TestApp): Promise<Record<string, Row[]>> {
  const all: Record<string, Row[]> = {};
  for (const table of restored) {
    const columns =
      table === 'dreams'
        ? 'id, scope, visibility, warnings, deleted_at, painting_id, community_id, shared_week'
        : '*';
    all[table] = (await database.execute(`select ${columns} from ${table}`)).rows as Row[];
  }
  return all;
}

/** What a caller changed is undone: the next one meets the same community. */
async function restore({ rows }: Place): Promise<void> {
  const { execute } = scene.opened.database;
  const found = await readRows(scene.opened);
  for (const table of [...restored].reverse()) {
    const kept = rows[table] ?? [];
    const now = new Map(found[table]?.map((row) => [row.id, JSON.stringify(row)]));
    const changed = kept.filter((row) => now.get(row.id) !== JSON.stringify(row));
    for (const row of changed) {
      const names = Object.keys(row);
      const values = Object.values(row);
      const places = names.map((_, at) => `$${at + 1}`);
      const sets = names.map((name, at) => `${name} = $${at + 1}`);
      const { rows: known } = await execute(`select 1 from ${table} where id = $1`, [row.id]);
      const statement =
        known.length > 0
          ? `update ${table} set ${sets.join(', ')} where id = '${row.id}'`
          : `insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`;
      await execute(statement, values);
    }
    const ids = kept.map(({ id }) => `'${id}'`).join(', ');
    await execute(`delete from ${table} where id not in (${ids})`);
  }
}

const isAbout = (name: string) =>
  name.startsWith('communities.') || !Array.isArray(accessTable[name]);
// A caller who may remove a painting does so last.
const about = calls
  .filter(([name]) => isAbout(name))
  .sort(([one], [other]) => Number(one === 'images.remove') - Number(other === 'images.remove'));

test('every call about a community or a dream has its row, and no row is of another', () => {
  expect(Object.keys(communityTable).sort()).toEqual(about.map(([name]) => name).sort());
});

for (const kind of communityKinds) {
  test(`in a community that is ${kind}, each guest is answered as the table says`, async () => {
    const place = scene.places[kind];
    const faults: string[] = [];
    for (const [name, endpoint] of about) {
      const row = communityTable[name];
      const expected = row && 'open' in row ? row[kind] : row;
      const subject = { ...place, within: name.endsWith('.drop') ? place.question : place.spare };
      for (const [at, guest] of guests.entries()) {
        const token = scene.tokens[guest];
        const asked = { endpoint, subject, token };
        const { status, said } = await askOf(scene.opened, name, asked);
        const isOk = status >= 200 && status < 300;
        const told = `${name} in a ${kind} community for the ${guest}: ${status}`;
        if ((isOk ? 'ok' : status) !== expected?.[at])
          faults.push(`${told}, not ${expected?.[at]}`);
        if (!isOk) expect(said, told).not.toMatch(planted);
        if (guest !== 'dreamer') {
          expect(said, told).not.toMatch(sealed);
          // Whose it is never leaves the server.
          expect(said, told).not.toContain(scene.names.dreamer);
        }
        if (isOk && !endpoint.route.startsWith('GET ')) await restore(place);
      }
    }
    expect(faults).toEqual([]);
  }, 120_000);
}
