import { laterOf, saidOf, type Told, type ToldNight } from '#features/exports/rules.ts';
import type { Cell } from '#platform/csv/csv.ts';

/** What came later, each with its date: paragraphs of one cell. */
export function laterIn(told: Told): string {
  return laterOf(told)
    .map(({ content, createdAt }) => `${createdAt.slice(0, 10)} ${content}`)
    .join('\n\n');
}

/** Columns in their order, as each language names them. Imports know both. */
const ofDream = [
  ['id', 'id', ({ dream }: Told) => dream.id],
  ['nuit', 'night', ({ dream }: Told) => dream.night],
  ['moment', 'moment', ({ dream }: Told) => dream.dreamedAt.toISOString()],
  ['titre', 'title', ({ dream }: Told) => dream.title],
  ['rêve', 'dream', ({ dream }: Told) => dream.content],
  ['récit', 'report', ({ report }: Told) => report],
  ['tags', 'tags', ({ dream }: Told) => dream.tags.join(', ')],
  ['visibilité', 'visibility', ({ dream }: Told) => dream.visibility],
  ['catégorie', 'category', ({ dream }: Told) => dream.category],
  ['types', 'types', ({ dream }: Told) => dream.types.join(', ')],
  ['humeur', 'mood', ({ dream }: Told) => dream.mood],
  ['lucidité', 'lucidity', ({ dream }: Told) => dream.lucidity],
  ['vivacité', 'vividness', ({ dream }: Told) => dream.vividness],
  ['sommeil', 'sleep quality', ({ dream }: Told) => dream.sleepQuality],
  ['souvenir', 'recall', ({ dream }: Told) => dream.recall],
  ['avertissements', 'warnings', ({ dream }: Told) => dream.warnings.join(', ')],
  ['ville', 'city', ({ dream }: Told) => dream.city],
  ['pays', 'country', ({ dream }: Told) => dream.country],
  ['langue', 'language', ({ dream }: Told) => dream.language],
  ['ajouts', 'additions', laterIn],
] as const;

type Said = NonNullable<ReturnType<typeof saidOf>>;

const ofNight = [
  ['coucher', 'bedtime', ({ bedtime }: Said) => bedtime],
  ['lever', 'rising', ({ rising }: Said) => rising],
  ['réveils', 'awakenings', ({ awakenings }: Said) => awakenings],
  ['siestes', 'naps', ({ naps }: Said) => naps],
  ['veille', 'day before', ({ dayNote }: Said) => dayNote],
  ['humeur au coucher', 'mood before', ({ moodBefore }: Said) => moodBefore],
  ['humeur au lever', 'mood after', ({ moodAfter }: Said) => moodAfter],
  ['qualité de la nuit', 'night quality', ({ quality }: Said) => quality],
] as const;

export function headers(language: 'fr' | 'en'): string[] {
  const names = [...ofDream, ...ofNight, ['sans souvenir', 'no recall'] as const];
  return names.map(([fr, en]) => (language === 'fr' ? fr : en));
}

export function csvRowOf(told: Told): Cell[] {
  return [...ofDream.map(([, , read]) => read(told)), ...nightCells(told.night)];
}

/** A night of which no dream is told. */
export function nightRowOf(night: ToldNight): Cell[] {
  return [
    ...ofDream.map(([, name]) => (name === 'night' ? night.date : null)),
    ...nightCells(night),
  ];
}

function nightCells(night: ToldNight | null): Cell[] {
  const said = saidOf(night);
  return [...ofNight.map(([, , read]) => said && read(said)), night?.hadNoRecall ? 1 : null];
}

/** Whether anything of a night can be read. */
export function saysAnything(night: ToldNight): boolean {
  return nightCells(night).some((cell) => cell !== null);
}
