import { columnOf } from '#lexicon/rows.ts';

export const french = columnOf('fr');
