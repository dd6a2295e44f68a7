import { columnOf } from '#lexicon/rows.ts';

export const english = columnOf('en');
