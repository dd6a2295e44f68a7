import type { Scene } from '@reverie/painter';
import { expect, test } from 'vitest';
import type { ImageProvider, PaintingRequest } from '#providers/image/port.ts';

/** A lake at night under the moon: a scene any provider can make something of. */
export const lakeAtNight: Scene = {
  version: 1,
  setting: 'lake',
  time: 'night',
  weather: 'clear',
  light: 'moon',
  moods: {
    joy: 0,
    calm: 0.7,
    wonder: 0.3,
    unease: 0,
    sorrow: 0,
    anger: 0,
    confusion: 0,
    dread: 0,
  },
  symbols: [],
  dreamer: true,
  scale: 1,
  displacement: 0,
};

export const smallPainting: PaintingRequest = {
  scene: lakeAtNight,
  style: 'oil',
  seed: 7,
  width: 96,
  height: 64,
};

/** What every image provider does. Call it once in the adapter's test file. */
export function imageConformance(adapter: string, provider: ImageProvider): void {
  test(`${adapter}: a picture has the size that was asked, opaque, with something on it`, async () => {
    const { data, width, height } = await provider.paint(smallPainting);
    expect([width, height, data.length]).toEqual([96, 64, 96 * 64 * 4]);
    const alphas = data.filter((_, index) => index % 4 === 3);
    expect(new Set(alphas)).toEqual(new Set([255]));
    expect(new Set(data).size).toBeGreaterThan(20);
  });

  test(`${adapter}: the share done only grows, from 0 to 1`, async () => {
    const shares: number[] = [];
    await provider.paint(smallPainting, { onProgress: (share) => shares.push(share) });
    expect(shares.length).toBeGreaterThan(0);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
  });

  test(`${adapter}: what is aborted before it starts is never painted`, async () => {
    const reason = new Error('another painting was asked for');
    const signal = AbortSignal.abort(reason);
    await expect(provider.paint(smallPainting, { signal })).rejects.toBe(reason);
  });

  test(`${adapter}: what is aborted under the brush rejects, and the next one is painted`, async () => {
    const reason = new Error('the dream was changed meanwhile');
    const stop = new AbortController();
    const large = { ...smallPainting, width: 1024, height: 1024 };
    const painting = provider.paint(large, {
      signal: stop.signal,
      onProgress: () => stop.abort(reason),
    });
    await expect(painting).rejects.toBe(reason);
    await expect(provider.paint(smallPainting)).resolves.toMatchObject({ width: 96 });
  });

  test(`${adapter}: a scene that cannot be painted rejects, and the next one is painted`, async () => {
    const request = { ...smallPainting, width: -1 };
    await expect(provider.paint(request)).rejects.toThrow();
    await expect(provider.paint(smallPainting)).resolves.toMatchObject({ width: 96 });
  });

  test(`${adapter}: many pictures asked at once are all painted`, async () => {
    const seeds = [1, 2, 3, 4, 5, 6];
    const pictures = await Promise.all(
      seeds.map((seed) => provider.paint({ ...smallPainting, seed })),
    );
    expect(pictures.map((picture) => picture.data.length)).toEqual(seeds.map(() => 96 * 64 * 4));
  });
}
