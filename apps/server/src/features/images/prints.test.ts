import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  drawingFile,
  imagePalettes,
  imageSchemes,
  imageUrl,
  lookFile,
  squareOf,
} from '@reverie/contract/images.rules';
import { paletteNames, schemeNames, unpackDrawing } from '@reverie/painter/press';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { aSmallPainter } from '#testing/painter.ts';
import { refusal } from '#testing/refusal.ts';

const words =
  'Un loup immense danse avec ma grand-mère dans la forêt, la nuit. Une baleine vole au-dessus.';

async function aPrint(form: object = {}, painter = aSmallPainter()) {
  const opened = await testApp({ painter });
  const { client, token } = await aUser(opened);
  const { id } = await aDream(client, { content: words, ...form });
  await opened.app.jobs.idle();
  const history = await client.images.history({ id });
  const [kept] = history.images;
  if (!kept) throw new Error('the dream was not printed');
  const asDreamer = { headers: { authorization: `Bearer ${token}` } };
  return { opened, client, id, history, kept, asDreamer };
}

test('a dream is printed upright, with a square of its own for lists, and says what is seen', async () => {
  const { opened, kept } = await aPrint();
  const { image } = kept;
  expect(image).toMatchObject({ style: 'gouache', width: 1024, height: 1280, hasDrawing: true });
  expect(image.alt.en).toMatch(/wolf/i);
  expect(image.alt.fr).toMatch(/loup/i);
  const upright = await sharp(
    await (await opened.request(imageUrl(`${image.name}-320.webp`))).bytes(),
  ).metadata();
  expect((upright.height ?? 0) / (upright.width ?? 1)).toBeCloseTo(1.25, 1);
  const { url } = squareOf(image);
  const square = await sharp(await (await opened.request(url)).bytes()).metadata();
  expect(square.width).toBe(square.height);
});

test('what was printed is a drawing that a page can draw, small enough to be sent', async () => {
  const { opened, kept } = await aPrint();
  const answer = await opened.request(imageUrl(drawingFile(kept.image.name)));
  expect(answer.headers.get('content-type')).toMatch(/json/);
  const text = await answer.text();
  expect(gzipSync(text).byteLength).toBeLessThanOrEqual(40 * 1024);
  const drawing = unpackDrawing(text);
  expect(drawing.layers.length).toBeGreaterThan(10);
  expect(drawing.height).toBe(1250);
});

test('its dreamer leaves something out, and makes another the hero, in another shape', async () => {
  const { opened, client, id, history, kept } = await aPrint();
  const ids = history.elements.map((element) => element.id);
  expect(ids).toContain('wolf');
  const asked = { shape: '16:9', view: 'low', hero: 'whale', without: ['wolf'] } as const;
  await client.images.generate({ id, ...asked, without: [...asked.without], style: 'linocut' });
  await opened.app.jobs.idle();
  const [after] = (await client.images.history({ id })).images;
  expect(after?.arrangement).toEqual({ ...asked, scheme: null, about: null, told: null });
  expect(after?.image).toMatchObject({ style: 'linocut', width: 1024, height: 576 });
  expect(after?.image.alt.en).not.toMatch(/wolf/i);
  expect(after?.image.alt.en).toMatch(/whale/i);
  expect(after?.image.name).not.toBe(kept.image.name);
  // What is offered stays what the dream holds, the element left out with it.
  expect((await client.images.history({ id })).elements.map((one) => one.id)).toEqual(ids);
  // What nobody names stays as it was, and can be taken back.
  await client.images.generate({ id, without: [], hero: null, view: null, shape: '1:1' });
  await opened.app.jobs.idle();
  const [back] = (await client.images.history({ id })).images;
  expect(back?.image).toMatchObject({ style: 'linocut', width: 1024, height: 1024 });
  expect(back?.image.alt.en).toMatch(/wolf/i);
});

test('its dreamer says which of their sentences the picture is of', async () => {
  const content =
    'Une baleine danse dans la rue. Ma grand-mère tricote sous un arbre. Nous étions bien.';
  const { opened, client, id, history, kept } = await aPrint({ content });
  expect(kept.arrangement.about).toBeNull();
  expect(kept.image.alt.en).toMatch(/whale/i);
  const said = history.passages.map(({ start, end }) => content.slice(start, end).trim());
  expect(said).toEqual(['Une baleine danse dans la rue.', 'Ma grand-mère tricote sous un arbre.']);
  const about = history.passages[1]?.id;
  const { seed } = kept.image;
  await client.images.generate({ id, about, seed });
  await opened.app.jobs.idle();
  const after = await client.images.history({ id });
  expect(after.images[0]?.arrangement.about).toBe(about);
  expect(after.images[0]?.image.alt.en).toMatch(/old woman knits .*tree/i);
  expect(after.images[0]?.image.alt.en).not.toMatch(/whale/i);
  // What can be left out is what this picture shows; what it can be of is the whole dream still.
  expect(after.elements.map((one) => one.id)).not.toContain('whale');
  expect(after.passages).toEqual(history.passages);
  // It stays so until another is asked for, or its words are no more.
  await client.images.generate({ id, style: 'ink', seed });
  await opened.app.jobs.idle();
  expect((await client.dreams.get({ id })).image?.alt.en).not.toMatch(/whale/i);
  await client.images.generate({ id, style: 'gouache', about: null, seed });
  await opened.app.jobs.idle();
  expect((await client.dreams.get({ id })).image?.name).toBe(kept.image.name);
});

test('a passage of other words is asked for in vain, and what is none is refused', async () => {
  const { opened, client, id, kept } = await aPrint();
  const { seed } = kept.image;
  await client.images.generate({ id, about: '3-5', seed });
  await opened.app.jobs.idle();
  expect((await client.dreams.get({ id })).image?.name).toBe(kept.image.name);
  expect(await refusal(client.images.generate({ id, about: 'the whale' }))).toBe('invalid_body');
});

test('an element that the dream does not hold changes nothing', async () => {
  const { opened, client, id, kept } = await aPrint();
  const { seed } = kept.image;
  await client.images.generate({ id, seed, hero: 'submarine', without: ['crocodile'] });
  await opened.app.jobs.idle();
  expect((await client.images.history({ id })).images[0]?.image.name).toBe(kept.image.name);
});

test('a style that has retired is refused, and an edit of what was painted in one asks for gouache', async () => {
  const { opened, client, id } = await aPrint();
  const refused = client.images.generate({ id, style: 'oil' as 'ink' });
  expect(await refusal(refused)).toBe('invalid_body');
  await opened.database.execute("update wishes set style = 'oil' where dream_id = $1", [id]);
  await client.dreams.update({ id, content: `${words} Il pleut.` });
  await opened.app.jobs.idle();
  expect((await client.dreams.get({ id })).image?.style).toBe('gouache');
});

test('a painting can be had without loss, as vectors and as a sheet of A3', async () => {
  const { opened, id, kept, asDreamer } = await aPrint();
  const ask = (as: string) =>
    opened.request(`/api/dreams/${id}/images/${kept.id}/reprint?as=${as}`, asDreamer);
  for (const as of ['png', 'webp'] as const) {
    const answer = await ask(as);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, `image/${as}`]);
    expect(answer.headers.get('content-disposition')).toMatch(new RegExp(`gouache\\.${as}"`));
    expect((await sharp(await answer.bytes()).metadata()).format).toBe(as);
  }
  const svg = await (await ask('svg')).text();
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1000 1250"/);
  expect(svg).toContain('<title>');
  expect(svg).not.toMatch(/<image|href=|<script/);
  const pdf = await (await ask('pdf')).bytes();
  const text = Buffer.from(pdf).toString('latin1');
  expect(text.slice(0, 5)).toBe('%PDF-');
  expect(text).toMatch(/MediaBox \[0 0 841\.89 1190\.55\]/);
  expect((await ask('gif')).status).toBe(400);
});

test('a picture without a drawing has no vectors, but the rest', async () => {
  const painter = aSmallPainter();
  const forgetful: typeof painter = {
    ...painter,
    async paint(request, options) {
      const { data, width, height } = await painter.paint(request, options);
      return { data, width, height };
    },
  };
  const { opened, id, kept, asDreamer } = await aPrint({}, forgetful);
  const at = `/api/dreams/${id}/images/${kept.id}/reprint`;
  expect((await opened.request(`${at}?as=svg`, asDreamer)).status).toBe(404);
  expect((await opened.request(`${at}?as=png`, asDreamer)).status).toBe(200);
});

test('a look for an exhibition is printed for its dreamer alone, once', async () => {
  const { opened, kept, asDreamer } = await aPrint();
  const name = lookFile(kept.image.name, 'risograph');
  const url = imageUrl(name);
  const printedAt = async () => {
    const files = await readdir(opened.dataFolder, { recursive: true });
    const file = files.find((each) => basename(each) === name) ?? '';
    return (await stat(join(opened.dataFolder, file))).mtimeMs;
  };
  expect((await opened.request(url)).status).toBe(404);
  const first = await opened.request(url, asDreamer);
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/webp']);
  await first.body?.cancel();
  const once = await printedAt();
  expect((await opened.request(url)).status).toBe(404);
  expect((await opened.request(url, asDreamer)).status).toBe(200);
  expect(await printedAt()).toBe(once);
});

test('a dream is printed in a palette and a framing that were chosen, and keeps both', async () => {
  const { opened, client, id, kept } = await aPrint();
  await client.images.generate({ id, palette: 'dread.night', scheme: 'close' });
  await opened.app.jobs.idle();
  const [after] = (await client.images.history({ id })).images;
  expect(after).toMatchObject({ palette: 'dread.night', arrangement: { scheme: 'close' } });
  expect(after?.image.name).not.toBe(kept.image.name);
});

test('all that the press can compose and colour is offered, and nothing else', () => {
  expect([...imageSchemes]).toEqual([...schemeNames]);
  expect(imagePalettes.filter((name) => name.includes('.')).sort()).toEqual(
    [...paletteNames].sort(),
  );
});
