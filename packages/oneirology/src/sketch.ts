import { z } from 'zod';
import { actNames, bodyParts, changeNames, relationNames } from '#classes.ts';
import { evidenceList, verbSchema } from '#schema-parts.ts';

/** A thing that the press has a shape for, and what it is called. */
const namedSchema = z.object({
  id: z.string(),
  label: z.object({ fr: z.string(), en: z.string() }),
});

const figureSchema = z.object({
  id: z.string().meta({ description: 'Stable inside one sketch: f1, f2, …' }),
  what: z.string().meta({ description: '`dreamer`, `person`, a role, or the id of a thing.' }),
  label: namedSchema.shape.label.optional(),
  gender: z.enum(['male', 'female', 'unknown']),
  age: z.enum(['adult', 'child', 'baby', 'old']),
  number: z.int().min(1).meta({ description: 'How many; 100 for hundreds.' }),
  isCounted: z.boolean().meta({ description: 'The dream says so by a number.' }),
  changes: z.array(z.enum(changeNames)),
  madeOf: namedSchema.optional(),
  wears: z.string().optional(),
  head: z.string().optional().meta({ description: 'The animal whose head somebody has.' }),
  has: z.array(z.string()).meta({ description: 'Parts of a body beyond nature: wings, legs.' }),
  on: z.array(namedSchema.extend({ part: z.enum(bodyParts) })),
  instead: z
    .array(namedSchema.extend({ part: z.string() }))
    .meta({ description: 'What a part of their body is by now.' }),
  evidence: evidenceList,
});
export type SketchedFigure = z.infer<typeof figureSchema>;

const deedSchema = z.object({
  who: z.string(),
  act: z.enum(actNames),
  verb: verbSchema.optional(),
  whom: z.string().optional(),
  relation: z.enum(relationNames).optional(),
  to: z.string().optional().meta({ description: 'The id of a figure, or `place`.' }),
  at: z.enum(bodyParts).optional().meta({ description: 'The part of their body it comes out of.' }),
  evidence: evidenceList,
});
export type SketchedDeed = z.infer<typeof deedSchema>;

/**
 * The one moment of a dream that a language model would have printed, in the words of the press
 * (`@reverie/painter`): who is seen, where, doing what. Who and what is there has its words in the
 * dream, as any finding has.
 */
export const sketchSchema = z
  .object({
    by: z.string().meta({ description: 'The model that chose.' }),
    place: z.string().meta({ description: 'The id of a place; `abstract` where none is told.' }),
    placeChanges: z.array(z.enum(changeNames)),
    filled: z.string().optional(),
    ground: namedSchema.optional().meta({ description: 'What the ground is made of.' }),
    time: z.string().optional(),
    weather: z.string().optional(),
    figures: z.array(figureSchema).min(1).max(6),
    deeds: z.array(deedSchema),
  })
  .meta({ id: 'Sketch' });
export type Sketch = z.infer<typeof sketchSchema>;
