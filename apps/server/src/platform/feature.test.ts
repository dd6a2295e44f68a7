import { expect, test } from 'vitest';
import { z } from 'zod';
import { compose, defineFeature, runs } from '#platform/feature.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

const greetJob = defineJob({ name: 'greet', payload: z.string() });

const words = defineFeature({
  create: ({ language }: { language: string }) => ({ hello: language === 'fr' ? 'salut' : 'hi' }),
  schedules: () => [{ name: 'tidy-words', cron: '1 * * * *', run: async () => 'tidied' }],
});

const greeting = defineFeature({
  create: ({ hello }: { hello: string }) => ({ greet: (who: string) => `${hello}, ${who}` }),
  routes: ({ hono }, { greet }) => hono.get('/greet', (context) => context.text(greet('Ada'))),
  jobs: ({ greet }) => [runs(greetJob, async ({ payload }) => void greet(payload))],
  recurring: () => [{ name: 'wave', everyMillis: 1_000, run: async () => 'waved' }],
});

test('a feature is made of what was added before it, and brings its parts in that order', async () => {
  const composition = compose({ language: 'fr' }).add(words).add(greeting);
  expect(composition.built.greet('Nour')).toBe('salut, Nour');
  expect(composition.runners().map(({ definition }) => definition.name)).toEqual(['greet']);
  expect(composition.schedules().map(({ name }) => name)).toEqual(['tidy-words']);
  expect(composition.recurring().map(({ name }) => name)).toEqual(['wave']);
});

test('nothing that was made takes the place of another of its name', () => {
  const composition = compose({ language: 'fr' }).add(words);
  expect(() => composition.add(words)).toThrow('two features make “hello”');
});

test('a feature whose needs were not added does not compile', () => {
  // @ts-expect-error Nothing makes `hello` here.
  expect(compose({ language: 'fr' }).add(greeting).built).toHaveProperty('greet');
});
