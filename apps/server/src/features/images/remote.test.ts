import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRemotePainter } from '#providers/image/remote/remote.ts';
import { aUser, type TestUser } from '#testing/accounts.ts';
import { startTestApp, type TestApp, testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { type ImageServer, openImageServer } from '#testing/image-servers.ts';
import { refusal } from '#testing/refusal.ts';

let server: ImageServer;
let opened: TestApp;
beforeAll(async () => {
  server = await openImageServer('automatic1111');
  const asked = {
    kind: 'automatic1111',
    url: server.url,
    model: undefined,
    key: undefined,
  } as const;
  const remotePainter = createRemotePainter({ ...asked, provider: 'Atelier', timeout: 2_000 });
  opened = await startTestApp({ remotePainter });
});
afterAll(async () => {
  await opened.close();
  server.close();
});

async function consent({ client }: TestUser, isGranted: boolean) {
  const { offered } = await client.consents.list();
  const textVersion = offered.find(({ kind }) => kind === 'external_ai')?.textVersion;
  await client.consents.choose({
    kind: 'external_ai',
    isGranted,
    ...(textVersion && { textVersion }),
  });
}

/** Somebody with a painted dream, who has agreed to the model or has not. */
async function aDreamer({ agrees }: { agrees: boolean }) {
  server.behave('well');
  server.prompts.length = 0;
  const owner = await aUser(opened);
  if (agrees) await consent(owner, true);
  const { id } = await aDream(owner.client);
  await opened.app.jobs.idle();
  return { owner, id, images: owner.client.images };
}

test('a remote model paints what its dreamer read and approved, and the picture says so', async () => {
  const { images, id } = await aDreamer({ agrees: true });
  const { prompt, name, host } = await images.prompt({ id, style: 'ink', palette: 'joy' });
  expect({ name, host }).toEqual({ name: 'Atelier', host: new URL(server.url).host });
  await images.generate({ id, style: 'ink', palette: 'joy', prompt });
  await opened.app.jobs.idle();
  expect(server.prompts).toEqual([prompt]);
  const [kept] = (await images.history({ id })).images;
  expect(kept).toMatchObject({ isShown: true, fellBackFrom: null, palette: 'joy' });
  expect(kept?.image).toMatchObject({ provider: 'Atelier', style: 'ink' });
  expect((await opened.client().dreams.get({ id })).image?.provider).toBe('Atelier');
});

test('a link preview of a remote picture shows that picture', async () => {
  const { images, id } = await aDreamer({ agrees: true });
  const { prompt } = await images.prompt({ id });
  await images.generate({ id, prompt });
  await opened.app.jobs.idle();
  const name = (await opened.client().dreams.get({ id })).image?.name;
  const response = await opened.request(`/api/images/${name}-preview.jpg`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  await response.body?.cancel();
});

test('another model is told of the passage that its dreamer chose, and of no other', async () => {
  const { images, id } = await aDreamer({ agrees: true });
  const { passages } = await images.history({ id });
  const [whole, ...parts] = await Promise.all(
    [undefined, ...passages].map((one) => images.prompt({ id, ...(one && { about: one.id }) })),
  );
  const other = parts.findIndex(({ prompt }) => prompt !== whole?.prompt);
  const about = passages[other]?.id;
  const prompt = parts[other]?.prompt ?? '';
  expect(prompt).not.toBe('');
  expect(await refusal(images.generate({ id, prompt }))).toBe('prompt_changed');
  await images.generate({ id, prompt, about });
  await opened.app.jobs.idle();
  expect(server.prompts).toEqual([prompt]);
  expect((await images.history({ id })).images[0]).toMatchObject({
    arrangement: { about },
    image: { provider: 'Atelier' },
  });
});

test('another model is told of what its dreamer said should be seen, and never in their words', async () => {
  const { images, id } = await aDreamer({ agrees: true });
  const told = 'Une girafe dansait sur un piano.';
  const { prompt } = await images.prompt({ id, told });
  expect(prompt).toMatch(/giraffe/i);
  expect(prompt).not.toMatch(/girafe/i);
  expect(await refusal(images.prompt({ id, told: 'Tout.' }))).toBe('nothing_to_paint');
  expect(await refusal(images.prompt({ id, told, about: '0-9' }))).toBe('invalid_body');
  expect(await refusal(images.generate({ id, prompt }))).toBe('prompt_changed');
  await images.generate({ id, prompt, told });
  await opened.app.jobs.idle();
  expect(server.prompts).toEqual([prompt]);
  expect((await images.history({ id })).images[0]).toMatchObject({
    arrangement: { told, about: null },
    image: { provider: 'Atelier' },
  });
});

test('nothing is sent without a consent, or in other words than those shown', async () => {
  const { images, id, owner } = await aDreamer({ agrees: false });
  const { prompt } = await images.prompt({ id });
  expect(await refusal(images.generate({ id, prompt }))).toBe('consent_required');
  await consent(owner, true);
  expect(await refusal(images.generate({ id, prompt: `${prompt} My name is Ada.` }))).toBe(
    'prompt_changed',
  );
  expect(await refusal(images.generate({ id, prompt, style: 'ink' }))).toBe('prompt_changed');
  await opened.app.jobs.idle();
  expect(server.prompts).toEqual([]);
});

test('a consent withdrawn while the wish waits keeps it from being sent', async () => {
  const { images, id, owner } = await aDreamer({ agrees: true });
  const { prompt } = await images.prompt({ id });
  // Held in the queue by the dream before it.
  server.behave('hangs');
  const { id: before } = await aDream(owner.client);
  await opened.app.jobs.idle();
  await images.generate({ id: before, prompt: (await images.prompt({ id: before })).prompt });
  await images.generate({ id, prompt });
  await consent(owner, false);
  await opened.app.jobs.idle();
  const [kept] = (await images.history({ id })).images;
  expect(kept).toMatchObject({ fellBackFrom: 'Atelier', image: { provider: 'painter' } });
  expect(server.prompts).toEqual([]);
});

for (const manners of ['hangs', 'breaks', 'too busy', 'redirects', 'not a picture'] as const) {
  test(`where the model “${manners}”, the painter paints, and the picture says so`, async () => {
    const { images, id } = await aDreamer({ agrees: true });
    const { prompt } = await images.prompt({ id });
    server.behave(manners);
    await images.generate({ id, prompt });
    await opened.app.jobs.idle();
    const { images: kept, imageStatus } = await images.history({ id });
    expect(imageStatus).toBe('done');
    expect(kept[0]).toMatchObject({ fellBackFrom: 'Atelier', image: { provider: 'painter' } });
  });
}

test('a dream’s prompt is its dreamer’s alone', async () => {
  const { id } = await aDreamer({ agrees: true });
  const stranger = await aUser(opened);
  expect(await refusal(stranger.client.images.prompt({ id }))).toBe('forbidden');
});

test('where no model is set up none is offered, and none can be asked', async () => {
  const plain = await testApp();
  const { client } = await aUser(plain);
  const { id } = await aDream(client);
  await plain.app.jobs.idle();
  expect((await client.images.history({ id })).remote).toBeNull();
  expect(await refusal(client.images.prompt({ id }))).toBe('remote_images_off');
  expect(await refusal(client.images.generate({ id, prompt: 'A lake.' }))).toBe(
    'remote_images_off',
  );
});
