import { z } from 'zod';
import { pageSizeDefault, pageSizeLimit } from '#dreams.rules.ts';

export const wholeNumber = z.union([
  z.int(),
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
]);

/** `page` counts from 1. Both arrive as text in a query. */
export const pagingQuery = z.strictObject({
  page: wholeNumber.pipe(z.int().min(1)).default(1),
  pageSize: wholeNumber.pipe(z.int().min(1).max(pageSizeLimit)).default(pageSizeDefault),
});
