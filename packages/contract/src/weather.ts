import { z } from 'zod';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { routes } from '#routes.ts';
import { writtenText } from '#text.ts';
import { intensities, mostPlaces, placeNameLimits, weathers } from '#weather.rules.ts';

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

/** A query holds text: a plain decimal, and nothing else that JavaScript would take for a number. */
const decimal = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,9})?$/)
    .transform(Number),
]);

export const weatherSourceSchema = z
  .strictObject({
    provider: z
      .strictObject({
        name: z.string().meta({ description: 'Who is asked, as people are told.' }),
        credit: z
          .strictObject({ name: z.string(), address: z.url(), licence: z.string() })
          .meta({ description: 'Whose data they are, to be named wherever they show.' }),
      })
      .nullable()
      .meta({ description: 'Null where this server asks nobody about the weather.' }),
  })
  .meta({ id: 'WeatherSource' });
export type WeatherSource = z.infer<typeof weatherSourceSchema>;

export const placeSchema = z
  .strictObject({
    name: z.string(),
    region: z.string().nullable(),
    country: z.string().nullable(),
    latitude: latitude.meta({ description: 'Rounded to a tenth of a degree.' }),
    longitude,
  })
  .meta({ id: 'Place' });
export type Place = z.infer<typeof placeSchema>;

export const placesSchema = z
  .strictObject({ places: z.array(placeSchema).max(mostPlaces) })
  .meta({ id: 'Places' });

export const skySchema = z
  .strictObject({
    weather: z.enum(weathers),
    intensity: z.enum(intensities),
    observedAt: z.iso.datetime(),
    isLastKnown: z.boolean().meta({
      description: 'True while the provider is away: what it said last, an hour ago at most.',
    }),
  })
  .meta({ id: 'Sky' });
export type Sky = z.infer<typeof skySchema>;

export const weatherEndpoints = endpoints({
  source: {
    route: routes.weather.source,
    summary: 'Whom this server asks about the weather, if anybody',
    access: 'open',
    responses: { 200: weatherSourceSchema },
    errors: [],
  },
  places: {
    route: routes.weather.places,
    limits: ['weather'],
    summary: 'The places of a name, the likeliest first',
    access: 'open',
    query: z.strictObject({
      name: writtenText(placeNameLimits),
      language: z.enum(['fr', 'en']).default('fr').meta({ description: 'Of the names.' }),
    }),
    responses: { 200: placesSchema },
    errors: ['weather_off'],
  },
  sky: {
    route: routes.weather.sky,
    limits: ['weather'],
    summary: 'The sky over a place now; the place is rounded to a tenth of a degree',
    access: 'open',
    query: z.strictObject({
      latitude: decimal.pipe(latitude),
      longitude: decimal.pipe(longitude),
    }),
    responses: { 200: skySchema },
    errors: ['weather_off', 'place_unknown'],
  },
} satisfies Record<string, Endpoint>);
