import { z } from 'zod';

/** Words of the dream that a finding rests on. Offsets are UTF-16 code units, end exclusive. */
export const evidenceSchema = z
  .object({
    start: z.int().min(0),
    end: z.int().min(1),
    text: z.string().min(1),
    rule: z.string().meta({ description: 'The lexicon entry or grammar rule that fired.' }),
    negated: z.boolean().meta({ description: 'The words are there, but the dream denies them.' }),
    source: z.enum(['lexicon', 'grammar', 'model']),
  })
  .meta({ id: 'Evidence' });
export type Evidence = z.infer<typeof evidenceSchema>;

/** A finding without its words is none. */
export const evidenceList = z.array(evidenceSchema).min(1);

const verbWordsSchema = z.object({
  one: z.string(),
  many: z.string(),
  joint: z.string().optional().meta({
    description: 'What joins it to whom it is done; absent: what joins its act.',
  }),
});

/** A verb as each language tells it. */
export const verbSchema = z.object({ fr: verbWordsSchema, en: verbWordsSchema });
