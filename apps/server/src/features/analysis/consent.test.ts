import { expect, test } from 'vitest';
import { silentLog } from '#platform/log.ts';
import { createSketchingAnalyser } from '#providers/analysis/sketching.ts';
import { aUser, type TestUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { type ChatServer, openChatServer, sendAnswer, sendError } from '#testing/chat-server.ts';
import { aDream } from '#testing/dreams.ts';
import { bareDeed, bareFigure, barePlace } from '#testing/sketches.ts';

const kind = 'external_ai';

function anAppAsking({ url }: ChatServer) {
  const model = { model: 'a-model', provider: 'Ailleurs', timeout: 5_000, log: silentLog };
  return testApp({ analyser: createSketchingAnalyser({ ...model, url }) });
}

async function agree({ client }: TestUser): Promise<void> {
  const textVersion = (await client.consents.list()).offered[0]?.textVersion;
  await client.consents.choose({ kind, isGranted: true, textVersion });
}

/** A model that finds joy in the first word of every dream. */
function openReader(): Promise<ChatServer> {
  return openChatServer(({ dream }, response) => {
    const quotes = [dream.split(' ')[0] ?? ''];
    const joy = { class: 'happiness', experiencer: 'dreamer', intensity: 1, quotes, p: 0.7 };
    sendAnswer(response, { emotions: [joy] });
  });
}

test('nothing leaves the server of a dreamer who has not agreed, or no longer agrees', async () => {
  const server = await openReader();
  const opened = await anAppAsking(server);
  const dreamer = await aUser(opened);
  const consenting = await aUser(opened);
  await agree(consenting);
  const { id } = await aDream(dreamer.client);
  await opened.app.jobs.idle();
  expect(server.asked).toEqual([]);
  const own = await dreamer.client.analysis.get({ id });
  expect(own).toMatchObject({ engine: { name: 'oneirology' } });
  expect(JSON.stringify(own)).not.toContain('a-model');

  await agree(dreamer);
  await dreamer.client.consents.choose({ kind, isGranted: false });
  await dreamer.client.dreams.update({ id, content: 'Une autre nuit, un phare.' });
  await opened.app.jobs.idle();
  expect(server.asked).toEqual([]);
});

test('a consenting dreamer’s dream is read by the model too, its report apart, and says so', async () => {
  const server = await openReader();
  const opened = await anAppAsking(server);
  const dreamer = await aUser(opened);
  await agree(dreamer);
  const content = 'Un phare dans la brume.';
  const report = 'Un phare dans la brume. Un cheval galope dans la neige.';
  const { id } = await aDream(dreamer.client, { content, report });
  await opened.app.jobs.idle();
  // What others may see is sketched for its print too.
  expect(server.asked.map(({ dream }) => dream).toSorted()).toEqual([content, content, report]);
  expect(JSON.stringify(server.asked)).not.toMatch(
    new RegExp(`${dreamer.email}|${dreamer.user.username}|${dreamer.user.id}|${id}`),
  );
  const model = { name: 'a-model', provider: 'Ailleurs', added: 1, dropped: 0 };
  expect(await dreamer.client.analysis.get({ id })).toMatchObject({
    of: 'report',
    engine: { model },
    limits: expect.arrayContaining(['model-not-calibrated']),
  });
  expect(await opened.client().analysis.get({ id })).toMatchObject({
    of: 'content',
    engine: { model },
  });
});

test('a consent withdrawn while the model reads one text keeps the other here', async () => {
  const { promise: withdrawn, resolve: withdraw } = Promise.withResolvers<void>();
  const server = await openChatServer(async (_, response) => {
    await withdrawn;
    sendAnswer(response, { emotions: [] });
  });
  const opened = await anAppAsking(server);
  const dreamer = await aUser(opened);
  await agree(dreamer);
  const { id } = await aDream(dreamer.client, { report: 'Un cheval galope dans la neige.' });
  // To be coded, and to be sketched.
  await expect.poll(() => server.asked).toHaveLength(2);
  await dreamer.client.consents.choose({ kind, isGranted: false });
  withdraw();
  await opened.app.jobs.idle();
  expect(server.asked).toHaveLength(2);
  expect(await dreamer.client.analysis.get({ id })).toMatchObject({ of: 'report' });
});

test('a model that fails costs no dream its analysis, nor its painting', async () => {
  const server = await openChatServer((_, response) => sendError(response, 401, 'invalid_api_key'));
  const opened = await anAppAsking(server);
  const dreamer = await aUser(opened);
  await agree(dreamer);
  const { id } = await aDream(dreamer.client);
  await opened.app.jobs.idle();
  expect(await dreamer.client.dreams.get({ id })).toMatchObject({
    analysisStatus: 'done',
    imageStatus: 'done',
  });
  expect(await dreamer.client.analysis.get({ id })).toMatchObject({
    limits: expect.arrayContaining(['model-failed']),
  });
});

test('a dream that waits for a model keeps no other waiting', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const server = await openChatServer(async (_, response) => {
    await answered;
    sendAnswer(response, { emotions: [] });
  });
  const opened = await anAppAsking(server);
  const slow = await aUser(opened);
  await agree(slow);
  const waiting = await aDream(slow.client);
  await expect.poll(() => server.asked).toHaveLength(2);
  const { client } = await aUser(opened);
  const { id } = await aDream(client);
  await expect
    .poll(async () => (await client.dreams.get({ id })).analysisStatus, { timeout: 10_000 })
    .toBe('done');
  expect((await slow.client.dreams.get({ id: waiting.id })).analysisStatus).toBe('running');
  answer();
  await opened.app.jobs.idle();
});

test('a consenting dreamer’s print shows the moment that the model chose, and says whose choice it was', async () => {
  const sketch = {
    ...{ ...barePlace, place: 'beach' },
    figures: [
      { ...bareFigure, id: 'f1', what: 'dreamer', quotes: ['je'] },
      { ...bareFigure, id: 'f2', what: 'whale', changes: ['giant'], quotes: ['elle'] },
    ],
    deeds: [{ ...bareDeed, who: 'f1', act: 'embrace', whom: 'f2', quotes: ['je la prends'] }],
  };
  const server = await openChatServer(({ messages }, response) =>
    sendAnswer(response, messages[0]?.content.includes('printmaker') ? sketch : { emotions: [] }),
  );
  const opened = await anAppAsking(server);
  const dreamer = await aUser(opened);
  const content =
    'Sur la plage elle est là, et je la prends dans mes bras. Un chien court dans la forêt.';
  const { id: alone } = await aDream(dreamer.client, { content });
  await agree(dreamer);
  const { id } = await aDream(dreamer.client, { content });
  await opened.app.jobs.idle();
  const { images } = await dreamer.client.images.history({ id });
  expect(images[0]).toMatchObject({ chosenBy: 'a-model', image: { provider: 'painter' } });
  expect(images[0]?.image.alt.fr).toContain(
    'tend les bras vers une baleine gigantesque sur une plage',
  );
  const before = await dreamer.client.images.history({ id: alone });
  expect(before.images[0]?.chosenBy).toBeNull();

  // Of one sentence that its dreamer chose, the engine says what is seen.
  const about = before.passages[0]?.id;
  await dreamer.client.images.generate({ id, about });
  await opened.app.jobs.idle();
  const { images: after } = await dreamer.client.images.history({ id });
  expect(after[0]?.chosenBy).toBeNull();
});
