import type { Told } from '#features/exports/rules.ts';
import type { Cell } from '#platform/csv/csv.ts';

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
] as const;

export function headers(language: 'fr' | 'en'): string[] {
  return columns.map(([fr, en]) => (language === 'fr' ? fr : en));
}

export function csvRowOf(told: Told): Cell[] {
  return columns.map(([, , read]) => read(told));
}
