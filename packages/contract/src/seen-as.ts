import { z } from 'zod';
import { dreamReaders } from '#dreams.rules.ts';

/** For its dreamer alone: the same read, as somebody else’s. */
export const seenAsQuery = z.strictObject({
  as: z.enum(dreamReaders).optional().meta({
    description:
      'Whom to read one’s own dream as: what they are answered, `not_found` where they may not see it. Nobody else may ask so.',
  }),
});
