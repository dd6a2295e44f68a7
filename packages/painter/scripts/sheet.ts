/**
 * Paints two dozen dreams in every style onto one page, to be looked at: `npm run sheet -w
 * @reverie/painter -- [size] [style …]` writes `sheet.png` into the ignored folder `.sheets`.
 */
import { mkdirSync } from 'node:fs';
import {
  type Mood,
  moods,
  paint,
  type Scene,
  type Style,
  settingNames,
  styles,
  timesOfDay,
} from '@reverie/painter';
import sharp from 'sharp';

const size = Number(process.argv[2] ?? 256);
const asked = process.argv.slice(3);
const shown = styles.filter((style) => asked.length === 0 || asked.includes(style));

/** setting, time, moods, symbols (the first is the hero; `*3` makes three). */
const dreams = `
sea dusk wonder whale
lake dawn calm swan balloon
forest dusk wonder deer owl
city night wonder train umbrella*3
meadow day joy horse butterfly*4
mountain dawn calm eagle
desert dusk joy elephant*3
sky day joy balloon*4
space night wonder jellyfish*3
underwater day calm turtle fish*5
room day calm piano cat
corridor night dread door ghost
road dusk sorrow train
cave day wonder bear
abstract night confusion
sea night sorrow door gull*5
lake night sorrow woman swan
forest night dread fox
city dusk sorrow door
meadow dusk anger horse*3
mountain night wonder dragon
desert night sorrow clock mirror
room night sorrow bed candle
abstract dawn joy
`
  .trim()
  .split('\n')
  .map(readDream);

const folder = new URL('../.sheets/', import.meta.url);
mkdirSync(folder, { recursive: true });
const columns = 6;
const rows = Math.ceil(dreams.length / columns);
const tiles: { input: Buffer; left: number; top: number }[] = [];
for (const [s, style] of shown.entries()) {
  for (const [n, scene] of dreams.entries()) {
    tiles.push({
      input: await encode(scene, style, n + 1),
      left: (n % columns) * size,
      top: (s * rows + Math.floor(n / columns)) * size,
    });
  }
}
await sharp({
  create: {
    width: columns * size,
    height: shown.length * rows * size,
    channels: 3,
    background: '#000',
  },
})
  .composite(tiles)
  .png()
  .toFile(new URL('sheet.png', folder).pathname);

async function encode(scene: Scene, style: Style, seed: number): Promise<Buffer> {
  const { data, width, height } = paint(scene, { seed, style, width: size, height: size });
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

function readDream(line: string): Scene {
  const [setting = '', time = '', mood = '', ...things] = line.split(' ');
  const isInside = ['room', 'corridor', 'cave'].includes(setting);
  const isBare = setting === 'abstract';
  return {
    version: 1,
    setting: oneOf(settingNames, setting),
    time: oneOf(timesOfDay, time),
    weather: 'clear',
    light: isInside ? 'opening' : isBare ? 'haze' : time === 'night' ? 'moon' : 'sun',
    moods: weigh(oneOf(moods, mood)),
    symbols: things.map((thing, n) => {
      const [id = '', count = '1'] = thing.split('*');
      return {
        id,
        role: n === 0 ? 'hero' : n === 1 ? 'companion' : 'detail',
        count: Number(count),
      };
    }),
    dreamer: !isBare,
    scale: 1.15,
    displacement: 0,
  };
}

function weigh(mood: Mood): Record<Mood, number> {
  const weights = {
    joy: 0,
    calm: 0,
    wonder: 0,
    unease: 0,
    sorrow: 0,
    anger: 0,
    confusion: 0,
    dread: 0,
  };
  weights[mood] = 1;
  return weights;
}

function oneOf<Name extends string>(list: readonly Name[], word: string): Name {
  const found = list.find((name) => name === word);
  if (found === undefined) throw new Error(`Not one of ${list.join(', ')}: ${word}`);
  return found;
}
