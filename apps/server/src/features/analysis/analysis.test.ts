import { expect, test } from 'vitest';
import { createEngineAnalyser } from '#providers/analysis/engine.ts';
import type { Analyser } from '#providers/analysis/port.ts';
import { aUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { refusal } from '#testing/refusal.ts';

const engine = createEngineAnalyser();

/** The engine, until a text it cannot stand. */
function anAnalyserThat(meets: (text: string) => Promise<void> | void): Analyser {
  return {
    name: 'engine',
    async analyse(text, options) {
      await meets(text);
      return engine.analyse(text, options);
    },
  };
}

test('the analysis is on its way, then there, each finding on the dream’s own words', async () => {
  const opened = await testApp();
  const { client } = await aUser(opened);
  const dream = await aDream(client);
  expect(dream.analysisStatus).toBe('queued');
  await opened.app.jobs.idle();
  const analysis = await opened.client().analysis.get({ id: dream.id });
  if ('status' in analysis) throw new Error('no analysis came');
  expect(analysis.emotions.map((emotion) => emotion.class)).toContain('apprehension');
  const evidence = [...analysis.emotions, ...analysis.symbols].flatMap((each) => each.evidence);
  expect(evidence.length).toBeGreaterThan(0);
  for (const { start, end, text } of evidence) expect(dream.content.slice(start, end)).toBe(text);
});

test('until it is there, the answer says how far it is', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const opened = await testApp({ analyser: anAnalyserThat(() => released) });
  const { client, token } = await aUser(opened);
  const { id } = await aDream(client);
  const response = await opened.request(`/api/dreams/${id}/analysis`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(202);
  const body: unknown = await response.json();
  expect(body).toEqual({ status: expect.stringMatching(/^(queued|running)$/) });
  release();
  await opened.app.jobs.idle();
  expect((await client.dreams.get({ id })).analysisStatus).toBe('done');
});

test('a name is known from the dreamer’s other dreams, to nobody but the dreamer', async () => {
  const opened = await testApp();
  const { client } = await aUser(opened);
  const familyIn = async (reader: typeof client, id: string) => {
    const found = await reader.analysis.get({ id });
    if ('status' in found) throw new Error('no analysis came');
    return found.characters.filter(({ identity }) => identity === 'family').length;
  };
  const lucy = { content: 'Lucy was waiting at the station. I waved at Lucy.' };
  await aDream(client, { content: 'My sister Lucy was baking bread.', visibility: 'private' });
  const shared = await aDream(client, { ...lucy, visibility: 'public' });
  const both = await aDream(client, { ...lucy, report: lucy.content, visibility: 'public' });
  const kept = await aDream(client, { ...lucy, visibility: 'private' });
  await opened.app.jobs.idle();

  expect(await familyIn(client, kept.id)).toBe(1);
  expect(await familyIn(client, both.id)).toBe(1);
  const stranger = await aUser(opened);
  for (const { id } of [shared, both]) expect(await familyIn(stranger.client, id)).toBe(0);

  // Shared at last, it is read anew, without what only its dreamer may know.
  await client.dreams.update({ id: kept.id, visibility: 'public' });
  await opened.app.jobs.idle();
  expect(await familyIn(stranger.client, kept.id)).toBe(0);

  // Nor does one dreamer's sister become another's.
  const own = await aDream(stranger.client, { ...lucy, visibility: 'private' });
  await opened.app.jobs.idle();
  expect(await familyIn(stranger.client, own.id)).toBe(0);
});

test('nothing of a private report reaches others, not by evidence, alt text or database', async () => {
  const opened = await testApp();
  const { client } = await aUser(opened);
  const { id } = await aDream(client, {
    content: 'Je marche dans une maison.',
    report: 'Je marche dans une maison. Un cheval galope dans la neige et je suis furieuse.',
  });
  await opened.app.jobs.idle();
  const own = await client.analysis.get({ id });
  expect(own).toMatchObject({ of: 'report' });
  expect(JSON.stringify(own)).toContain('cheval');
  const theirs = await opened.client().analysis.get({ id });
  expect(theirs).toMatchObject({ of: 'content', feedback: [] });
  const dream = await opened.client().dreams.get({ id });
  expect(dream.image).not.toBeNull();
  expect(JSON.stringify([theirs, dream])).not.toMatch(/cheval|horse|neige|snow|furieuse/i);
  for (const table of ['analyses', 'paintings', 'dreams', 'dream_terms']) {
    const { rows } = await opened.database.execute(`select * from ${table}`);
    expect(JSON.stringify(rows), table).not.toMatch(/cheval|horse|furieuse/i);
  }
});

test('a dream changed while it is read keeps the analysis of its last words', async () => {
  const reads: string[] = [];
  const { promise: changed, resolve: change } = Promise.withResolvers<void>();
  const analyser = anAnalyserThat(async (text) => {
    reads.push(text);
    if (text.includes('cerf')) await changed;
  });
  const opened = await testApp({ analyser });
  const { client } = await aUser(opened);
  const { id } = await aDream(client, { content: 'Un cerf me regarde.' });
  await expect.poll(() => reads).toHaveLength(1);
  await client.dreams.update({ id, content: 'Un loup me regarde.' });
  change();
  await opened.app.jobs.idle();
  expect(reads).toEqual(['Un cerf me regarde.', 'Un loup me regarde.']);
  const analysis = await client.analysis.get({ id });
  expect(JSON.stringify(analysis)).toContain('loup');
  expect(JSON.stringify(analysis)).not.toContain('cerf');
});

test('no revision is read twice, however often its job is sent', async () => {
  const reads: string[] = [];
  let now = new Date();
  const opened = await testApp({
    analyser: anAnalyserThat((text) => void reads.push(text)),
    clock: { now: () => now },
  });
  const { client } = await aUser(opened);
  await aDream(client);
  await opened.app.jobs.idle();
  now = new Date(now.getTime() + 3_600_000);
  await opened.app.features.pipeline.resumeStalled();
  await opened.app.jobs.idle();
  expect(reads).toHaveLength(1);
});

test('a dream left standing by a lost job is taken up again', async () => {
  let now = new Date();
  const opened = await testApp({ clock: { now: () => now } });
  const { client } = await aUser(opened);
  const { id } = await aDream(client);
  await opened.app.jobs.idle();
  await opened.database.execute("update dreams set analysis_status = 'running'");
  await opened.database.execute('delete from analyses');
  expect(await opened.app.features.pipeline.resumeStalled()).toBe(0);
  now = new Date(now.getTime() + 3_600_000);
  expect(await opened.app.features.pipeline.resumeStalled()).toBe(1);
  await opened.app.jobs.idle();
  expect((await client.dreams.get({ id })).analysisStatus).toBe('done');
});

test('an analysis that fails every time is given up aloud, parked, and may be asked for again', async () => {
  let isBroken = true;
  const opened = await testApp({
    analyser: anAnalyserThat(() => {
      if (isBroken) throw new Error('broken');
    }),
  });
  const { client } = await aUser(opened);
  const { id } = await aDream(client);
  const status = async () => (await client.dreams.get({ id })).analysisStatus;
  await expect.poll(status, { timeout: 30_000, interval: 200 }).toBe('failed');
  await expect.poll(() => opened.app.jobs.parked()).toHaveLength(1);
  expect(await client.dreams.get({ id })).toMatchObject({ imageStatus: 'failed' });
  isBroken = false;
  expect(await client.analysis.request({ id })).toEqual({ status: 'queued' });
  await opened.app.jobs.idle();
  const mended = await client.dreams.get({ id });
  expect(mended).toMatchObject({ analysisStatus: 'done', imageStatus: 'done' });
}, 40_000);

test('a reader says what a finding is to them, changes their mind, and takes it back', async () => {
  const opened = await testApp();
  const owner = await aUser(opened);
  const reader = await aUser(opened);
  const { id } = await aDream(owner.client);
  await opened.app.jobs.idle();
  const finding = { kind: 'emotion', key: 'apprehension' } as const;
  const feedbackOf = async (client: typeof reader.client) => {
    const analysis = await client.analysis.get({ id });
    return 'status' in analysis ? null : analysis.feedback;
  };
  await reader.client.analysis.feedback({ id, ...finding, answer: 'resonates' });
  await reader.client.analysis.feedback({ id, ...finding, answer: 'unsure' });
  expect(await feedbackOf(reader.client)).toEqual([{ ...finding, answer: 'unsure' }]);
  expect(await feedbackOf(owner.client)).toEqual([]);
  await reader.client.analysis.feedback({ id, ...finding, answer: null });
  expect(await feedbackOf(reader.client)).toEqual([]);
  const visitor = opened.client();
  expect(await refusal(visitor.analysis.feedback({ id, ...finding, answer: 'unsure' }))).toBe(
    'unauthenticated',
  );
});

test('three hundred keys of one’s own making are no answers to a stranger’s dream', async () => {
  const opened = await testApp({ chosenLimits: { feedback: 1_000, networkFeedback: 1_000 } });
  const owner = await aUser(opened);
  const reader = await aUser(opened);
  const { id } = await aDream(owner.client);
  await opened.app.jobs.idle();
  const answer = (kind: 'symbol' | 'emotion', key: string) =>
    reader.client.analysis.feedback({ id, kind, key, answer: 'resonates' });
  for (let turn = 0; turn < 300; turn += 1) {
    expect(await refusal(answer('symbol', `made.up.${turn}`))).toBe('not_found');
  }
  // A key of another kind is none of this one.
  expect(await refusal(answer('symbol', 'apprehension'))).toBe('not_found');
  await answer('emotion', 'apprehension');
  await opened.app.events.idle();
  const { rows } = await opened.database.execute(
    `select readings from dream_facets where facet = '/'`,
  );
  expect(rows).toEqual([{ readings: 1 }]);
}, 60_000);
