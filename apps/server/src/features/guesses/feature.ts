import { engineGuessHandler } from '#features/guesses/handler.ts';
import { engineGuessJob } from '#features/guesses/job.ts';
import { guessRoutes } from '#features/guesses/routes.ts';
import { createGuesses, type GuessParts } from '#features/guesses/service.ts';
import { defineFeature, runs } from '#platform/feature.ts';

export const guessesFeature = defineFeature({
  create: (parts: GuessParts) => ({ guesses: createGuesses(parts) }),
  routes: (api, { guesses }) => guessRoutes(api, guesses),
  jobs: ({ guesses }) => [runs(engineGuessJob, engineGuessHandler(guesses))],
  schedules: ({ guesses }) => [{ name: 'tidy-guesses', cron: '13 * * * *', run: guesses.tidy }],
  personal: ({ guesses }) => ({
    tables: ['guess_rounds', 'guess_seen', 'guess_withheld'],
    keeps: ({ userId }) => guesses.everythingOf(userId),
    forgets: 'with the account',
  }),
});
