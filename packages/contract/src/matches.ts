import { z } from 'zod';
import { accountLanguages } from '#accounts.rules.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { matchAnswers, matchDays, matchLacks } from '#matches.rules.ts';
import { routes } from '#routes.ts';

const rarity = {
  carriers: z.int().min(1).meta({ description: 'Dreamers whose public dreams hold it.' }),
  low: z
    .number()
    .meta({ description: 'Of the share of dreamers: Wilson’s 95 % interval, 0 to 1.' }),
  high: z.number(),
};

const matchMotifSchema = z
  .strictObject({
    id: z.string(),
    label: z.strictObject({ fr: z.string(), en: z.string() }),
    phrase: z.strictObject({ fr: z.string(), en: z.string() }),
    ...rarity,
  })
  .meta({ id: 'MatchMotif' });
export type MatchMotif = z.infer<typeof matchMotifSchema>;

export const matchSchema = z
  .strictObject({
    id: z.uuid(),
    motifs: z.array(matchMotifSchema).meta({ description: 'The same to both, the rarest first.' }),
    together: z.strictObject(rarity).meta({ description: 'Of all three at once.' }),
    dreamers: z.int().meta({ description: 'Among whom they were counted, that night.' }),
    language: z.enum(accountLanguages).meta({ description: 'Both read it.' }),
    toldOn: z.iso.date(),
    until: z.iso.datetime().meta({
      description: `It ends then for both, ${matchDays} days on, whatever either answered.`,
    }),
    isYes: z
      .boolean()
      .meta({ description: 'Whether the caller said yes. Of the other nothing is told.' }),
  })
  .meta({ id: 'Match' });
export type Match = z.infer<typeof matchSchema>;

export const matchListSchema = z
  .strictObject({
    isOn: z
      .boolean()
      .meta({ description: 'Whether the caller agrees to be told of, and to be told.' }),
    matches: z.array(matchSchema),
    restsUntil: z.iso.datetime().nullable().meta({
      description: 'Where the caller answered for good: nobody else is told of before.',
    }),
    lacks: z.array(z.enum(matchLacks)).meta({
      description: 'Why nobody can be found: of the caller’s own doing, or for want of dreamers.',
    }),
  })
  .meta({
    id: 'MatchList',
    description: 'The caller’s own; nothing in it depends on another’s answer.',
  });
export type MatchList = z.infer<typeof matchListSchema>;

const answeredSchema = z
  .strictObject({
    ...matchListSchema.shape,
    isMet: z.boolean().meta({ description: 'Both said yes: they are connected from now on.' }),
  })
  .meta({ id: 'MatchAnswered' });
export type MatchAnswered = z.infer<typeof answeredSchema>;

export const matchEndpoints = endpoints({
  list: {
    route: routes.matches.list,
    summary:
      'Whether somebody shares three unusual motifs of one’s public dreams, which, and how unusual they are; never who',
    access: 'session',
    responses: { 200: matchListSchema },
    errors: [],
  },
  answer: {
    route: routes.matches.answer,
    summary:
      'Say yes, no, or take a lone yes back. Two yeses connect; a lone one and a no are told to nobody',
    access: 'session',
    limits: ['changes', 'networkChanges'],
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({ answer: z.enum(matchAnswers) }),
    responses: { 200: answeredSchema },
    errors: ['silenced', 'page_missing', 'connections_full'],
  },
} satisfies Record<string, Endpoint>);
