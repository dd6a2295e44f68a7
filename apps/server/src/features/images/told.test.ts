import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toldContext } from '#features/images/told.rules.ts';
import { closedSeal, createSeal } from '#platform/seal/seal.ts';
import { aUser } from '#testing/accounts.ts';
import { startTestApp, type TestApp, testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { aSmallPainter } from '#testing/painter.ts';
import { refusal, refusals } from '#testing/refusal.ts';

/** Painted several times each: a busy machine takes longer. */
const patience = 60_000;

let opened: TestApp;
beforeAll(async () => {
  opened = await startTestApp({ painter: aSmallPainter() });
});
afterAll(() => opened.close());

const content = 'Je suis au marché avec ma sœur. Une baleine traverse la rue. Elle me regarde.';
const told = 'Une girafe dansait sur un piano, comme chez Ottoline.';

/** A painted dream, and a way to have it painted again. */
async function aPaintedDream(fields: object = {}) {
  const dreamer = await aUser(opened);
  const { client } = dreamer;
  const { id } = await aDream(client, { content, ...fields });
  await opened.app.jobs.idle();
  return {
    dreamer,
    client,
    id,
    async paint(asked: object) {
      await client.images.generate({ id, ...asked });
      await opened.app.jobs.idle();
      const { images } = await client.images.history({ id });
      const [newest] = images;
      if (!newest) throw new Error('it was not painted');
      return newest;
    },
  };
}

async function rowsOf(table: 'wishes' | 'paintings', dreamId: string) {
  const { rows } = await opened.database.execute(
    `select t.*, encode(told, 'escape') as words from ${table} t where dream_id = $1`,
    [dreamId],
  );
  return rows as { id: string; told: Uint8Array | null; told_key: string | null }[];
}

test(
  'its dreamer says what should be seen, and the picture is of that until they take it back',
  async () => {
    const { paint } = await aPaintedDream();
    const said = await paint({ told: `  ${told} ` });
    expect(said.arrangement).toMatchObject({ told, about: null });
    expect(said.image.alt.en).toMatch(/giraffe/i);
    expect(said.image.alt.en).not.toMatch(/whale/i);
    // As everything that nobody names, it stays.
    const inInk = await paint({ style: 'ink' });
    expect(inInk.arrangement.told).toBe(told);
    expect(inInk.image.alt.en).toMatch(/giraffe/i);
    const back = await paint({ told: null });
    expect(back.arrangement.told).toBeNull();
    expect(back.image.alt.en).not.toMatch(/giraffe/i);
  },
  patience,
);

test(
  'of a passage and what its dreamer says the last that was chosen stands; of both at once, neither',
  async () => {
    const { client, id, paint } = await aPaintedDream();
    const about = (await client.images.history({ id })).passages[0]?.id ?? '';
    expect((await paint({ about })).arrangement).toMatchObject({ about, told: null });
    expect((await paint({ told })).arrangement).toMatchObject({ about: null, told });
    expect((await paint({ about })).arrangement).toMatchObject({ about, told: null });
    expect(await refusal(client.images.generate({ id, about, told }))).toBe('invalid_body');
  },
  patience,
);

test(
  'a sentence of which nothing can be seen is refused, and nothing else is painted',
  async () => {
    const { client, id } = await aPaintedDream();
    for (const nothing of ['Tout.', 'Je ne sais pas', 'rien', 'everything', "I don't know"]) {
      expect(await refusal(client.images.generate({ id, told: nothing })), nothing).toBe(
        'nothing_to_paint',
      );
    }
    expect(await refusal(client.images.generate({ id, told: ' ' }))).toBe('invalid_body');
    expect((await client.dreams.get({ id })).imageStatus).toBe('done');
    expect((await client.images.history({ id })).images).toHaveLength(1);
  },
  patience,
);

test(
  'it is sealed beside its wish and its painting, and only its dreamer receives it',
  async () => {
    const { dreamer, client, id, paint } = await aPaintedDream({ visibility: 'public' });
    const kept = await paint({ told });
    const eve = await aUser(opened);
    const asEve = eve.client.images;
    expect(
      await refusals([
        asEve.history({ id }),
        asEve.generate({ id, told }),
        opened.client().images.history({ id }),
      ]),
    ).toEqual(['forbidden', 'forbidden', 'unauthenticated']);
    for (const table of ['wishes', 'paintings'] as const) {
      const rows = await rowsOf(table, id);
      expect(JSON.stringify(rows)).not.toMatch(/Ottoline|dansait/);
      const [row] = rows.filter((one) => one.told);
      expect(row?.told_key).toMatch(/^[0-9a-f]{16}$/);
    }
    // Painted once more alike, the same painting keeps what was said of it.
    expect(await paint({ told, seed: kept.image.seed })).toMatchObject({
      id: kept.id,
      arrangement: { told },
    });
    const shown = await eve.client.dreams.get({ id });
    expect(JSON.stringify(shown)).not.toMatch(/Ottoline|dansait/);
    const owner = { userId: dreamer.user.id, email: '', mailbox: null };
    const rooms = await Promise.all(opened.app.features.rooms().map(({ keeps }) => keeps?.(owner)));
    expect(rooms).toContainEqual({
      wishes: expect.arrayContaining([
        expect.objectContaining({ arrangement: expect.objectContaining({ told }) }),
      ]),
    });
    const { images } = opened.app.features;
    expect((await images.everyOf(dreamer.user.id)).map(({ arrangement }) => arrangement)).toEqual(
      expect.arrayContaining([expect.objectContaining({ told })]),
    );
    // What was said for an earlier wish stays with its painting alone.
    await paint({ told: null });
    expect((await rowsOf('wishes', id)).filter((row) => row.told)).toEqual([]);
    expect((await rowsOf('paintings', id)).filter((row) => row.told)).toHaveLength(1);
    await client.images.remove({ id, imageId: kept.id });
    expect((await rowsOf('paintings', id)).filter((row) => row.told)).toEqual([]);
  },
  patience,
);

test(
  'a dream that is left without a name forgets it, and one that is erased takes it along',
  async () => {
    const { dreamer, id, paint } = await aPaintedDream({ visibility: 'public' });
    await paint({ told });
    const { accounts, dreams } = opened.app.features;
    await opened.database.write(async (tx) => {
      await accounts.ensureNobody(tx);
      await dreams.leaveUnnamed(tx, dreamer.user.id);
    });
    const left = [...(await rowsOf('wishes', id)), ...(await rowsOf('paintings', id))];
    expect(left.length).toBeGreaterThan(2);
    expect(left.filter((row) => row.told)).toEqual([]);

    const other = await aPaintedDream();
    await other.paint({ told });
    await opened.database.write((tx) => dreams.eraseOf(tx, other.dreamer.user.id));
    expect([
      ...(await rowsOf('wishes', other.id)),
      ...(await rowsOf('paintings', other.id)),
    ]).toEqual([]);
  },
  patience,
);

test('where it shows nothing any more the dream chooses, and the painting says so', async () => {
  const seal = createSeal(randomBytes(32));
  const app = await testApp({ painter: aSmallPainter(), seal });
  const { client } = await aUser(app);
  const { id } = await aDream(client, { content });
  await client.images.generate({ id, told });
  await app.app.jobs.idle();
  expect((await client.images.history({ id })).images[0]?.arrangement.told).toBe(told);
  const { rows } = await app.database.execute(
    'select id, told from wishes where told is not null and dream_id = $1',
    [id],
  );
  const [wish] = rows as { id: string; told: Uint8Array }[];
  if (!wish) throw new Error('it was wished for');
  expect(seal.open(wish.told, toldContext(wish.id))).toBe(told);
  // As after words that changed, or in an engine that knows others.
  await app.database.execute('update wishes set told = $1 where id = $2', [
    seal.seal('Tout.', toldContext(wish.id)),
    wish.id,
  ]);
  await client.images.generate({ id, seed: 7 });
  await app.app.jobs.idle();
  const [newest] = (await client.images.history({ id })).images;
  expect(newest?.arrangement.told).toBeNull();
  expect(newest?.image.alt.en).not.toMatch(/giraffe/i);
}, 60_000);

test('a server that has lost its key keeps no sentence it could not seal', async () => {
  const closed = await testApp({ painter: aSmallPainter(), seal: closedSeal });
  const { client } = await aUser(closed);
  const { id } = await aDream(client, { content });
  await closed.app.jobs.idle();
  expect(await refusal(client.images.generate({ id, told }))).toBe('sealing_off');
  expect((await client.images.history({ id })).images).toHaveLength(1);
}, 60_000);
