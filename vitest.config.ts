import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Tests read the sources of every workspace: no build stands between a change and its test. The
// processes and threads a test starts itself take the same condition from their parent.
const conditions = ['reverie-source', ...defaultServerConditions];
const execArgv = ['--conditions=reverie-source'];

// In CI a test that fails is tried once more, and named at the end where it then passes: what a busy
// machine upsets is seen without keeping a change from landing. A counterexample is never retried.
const retry = process.env.CI ? { count: 1, condition: /^(?!Property failed)/ } : 0;

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    retry,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,apps,scripts,bench}/**/*.test.{ts,tsx}'],
          execArgv,
          pool: 'forks',
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          // One browser and one server at a time: journeys measure the product, not the machine.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
