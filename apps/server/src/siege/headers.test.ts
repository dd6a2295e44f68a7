import { randomUUID } from 'node:crypto';
import { largestImageWidth, scaledFile } from '@reverie/contract/images.rules';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessTable } from '#siege/access-table.ts';
import { aUser, type TestUser } from '#testing/accounts.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { type Asked, askOf, calls } from '#testing/asking.ts';
import { aDream } from '#testing/dreams.ts';

type Scene = {
  opened: TestApp;
  /** Two who tell in one community, and one who reads there. */
  ada: TestUser;
  lea: TestUser;
  reader: TestUser;
  /** Somebody of no community. */
  other: TestUser;
  slug: string;
  communityId: string | null;
};

let scene: Scene;
beforeAll(async () => {
  const opened = await startTestApp({
    chosenLimits: { registrations: 10_000, changes: 10_000, networkChanges: 10_000, texts: 10_000 },
  });
  const [ada, lea, reader, other] = [
    await aUser(opened),
    await aUser(opened),
    await aUser(opened),
    await aUser(opened),
  ];
  const { slug, viewer } = await reader.client.communities.create({
    ...{ name: 'Rives', kind: 'private', description: 'De l’eau.' },
  });
  const { token } = await reader.client.communities.invite({ slug });
  for (const { client } of [ada, lea]) await client.communities.join({ slug, invitation: token });
  scene = { opened, ada, lea, reader, other, slug, communityId: viewer.id };
}, 120_000);
afterAll(() => scene.opened.close());

type Told = {
  content: string;
  title: string;
  warning: 'none' | 'violence';
  /** Times it was told otherwise since. */
  changes: number;
  /** Seconds before now. */
  age: number;
};
const told: fc.Arbitrary<Told> = fc.record({
  content: fc.constantFrom('Une barque.', 'Un phare. J’ai peur de lui.', 'Je tombe. '.repeat(30)),
  title: fc.constantFrom('Une nuit', 'La barque'),
  warning: fc.constantFrom('none', 'violence'),
  changes: fc.nat({ max: 3 }),
  age: fc.nat({ max: 40 * 86_400 }),
});

async function tell(
  { client }: TestUser,
  { content, title, warning, changes, age }: Told,
  where: Partial<Parameters<typeof aDream>[1]>,
): Promise<Asked> {
  const { id } = await aDream(client, { content, title, warnings: [warning], ...where });
  for (let at = 0; at < changes; at += 1) {
    await client.dreams.update({ id, title: `${title} ${at}` });
  }
  // A warned dream is painted when its dreamer says so.
  if (warning !== 'none') await client.images.generate({ id });
  await scene.opened.app.jobs.idle();
  const { execute } = scene.opened.database;
  await execute(
    `update dreams set created_at = created_at - $2 * interval '1 second',
       updated_at = updated_at - $2 * interval '1 second' where id = $1`,
    [id, age],
  );
  const { rows } = await execute('select id, name from paintings where dream_id = $1', [id]);
  const [painting] = rows as { id: string; name: string }[];
  if (!painting) throw new Error('the dream was not painted');
  return { id, imageId: painting.id, file: scaledFile(painting.name, largestImageWidth) };
}

/** The name of a dream that never was. */
function nothingLike({ file }: Asked): Asked {
  const name = file.replace(/[a-z0-9]/g, (one) => (/\d/.test(one) ? '7' : 'k'));
  return { id: randomUUID(), imageId: randomUUID(), file: name };
}

const ofDreams = calls.filter(([name]) => !Array.isArray(accessTable[name]));
/** What tells of the asker, or of the one answer: how much they asked already, and its name. */
const ofAsking = /^(ratelimit-.*|request-id|date)$/;

/** What was said beside the body, with the names that were asked by left out. */
async function besides(asked: Asked, token: string | null, only = ofDreams) {
  const all: Record<string, unknown> = {};
  for (const [name, endpoint] of only) {
    const subject = { ...asked, slug: scene.slug };
    const { status, headers } = await askOf(scene.opened, name, { endpoint, subject, token });
    const kept = [...headers].filter(([header]) => !ofAsking.test(header));
    const names = [asked.id, asked.imageId, asked.file, asked.file.split('-')[0] ?? ''];
    all[name] = {
      status,
      ...Object.fromEntries(
        kept.map(([header, value]) => [
          header,
          names.reduce((said, one) => said.replaceAll(one, '…'), value),
        ]),
      ),
    };
  }
  return all;
}

test('of a dream one may not see, headers say what they say of none', async () => {
  const hidden = fc.constantFrom('private' as const, 'community' as const);
  await fc.assert(
    fc.asyncProperty(told, hidden, async (dream, visibility) => {
      const { ada, other, communityId } = scene;
      const shared = visibility === 'community' ? { communityId } : {};
      const asked = await tell(ada, dream, { visibility, ...shared });
      const none = nothingLike(asked);
      for (const token of [null, other.token]) {
        expect(await besides(asked, token)).toEqual(await besides(none, token));
      }
    }),
    { numRuns: 4 },
  );
}, 120_000);

test('of two under pseudonyms, headers tell neither who nor when', async () => {
  const reads = ofDreams.filter(([, { route }]) => route.startsWith('GET '));
  await fc.assert(
    fc.asyncProperty(told, fc.nat({ max: 86_400 }), async (dream, later) => {
      const { ada, lea, reader, communityId } = scene;
      const where = { visibility: 'community' as const, communityId };
      const one = await tell(ada, dream, where);
      const another = await tell(lea, { ...dream, age: dream.age + later }, where);
      const said = await besides(one, reader.token, reads);
      expect(withoutSizes(said)).toEqual(withoutSizes(await besides(another, reader.token, reads)));
      expect(JSON.stringify(said)).not.toContain(ada.user.username);
    }),
    { numRuns: 4 },
  );
}, 120_000);

/** Two dreams have two paintings, of so many bytes each: whoever sees one may count them. */
function withoutSizes(said: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(said).map(([name, all]) => [
      name,
      Object.entries(Object(all)).filter(([header]) => header !== 'content-length'),
    ]),
  );
}
