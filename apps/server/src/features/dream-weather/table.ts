import { date, integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** What was drawn of a week: never an exact count. */
export const dreamWeather = pgTable('dream_weather', {
  /** Its Monday. */
  week: date('week', { mode: 'string' }).primaryKey(),
  drawnAt: timestamp('drawn_at', { withTimezone: true, mode: 'date' }).notNull(),
  dreamers: integer('dreamers').notNull(),
  counts: jsonb('counts').$type<Record<string, WeatherCount>>().notNull(),
});

/** A count with its noise, and whether enough dreamers stood behind it. */
export type WeatherCount = { noisy: number; isTold: boolean };
export type WeatherRow = typeof dreamWeather.$inferSelect;
