import { laterOf, saidOf, type Told } from '#features/exports/rules.ts';
import type { Cell } from '#platform/csv/csv.ts';

/** What came later, each with its date: paragraphs of one cell. */
export function laterIn(told: Told): string {
  return laterOf(told)
    .map(({ content, createdAt }) => `${createdAt.slice(0, 10)} ${content}`)
    .join('\n\n');
}

/** Columns in their order, as each language names them. Imports know both. */
const columns = [
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
  ['coucher', 'bedtime', ({ night }: Told) => saidOf(night)?.bedtime ?? null],
  ['lever', 'rising', ({ night }: Told) => saidOf(night)?.rising ?? null],
  ['réveils', 'awakenings', ({ night }: Told) => saidOf(night)?.awakenings ?? null],
  ['siestes', 'naps', ({ night }: Told) => saidOf(night)?.naps ?? null],
  ['veille', 'day before', ({ night }: Told) => saidOf(night)?.dayNote ?? null],
  ['humeur au coucher', 'mood before', ({ night }: Told) => saidOf(night)?.moodBefore ?? null],
  ['humeur au lever', 'mood after', ({ night }: Told) => saidOf(night)?.moodAfter ?? null],
  ['qualité de la nuit', 'night quality', ({ night }: Told) => saidOf(night)?.quality ?? null],
] as const;

export function headers(language: 'fr' | 'en'): string[] {
  return columns.map(([fr, en]) => (language === 'fr' ? fr : en));
}

export function csvRowOf(told: Told): Cell[] {
  return columns.map(([, , read]) => read(told));
}
