import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import { analyseSeries } from '#series/analyse-series.ts';
import type { SeriesDream } from '#series/entry.ts';
import { type SeriesAnalysis, seriesAnalysisSchema, type TemporalFinding } from '#series/schema.ts';
import { dateOf, weekdayOf } from '#series/series.ts';
import { seededRandom } from '#statistics/random.ts';

const themes = ['sea', 'dog', 'train', 'mirror', 'snow', 'garden', 'clock', 'bridge'];
const firstDay = 19_000;

/** Nights in a row, each of them told from themes that come up by chance. */
function seriesOf(
  nights: number,
  seed: number,
  chanceOf: (theme: string, day: number) => number,
): SeriesDream[] {
  const random = seededRandom(seed);
  return Array.from({ length: nights }, (_, at) => {
    const day = firstDay + at;
    const named = themes.filter((theme) => random() < chanceOf(theme, day));
    const text = `I was walking. ${named.map((theme) => `There was a ${theme}.`).join(' ')}`;
    return { id: `d${at}`, date: dateOf(day), analysis: analyse(text) };
  });
}

function rhythms(series: SeriesAnalysis): TemporalFinding[] {
  if (series.temporal.status !== 'enough') throw new Error('there are too few nights');
  return series.temporal.findings;
}

test('a theme of Mondays is found in 200 dreams, with the dreams that hold it', () => {
  const dreams = seriesOf(200, 7, (theme, day) =>
    theme === 'sea' && weekdayOf(day) === 1 ? 0.7 : 0.15,
  );
  const series = analyseSeries(dreams);
  const weekly = rhythms(series).filter(({ pattern }) => pattern === 'weekday');
  const found = weekly.find(({ item }) => item === 'symbol:sea');
  expect(found).toMatchObject({ peak: 1, n: 200 });
  expect(found?.q).toBeLessThan(0.05);
  expect(found?.effect).toBeGreaterThan(0.8);
  const named = dreams.filter(({ analysis }) => analysis.symbols.some(({ id }) => id === 'sea'));
  expect(found?.dreams).toEqual(named.map(({ id }) => id));
});

test('a theme that grows over the years is found as a trend', () => {
  const dreams = seriesOf(200, 8, (theme, day) =>
    theme === 'train' ? (0.6 * (day - firstDay)) / 200 : 0.2,
  );
  const found = rhythms(analyseSeries(dreams)).filter(({ item }) => item === 'symbol:train');
  expect(found.map(({ pattern }) => pattern)).toContain('trend');
  expect(found.find(({ pattern }) => pattern === 'trend')?.effect).toBeGreaterThan(1);
});

test('a dreamer of winters is found where winters come again', () => {
  const dreams = seriesOf(800, 9, (theme, day) => {
    const isWinter = ['12', '01', '02'].includes(dateOf(day).slice(5, 7));
    return theme === 'snow' ? (isWinter ? 0.6 : 0.05) : 0.2;
  });
  const found = rhythms(analyseSeries(dreams)).find(({ pattern }) => pattern === 'season');
  expect(found).toMatchObject({ item: 'symbol:snow', peak: 0 });
});

test('where there is no rhythm, next to none is found', () => {
  const withFindings = Array.from({ length: 20 }, (_, seed) => seed).filter((seed) => {
    const dreams = seriesOf(90, 1000 + seed, (theme) => (theme < 'm' ? 0.2 : 0.35));
    return rhythms(analyseSeries(dreams)).length > 0;
  });
  // One in twenty is what q < .05 lets through; three or fewer come of that with a chance of 98 %.
  expect(withFindings.length).toBeLessThanOrEqual(3);
});

test('the dates of evenings belong to the mornings after them', () => {
  const dreams = seriesOf(200, 7, (theme, day) =>
    theme === 'sea' && weekdayOf(day) === 1 ? 0.7 : 0.15,
  );
  const found = rhythms(analyseSeries(dreams, { dates: 'evening' }));
  expect(found.find(({ pattern }) => pattern === 'weekday')?.peak).toBe(2);
});

test('two dreams of one night count once', () => {
  const dreams = seriesOf(100, 5, () => 0.3);
  const twice = dreams.flatMap((dream) => [dream, { ...dream, id: `${dream.id} again` }]);
  expect(analyseSeries(twice)).toMatchObject({ dreams: 200, nights: 100 });
  const [once, doubled] = [analyseSeries(dreams), analyseSeries(twice)];
  const charts = (series: SeriesAnalysis) =>
    series.temporal.status === 'enough' ? series.temporal.charts : [];
  expect(charts(doubled)).toEqual(charts(once));
});

test('too few dreams are a value, and no error', () => {
  const series = analyseSeries(
    seriesOf(10, 3, () => 0.5),
    { reference: 'female' },
  );
  const missing = { status: 'not-enough-data', have: 10 };
  expect(series.norms).toEqual({ ...missing, of: 'dreams', need: 25 });
  expect(series.themes).toEqual({ ...missing, of: 'dreams', need: 25 });
  expect(series.temporal).toEqual({ ...missing, of: 'nights', need: 60 });
  expect(series.dayLinks).toMatchObject({ status: 'not-enough-data', of: 'day-notes', have: 0 });
});

test('nobody is compared with a group they have not chosen', () => {
  const series = analyseSeries(seriesOf(30, 3, () => 0.5));
  expect(series.reference).toBe('none');
  expect(series.themes).toMatchObject({ status: 'not-enough-data', of: 'reference' });
  if (series.norms.status !== 'enough') throw new Error('30 dreams are enough');
  expect(series.norms.certainty).toBe('very-uncertain');
  expect(series.norms.ratios.every(({ comparison }) => comparison === null)).toBe(true);
});

test('ratios are pooled over all dreams, with the dreams that count in them', () => {
  const animal = { id: 'a', date: null, analysis: analyse('A dog and a cat ran to my mother.') };
  const others = Array.from({ length: 24 }, (_, at) => ({
    id: `b${at}`,
    date: null,
    analysis: analyse('My mother was here.'),
  }));
  const { norms } = analyseSeries([animal, ...others], { reference: 'male' });
  if (norms.status !== 'enough') throw new Error('25 dreams are enough');
  const animals = norms.ratios.find(({ measure }) => measure === 'animals');
  expect(animals).toMatchObject({ k: 2, n: 27, dreams: ['a'] });
  expect(animals?.comparison).toMatchObject({ coded: 0.06, n: 1182 });
});

test('a theme persists where a dreamer names it far more than others do', () => {
  const dreams = seriesOf(60, 4, (theme) => (theme === 'mirror' ? 0.5 : 0));
  const { themes: found } = analyseSeries(dreams, { reference: 'female' });
  if (found.status !== 'enough') throw new Error('60 dreams are enough');
  expect(found.findings.map(({ concept }) => concept)).toContain('mirror');
  const mirror = found.findings.find(({ concept }) => concept === 'mirror');
  expect(mirror?.dreams).toHaveLength(mirror?.k ?? 0);
  expect(mirror?.expected).toBeLessThan(0.05);
});

test('a dream dreamt twice is a near-repeat, and two different ones are not', () => {
  const random = seededRandom(12);
  const rich = 'moon boat mountain whale piano lamp church spider bread letter tower wolf'.split(
    ' ',
  );
  const dreams = Array.from({ length: 30 }, (_, at) => {
    const named = rich.filter(() => random() < 0.5).concat(rich[at % 12] ?? []);
    const text = named.map((thing) => `There was a ${thing}.`).join(' ');
    return { id: `d${at}`, date: null, analysis: analyse(text) };
  });
  const text = `My sister gives me a golden key in an old theatre. A tiger sleeps on the stage, there
    is snow on the chairs, my sister is crying and I am afraid. A priest hits me with an umbrella.`;
  const told = (id: string): SeriesDream => ({ id, date: null, analysis: analyse(text) });
  const { nearRepeats } = analyseSeries([...dreams, told('first'), told('again')]);
  if (nearRepeats.status !== 'enough') throw new Error('32 dreams have pairs');
  expect(nearRepeats.findings[0]).toMatchObject({ dreams: ['again', 'first'], score: 1 });
});

test('nights that take up the day before are found at their lag', () => {
  const random = seededRandom(21);
  const days = Array.from(
    { length: 150 },
    () => themes[Math.floor(random() * themes.length)] ?? '',
  );
  const dayNotes = days.map((theme, at) => ({
    date: dateOf(firstDay + at),
    analysis: analyse(`I saw a ${theme}.`),
  }));
  const dreams = days.map((_, at): SeriesDream => {
    const theme = random() < 0.5 ? days[at - 2] : days[Math.floor(random() * days.length)];
    const text = `There was a ${theme ?? 'sea'}.`;
    return { id: `d${at}`, date: dateOf(firstDay + at), analysis: analyse(text) };
  });
  const { dayLinks } = analyseSeries(dreams, { dayNotes });
  if (dayLinks.status !== 'enough') throw new Error('150 notes are enough');
  expect(dayLinks.findings.map(({ lag }) => lag)).toEqual([2]);
});

test('neither the order of the dreams nor a second reading changes anything', () => {
  const dreams = seriesOf(70, 6, () => 0.4);
  const series = analyseSeries(dreams, { reference: 'female' });
  expect(analyseSeries([...dreams].reverse(), { reference: 'female' })).toEqual(series);
  expect(seriesAnalysisSchema.safeParse(series).error).toBeUndefined();
});
