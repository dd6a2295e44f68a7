import { z } from 'zod';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { motifSchema } from '#motifs.ts';
import { routes } from '#routes.ts';

const share = z.number().min(0).max(1);

export const dreamWeatherSchema = z
  .strictObject({
    week: z.iso.date().nullable().meta({
      description: 'The Monday of the last whole week; null where none was drawn yet.',
    }),
    dreamers: z.int().min(0).nullable().meta({
      description: 'Who told of that week, with noise; null where they are too few.',
    }),
    motifs: z
      .array(
        z.strictObject({
          motif: motifSchema,
          dreamers: z.int().min(0).meta({ description: 'With noise.' }),
          share,
          usual: share
            .nullable()
            .meta({ description: 'Of the weeks before; null where they are too few.' }),
          change: z.enum(['more', 'less', 'same']).nullable().meta({
            description: 'More or less than usual by more than noise gives 95 times of 100.',
          }),
        }),
      )
      .meta({ description: 'Most dreamt first.' }),
    weeks: z.int().min(0).meta({ description: 'Weeks before it that are compared with.' }),
    noise: z.strictObject({
      epsilon: z.number().meta({ description: 'Of one dreamer and one week.' }),
      margin: z.int().meta({ description: 'Counts of motifs are within it 95 times of 100.' }),
      motifsEach: z.int(),
      leastDreamers: z.int(),
      leastNoisy: z.int(),
    }),
  })
  .meta({ id: 'DreamWeather' });
export type DreamWeather = z.infer<typeof dreamWeatherSchema>;

export const dreamWeatherEndpoints = endpoints({
  get: {
    route: routes.dreamWeather.get,
    summary:
      'What public dreams of the last week named, beside the year: counted with noise that is drawn once a week',
    access: 'open',
    responses: { 200: dreamWeatherSchema },
    errors: [],
  },
} satisfies Record<string, Endpoint>);
