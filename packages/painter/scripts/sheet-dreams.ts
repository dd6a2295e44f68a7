import {
  type Mood,
  moods,
  type Scene,
  type Style,
  settingNames,
  styles,
  timesOfDay,
  weathers,
} from '@reverie/painter';

/** One dream of the sheet, with the style that it is shown in where it is shown once. */
export interface SheetDream {
  readonly scene: Scene;
  readonly style: Style;
  readonly seed: number;
}

/** Settings whose light comes in through an opening. */
const inside =
  'room corridor cave classroom hospital theatre stairs station shop church kitchen bathroom'.split(
    ' ',
  );

/**
 * setting, time, weather, moods, style, seed, then symbols: the first is the hero, `*3` makes three.
 * A word with `=` is the scene's: `scale=1.5`, `afloat=0.8`, `mirrored=1`.
 */
const table = `
sea night clear wonder oil 5 whale scale=1.3
forest night mist calm oil 2 deer
city dusk rain sorrow oil 4 umbrella
meadow day wind joy oil 5 horse butterfly*4
snowfield dusk clear wonder oil 1 fox
street night rain dread ink 10 man child
river dawn clear calm watercolour 9 swan
carriage dusk clear joy+calm watercolour 3 cat
station night clear wonder oil 3 train
beach dusk clear joy+calm oil 4 dog
theatre night clear joy+wonder oil 5 piano
stairs night clear wonder+unease oil 2 door
underwater day clear calm watercolour 3 turtle fish*5
garden dusk clear joy night-glass 4 cat
church dusk clear wonder oil 3 deer
mountain dawn clear calm ink 3 eagle
kitchen dawn clear joy watercolour 4 chicken
bathroom dusk clear calm+wonder pastel 5 frog*3
desert dusk clear joy pastel 2 elephant*3
space night clear wonder oil 7 jellyfish*3
sky day clear joy watercolour 2 balloon*4
classroom day clear calm oil 4 child
hospital day clear unease ink 2 clock
shop night clear joy+wonder oil 2 bear
room dusk clear sorrow oil 6 cat candle
city night clear wonder oil 7 mirrored=1
sea night storm dread oil 3 boat
road day clear joy oil 11 car
meadow day clear joy watercolour 9 family
abstract night clear confusion+wonder oil 1
`;

export const sheetDreams: readonly SheetDream[] = table.trim().split('\n').map(readDream);

function readDream(line: string): SheetDream {
  const [setting = '', time = '', weather = '', mood = '', style = '', seed = '', ...rest] =
    line.split(' ');
  const options = new Map(
    rest
      .filter((word) => word.includes('='))
      .map((word) => [word.split('=')[0], word.split('=')[1]]),
  );
  const things = rest.filter((word) => !word.includes('='));
  const hasNoDisc = ['mist', 'rain', 'storm', 'snow'].includes(weather);
  return {
    style: oneOf(styles, style),
    seed: Number(seed),
    scene: {
      version: 1,
      setting: oneOf(settingNames, setting),
      time: oneOf(timesOfDay, time),
      weather: oneOf(weathers, weather),
      light: inside.includes(setting)
        ? 'opening'
        : hasNoDisc || setting === 'abstract' || setting === 'underwater'
          ? 'haze'
          : time === 'night'
            ? 'moon'
            : 'sun',
      moods: weigh(mood.split('+').map((word) => oneOf(moods, word))),
      symbols: things.map((thing, n) => {
        const [id = '', count = '1'] = thing.split('*');
        const role = n === 0 ? 'hero' : n === 1 ? 'companion' : 'detail';
        return { id, role, count: Number(count) };
      }),
      dreamer: setting !== 'abstract',
      scale: Number(options.get('scale') ?? 1.15),
      displacement: Number(options.get('afloat') ?? 0),
      ...(options.has('mirrored') ? { strangeness: 'mirrored' as const } : {}),
    },
  };
}

function weigh(named: readonly Mood[]): Record<Mood, number> {
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
  for (const mood of named) weights[mood] = 1 / named.length;
  return weights;
}

function oneOf<Name extends string>(list: readonly Name[], word: string): Name {
  const found = list.find((name) => name === word);
  if (found === undefined) throw new Error(`Not one of ${list.join(', ')}: ${word}`);
  return found;
}
