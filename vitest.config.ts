import { defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';

// Tests read the sources of every workspace: no build stands between a change and its test. The
// processes and threads a test starts itself take the same condition from their parent.
const conditions = ['reverie-source', ...defaultServerConditions];
const execArgv = ['--conditions=reverie-source'];

// Tests of the pages, of the packages and of what the server offers share a process each worker:
// starting one for every file took a third of their time. Those of what the server stands on, which
// change what a process is, have their own.
const sharing = '{apps/web,apps/server/src/{content,demo,features},packages/*}/**/*.test.{ts,tsx}';

// In CI a test that fails is tried once more, and named at the end where it then passes: what a busy
// machine upsets is seen without keeping a change from landing. A counterexample is never retried.
const retry = process.env.CI ? { count: 1, condition: /^(?!Property failed)/ } : 0;

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    retry,
    // What a journey found is told whole: "expected [ Array(1) ]" is no cause.
    chaiConfig: { truncateThreshold: 600 },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,apps,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, sharing],
          execArgv,
          pool: 'forks',
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-sharing',
          include: [sharing],
          execArgv,
          pool: 'forks',
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          // After the other tests, and two at a time: much of a journey is waiting. Each of the two
          // keeps its browser and its server from file to file.
          sequence: { groupOrder: 1 },
          pool: 'forks',
          isolate: false,
          maxWorkers: 2,
          // On a busy machine a page is slow, which is not its fault.
          testTimeout: 180_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
