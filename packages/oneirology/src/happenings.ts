import { z } from 'zod';
import { actNames, bodyParts, changeNames, relationNames } from '#classes.ts';
import { evidenceList, verbSchema } from '#schema-parts.ts';

/** What happens in a dream, for pictures alone: measured by nothing yet but pictures. */

/** Something that is done, as a picture can show it. */
export const deedSchema = z
  .object({
    who: z.string().meta({
      description: '`dreamer`, `unknown`, or the id of a character or symbol of this dream.',
    }),
    act: z.enum(actNames),
    verb: verbSchema.optional().meta({
      description: 'The verb that it is told with, where that says more than its act.',
    }),
    whom: z.string().optional(),
    where: z.array(z.object({ relation: z.enum(relationNames), what: z.string() })),
    evidence: evidenceList,
  })
  .meta({ id: 'Deed' });
export type Deed = z.infer<typeof deedSchema>;

/** What is on somebody's body, or grows there: a crow on a shoulder, blood on hands. */
export const onBodySchema = z
  .object({
    what: z.string(),
    of: z.string(),
    part: z.enum(bodyParts),
    kind: z.string().optional().meta({
      description: 'Of wings and tattoos, whose wings they are, or of what they are a picture.',
    }),
    by: z.string().optional().meta({ description: 'Who carries it there, or puts it there.' }),
    isHeld: z
      .boolean()
      .optional()
      .meta({ description: 'A verb has it there: it is carried, put or pulled.' }),
    evidence: evidenceList,
  })
  .meta({ id: 'OnBody' });
export type OnBody = z.infer<typeof onBodySchema>;

/** Whose a part of a body is, where the dream tells. */
export const whosePartSchema = z
  .object({
    part: z.string(),
    of: z.string().meta({
      description: '`dreamer`, `unknown`, or the id of a character or symbol of this dream.',
    }),
    evidence: evidenceList,
  })
  .meta({ id: 'WhosePart' });
export type WhosePart = z.infer<typeof whosePartSchema>;

/** What looks back out of a mirror, where it is not who looks into it. */
export const reflectionSchema = z
  .object({
    of: z.string(),
    as: z.enum(['nobody', 'faceless', 'old', 'child', 'baby', 'other']),
    what: z.string().optional().meta({ description: 'Of `other`, who or what is seen there.' }),
    evidence: evidenceList,
  })
  .meta({ id: 'Reflection' });
export type Reflection = z.infer<typeof reflectionSchema>;

/** A stretch of the text that a picture can be of, as UTF-16 offsets, `end` exclusive. */
export const passageSchema = z
  .object({
    start: z.int().min(0),
    end: z.int().min(0),
    isLater: z.boolean().meta({ description: 'Its words say that the dream has gone on.' }),
  })
  .meta({ id: 'Passage' });
export type Passage = z.infer<typeof passageSchema>;

/** What somebody, a thing or a place is made to be: flooded, giant, blue, hundreds. */
export const changeSchema = z
  .object({
    of: z.string(),
    change: z.enum(changeNames),
    what: z.string().optional().meta({
      description:
        'Of `made-of`, what it is made of, of `same-as`, what it is as well: an id of this dream.',
    }),
    count: z.int().min(3).optional().meta({ description: 'Of `counted`, how many there are.' }),
    evidence: evidenceList,
  })
  .meta({ id: 'Change' });
export type Change = z.infer<typeof changeSchema>;
