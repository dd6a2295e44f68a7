/**
 * Stages to be looked at, with stand-ins of true size in their slots:
 * `STAGES=sea,kitchen npm run press -w packages/painter -- scripts/press-stages.ts gouache`.
 * SEEDS=3 prints three seeds of each, TIME, MOOD, WEATHER, VIEW, SHEET=1778x1000 and PEOPLE=none.
 */
import type { Drawing, Layer } from '#press/drawing.ts';
import { paletteFor } from '#press/palettes.ts';
import { circle, join, limb, rect } from '#press/path.ts';
import { type Slot, views } from '#press/stage.ts';
import { stageMakers, stageNames } from '#press/stages.ts';
import { createRandom } from '#random.ts';
import { moods, timesOfDay, weathers } from '#scene.ts';

const { env } = process;
const asked = env.STAGES?.split(',');
const [width = 1000, height = 1250] = (env.SHEET ?? '1000x1250').split('x').map(Number);
const seeds = Number(env.SEEDS ?? 1);
const first = Number(env.FIRST ?? 1);
const people = env.PEOPLE ?? 'some';

export const drawings = stageNames
  .filter((name) => !asked || asked.includes(name))
  .flatMap((name) =>
    Array.from({ length: seeds }, (_, n) => {
      const seed = first + n;
      const mix = createRandom(seed, name);
      const time = one(timesOfDay, env.TIME) ?? timesOfDay[Math.floor(mix.next() * 4)] ?? 'day';
      const mood = one(moods, env.MOOD) ?? moods[Math.floor(mix.next() * 8)] ?? 'joy';
      const weather = one(weathers, env.WEATHER) ?? 'clear';
      const view = one(views, env.VIEW) ?? 'level';
      const random = createRandom(seed, `stage ${name}`);
      const stage = stageMakers[name]({ width, height, time, weather, view, random });
      const layers = [...stage.back, ...standIns(stage.slots), ...stage.front];
      const drawing: Drawing = { width, height, layers, palette: paletteFor(mood, time) };
      return { name: `${name} ${seed} ${mood} ${time}`, drawing };
    }),
  );

function one<Name extends string>(list: readonly Name[], value?: string): Name | undefined {
  return list.find((item) => item === value);
}

function standIns(slots: readonly Slot[]): Layer[] {
  if (people === 'none') return [];
  const shown = slots.filter(
    ({ kind }, n) =>
      people === 'all' || (kind !== 'foreground' && slots.findIndex((s) => s.kind === kind) === n),
  );
  return [...shown].sort((a, b) => a.depth - b.depth).flatMap(standIn);
}

/** A person, or a cat where a person does not fit. */
function standIn({ kind, x, y, scale, room }: Slot): Layer[] {
  const k = scale;
  if (['air', 'ceiling', 'wall', 'window', 'top', 'shelf', 'table'].includes(kind)) {
    const down = kind === 'ceiling' ? 15 : -15;
    return [
      { id: kind, role: 'accent2', path: circle(x, y + down * k, 15 * k), isSheet: true },
      { id: kind, role: 'dark', path: rect(x - room / 2, y - 1, room, 2), tone: 1 },
    ];
  }
  if (kind === 'bed') {
    const lying = limb([x - 60 * k, y - 12 * k], [x + 70 * k, y - 12 * k], 14 * k, 10 * k);
    return [{ id: kind, role: 'accent3', path: lying, isSheet: true }];
  }
  const tall = kind === 'seat' ? 85 : 170;
  const role = kind === 'hero' ? 'accent' : kind === 'beside' ? 'accent2' : 'accent3';
  const body = limb([x, y - (tall - 40) * k], [x, y - 14 * k], 17 * k, 14 * k);
  const head = circle(x, y - (tall - 12) * k, 12 * k);
  return [
    { id: kind, role, path: body, tone: 0.4, isSheet: true },
    { id: kind, role: 'skin1', path: join(head), isSheet: true },
  ];
}
