import { describe, expect, it } from 'vitest';
import type { Stage, StageOptions } from '#press/stage.ts';
import { views } from '#press/stage.ts';
import { type StageName, stageMakers, stageNames } from '#press/stages.ts';
import { createRandom } from '#random.ts';
import { timesOfDay, weathers } from '#scene.ts';

const sheets = [
  [1000, 1250],
  [1000, 1000],
  [1778, 1000],
  [1905, 1000],
] as const;

function make(name: StageName, seed: number, changes: Partial<StageOptions> = {}): Stage {
  return stageMakers[name]({
    width: 1000,
    height: 1250,
    time: timesOfDay[seed % 4] ?? 'day',
    weather: weathers[seed % 7] ?? 'clear',
    view: 'level',
    random: createRandom(seed, name),
    ...changes,
  });
}

describe.each(stageNames)('stage %s', (name) => {
  it('stands on every sheet, seen from everywhere', () => {
    for (const [width, height] of sheets) {
      for (const [seed, view] of views.entries()) {
        const stage = make(name, seed + 1, { width, height, view });
        const told = `${name} ${width} ${view}`;
        expect(countOf(stage, 'hero'), told).toBe(1);
        expect(countOf(stage, 'beside'), told).toBeGreaterThan(0);
        for (const { kind, x, y, scale, room } of stage.slots) {
          const at = `${told} ${kind} ${x} ${y}`;
          expect(x >= 0 && x <= width && y >= 0 && y <= height, at).toBe(true);
          expect(scale > 0 && scale < 14 && room > 0, at).toBe(true);
        }
        for (const layer of [...stage.back, ...stage.front]) {
          expect(layer.path.every(Number.isFinite), `${told} ${layer.id}`).toBe(true);
        }
        expect(Number.isFinite(stage.light.x + stage.light.y + stage.horizon), told).toBe(true);
      }
    }
  });

  it('makes what is farther smaller', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const { slots } = make(name, seed);
      const scale = (kind: string) =>
        slots.filter((slot) => slot.kind === kind).map((s) => s.scale);
      const [hero = 0] = scale('hero');
      for (const far of [...scale('far'), ...scale('horizon')]) expect(far).toBeLessThan(hero);
      for (const near of scale('foreground')) expect(near).toBeGreaterThan(hero * 0.9);
    }
  });

  it('is another picture for another seed, and the same for the same', () => {
    const texts = Array.from({ length: 12 }, (_, seed) =>
      JSON.stringify(
        make(name, seed, { time: 'day', weather: 'clear' }).back.map(({ path }) => path),
      ),
    );
    expect(new Set(texts).size).toBe(12);
    expect(JSON.stringify(make(name, 5))).toBe(JSON.stringify(make(name, 5)));
  });

  it('is small enough to send', () => {
    for (let seed = 1; seed <= 6; seed++) {
      for (const [width, height] of sheets) {
        // A quarter to a third of it once it is packed: 20 KB at most.
        const size = JSON.stringify(make(name, seed, { width, height })).length;
        expect(size, `${name} ${seed} ${width}`).toBeLessThan(70_000);
      }
    }
  });
});

function countOf({ slots }: Stage, kind: string): number {
  return slots.filter((slot) => slot.kind === kind).length;
}
