import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { problemSchema } from '@reverie/contract';
import { avatarByteLimit, avatarFiles, avatarSides } from '@reverie/contract/avatars.rules';
import { ApiProblem } from '@reverie/sdk';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { aUser, type TestUser } from '#testing/accounts.ts';
import { startTestApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { aBomb, aMovingPng, aMovingWebp, aPhotograph, aPicture } from '#testing/pictures.ts';

const app = await startTestApp();
afterAll(app.close);

const blobOf = (bytes: Uint8Array, type = 'image/jpeg') => new Blob([Buffer.from(bytes)], { type });
const put = ({ client }: Pick<TestUser, 'client'>, bytes: Uint8Array, type?: string) =>
  client.avatars.put({ file: blobOf(bytes, type) });

async function fetched(name: string, side = 256): Promise<Buffer> {
  const response = await app.request(`/api/avatars/${name}-${side}.webp`);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

/** The name of a picture just set. */
async function worn(user: TestUser, bytes?: Uint8Array): Promise<string> {
  const { avatar } = await put(user, bytes ?? (await aPicture()));
  if (avatar === null) throw new Error('no picture');
  return avatar;
}

async function filesKept(): Promise<string[]> {
  const folder = join(app.dataFolder, 'media');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

async function refusal(made: Promise<unknown>): Promise<string> {
  const error = await made.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiProblem)) throw new Error('it was not refused');
  return `${error.problem.status} ${error.problem.code}`;
}

test.each(['jpeg', 'png', 'webp'] as const)('a %s becomes squares of three sizes', async (type) => {
  const user = await aUser(app);
  const name = await worn(user, await aPicture(type));
  for (const side of avatarSides) {
    const { format, width, height } = await sharp(await fetched(name, side)).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: side, height: side });
  }
  expect((await user.client.accounts.me()).avatar).toBe(name);
});

test('a photograph stands upright, and says neither where it was taken nor by whom', async () => {
  const taken = await aPhotograph();
  const before = await sharp(taken).metadata();
  expect(before.orientation).toBe(3);
  expect(taken.includes('Ana Secret')).toBe(true);
  const shown = await fetched(await worn(await aUser(app), taken));
  const after = await sharp(shown).metadata();
  expect(after).not.toHaveProperty('exif');
  expect(after).not.toHaveProperty('xmp');
  expect(after).not.toHaveProperty('icc');
  expect(after.orientation).toBeUndefined();
  expect(shown.includes('Ana Secret')).toBe(false);
  // What was left is right.
  const { data } = await sharp(shown).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [
    ...data.subarray((y * 256 + x) * 3, (y * 256 + x) * 3 + 3),
  ];
  const [leftRed = 0, , leftBlue = 0] = pixel(20, 128);
  const [rightRed = 0, , rightBlue = 0] = pixel(235, 128);
  expect(leftBlue).toBeGreaterThan(leftRed + 100);
  expect(rightRed).toBeGreaterThan(rightBlue + 100);
});

test('its type is that of its content, whatever its name said', async () => {
  const user = await aUser(app);
  await worn(user, await aPicture('png'));
  expect(await refusal(put(user, Buffer.from('GIF89a and so on'), 'image/png'))).toBe(
    '422 picture_unsupported',
  );
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
  expect(await refusal(put(user, drawing, 'image/png'))).toBe('422 picture_unsupported');
  expect(await refusal(put(user, await aPicture(), 'text/html'))).toBe(
    '415 unsupported_media_type',
  );
  expect(await refusal(put(user, Buffer.alloc(0)))).toBe('400 invalid_body');
});

test('whoever sends no file is told which ones are taken, and keeps the picture they have', async () => {
  const user = await aUser(app);
  const name = await worn(user);
  const headers = { authorization: `Bearer ${user.token}` };
  const send = async (init: RequestInit) => {
    const response = await app.request('/api/auth/avatar', { method: 'PUT', headers, ...init });
    const { code, detail } = problemSchema.parse(await response.json());
    return { status: response.status, code, detail };
  };
  const refused = {
    ...{ status: 415, code: 'unsupported_media_type' },
    detail: 'The body must be a file: one of image/jpeg, image/png, image/webp',
  };
  expect(await send({})).toEqual(refused);
  const json = { ...headers, 'content-type': 'application/json' };
  expect(await send({ headers: json })).toEqual(refused);
  expect(await send({ headers: json, body: '{"avatar":"moi.png"}' })).toEqual(refused);
  const form = new FormData();
  form.set('file', blobOf(await aPicture()));
  expect(await send({ body: form })).toEqual(refused);
  expect((await user.client.accounts.me()).avatar).toBe(name);
});

test('a bomb is refused before anything of it is decoded', async () => {
  const user = await aUser(app);
  expect(await refusal(put(user, aBomb(), 'image/png'))).toBe('422 picture_too_large');
  const wide = await aPicture('png', { width: 40_001, height: 1_000 });
  expect(wide.length).toBeLessThan(avatarByteLimit);
  expect(await refusal(put(user, wide, 'image/png'))).toBe('422 picture_too_large');
});

test('what is longer than five megabytes is refused by its length', async () => {
  const long = Buffer.concat([await aPicture(), Buffer.alloc(avatarByteLimit)]);
  expect(await refusal(put(await aUser(app), long))).toBe('413 body_too_large');
});

test('what moves is refused', async () => {
  const user = await aUser(app);
  expect(await refusal(put(user, await aMovingPng(), 'image/png'))).toBe('422 picture_animated');
  expect(await refusal(put(user, await aMovingWebp(), 'image/webp'))).toBe('422 picture_animated');
});

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s that ends too early, is broken within or goes on as something else is refused',
  async (type) => {
    const user = await aUser(app);
    const whole = await aPicture(type);
    for (const share of [0.2, 0.5, 0.9, 0.99]) {
      const part = whole.subarray(0, Math.floor(whole.length * share));
      expect(await refusal(put(user, part))).toBe('422 picture_broken');
    }
    const zip = Buffer.concat([whole, Buffer.from('PK\u0003\u0004 and a ZIP')]);
    expect(await refusal(put(user, zip))).toBe('422 picture_broken');
    const page = Buffer.concat([whole, Buffer.from('<script>alert(1)</script>')]);
    expect(await refusal(put(user, page))).toBe('422 picture_broken');
    expect((await user.client.accounts.me()).avatar).toBeNull();
  },
);

test('noise inside a frame that looks whole is refused by the decoder', async () => {
  const whole = await aPicture('png');
  whole.fill(7, 45, whole.length - 16);
  expect(await refusal(put(await aUser(app), whole))).toBe('422 picture_broken');
});

test('another picture has another address, and the one before is gone', async () => {
  const user = await aUser(app);
  const picture = await aPicture();
  const [first, second] = [await worn(user, picture), await worn(user, picture)];
  expect(second).not.toBe(first);
  expect((await app.request(`/api/avatars/${first}-64.webp`)).status).toBe(404);
  const answer = await app.request(`/api/avatars/${second}-64.webp`);
  expect(answer.headers.get('cache-control')).toBe(
    'public, s-maxage=3600, max-age=31536000, immutable',
  );
  await user.client.avatars.remove();
  await user.client.avatars.remove();
  expect((await user.client.accounts.me()).avatar).toBeNull();
  const kept = await filesKept();
  for (const file of [...avatarFiles(first), ...avatarFiles(second)]) {
    expect(kept).not.toContain(file);
  }
});

test('two who send the same picture wear different ones, so that neither is found by it', async () => {
  const picture = await aPicture();
  const [one, other] = [
    await worn(await aUser(app), picture),
    await worn(await aUser(app), picture),
  ];
  expect(one).not.toBe(other);
});

test('a dream says who its dreamer is, picture and name', async () => {
  const user = await aUser(app);
  const { id } = await aDream(user.client);
  const name = await worn(user);
  await user.client.accounts.updateProfile({ displayName: 'Ana Lune' });
  const { author } = await app.client().dreams.get({ id });
  expect(author).toEqual({
    ...{ username: user.user.username, displayName: 'Ana Lune' },
    ...{ avatar: name, hasPage: false },
  });
});

test('of fifty pictures sent at once one is worn, and nothing is left of the others', async () => {
  const user = await aUser(app);
  const picture = await aPicture('png', { width: 64, height: 64 });
  const sent = await Promise.allSettled(Array.from({ length: 50 }, () => put(user, picture)));
  expect(sent.some(({ status }) => status === 'fulfilled')).toBe(true);
  const { avatar } = await user.client.accounts.me();
  const kept = await filesKept();
  const names = new Set(
    sent.flatMap((each) => (each.status === 'fulfilled' ? [each.value.avatar ?? ''] : [])),
  );
  const left = [...names].filter((name) => kept.includes(`${name}-64.webp`));
  expect(left).toEqual([avatar]);
});

test('files of a picture nobody came to wear are swept after an hour', async () => {
  const user = await aUser(app);
  const name = await worn(user);
  const { execute } = app.database;
  // As a crash between the files and the row leaves it.
  await execute('update users set avatar = null where id = $1', [user.user.id]);
  await app.app.features.avatars.sweep();
  expect(await filesKept()).toContain(`${name}-64.webp`);
  await execute("update loose_avatars set since = since - interval '2 hours'", []);
  await app.app.features.avatars.sweep();
  expect(await filesKept()).not.toContain(`${name}-64.webp`);
});

test('nothing else is reached by the name of a file', async () => {
  for (const file of ['0'.repeat(32), `${'0'.repeat(32)}-65`, '..%2f..%2fsecret-64', 'a-64']) {
    expect((await app.request(`/api/avatars/${file}.webp`)).status).toBe(404);
  }
});
