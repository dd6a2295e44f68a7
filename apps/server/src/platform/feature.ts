import type { Consumer } from '#platform/events/consumer.ts';
import type { ApiApp } from '#platform/http/bind.ts';
import type { JobDefinition } from '#platform/jobs/define-job.ts';
import type { Jobs, WorkOptions } from '#platform/jobs/jobs.ts';
import type { JobHandler } from '#platform/jobs/run-job.ts';
import type { Schedule } from '#platform/jobs/schedules.ts';
import type { Recurring } from '#platform/periodic.ts';
import type { Personal } from '#platform/personal.ts';
import type { SealedColumn } from '#platform/seal/sealed-columns.ts';

/**
 * All that a feature brings, told in one place. `Needs` is what it takes from those added before it,
 * by name; `Made` what it gives to those added after.
 */
export type Feature<Needs, Made> = {
  create: (needs: Needs) => Made;
  routes?: (api: ApiApp, all: NoInfer<Needs & Made>) => void;
  jobs?: (all: NoInfer<Needs & Made>) => readonly Runner[];
  /** Who has effects of what happened, whichever feature told of it. */
  consumers?: (all: NoInfer<Needs & Made>) => readonly Consumer[];
  /** Once for all servers that share the database. */
  schedules?: (all: NoInfer<Needs & Made>) => readonly Schedule[];
  /** Again and again in every process: what is about that process alone. */
  recurring?: (all: NoInfer<Needs & Made>) => readonly Recurring[];
  /** Where it keeps sealed texts, which get a new key from time to time. */
  sealed?: readonly SealedColumn[];
  /** What it keeps of people: all of it is theirs to take along, and goes when they go. */
  personal?: (all: NoInfer<Needs & Made>) => Personal;
};

/** Who runs a kind of job. */
export type Runner = { definition: JobDefinition; employ(jobs: Jobs): void };

export function runs<T>(
  definition: JobDefinition<T>,
  handler: JobHandler<T>,
  options?: WorkOptions,
): Runner {
  return { definition, employ: (jobs) => jobs.work(definition, handler, options) };
}

/** Only so that the types of a feature follow from its `create`. */
export function defineFeature<Needs, Made extends object>(
  feature: Feature<Needs, Made>,
): Feature<Needs, Made> {
  return feature;
}

/** Features in the order they were added. */
export type Composition<Built> = {
  /** Everything made so far, and what it was made of. */
  built: Built;
  /** Does not compile where something the feature needs was not added before. */
  add<Made extends object>(feature: Feature<Built, Made>): Composition<Built & Made>;
  bindRoutes(api: ApiApp): void;
  runners(): Runner[];
  consumers(): Consumer[];
  schedules(): Schedule[];
  recurring(): Recurring[];
  sealed(): SealedColumn[];
  personal(): Personal[];
};

type Brought = {
  routes(api: ApiApp): void;
  jobs(): readonly Runner[];
  consumers(): readonly Consumer[];
  schedules(): readonly Schedule[];
  recurring(): readonly Recurring[];
  sealed: readonly SealedColumn[];
  personal(): readonly Personal[];
};

export function compose<Given extends object>(given: Given): Composition<Given> {
  return composed(given, []);
}

function composed<Built extends object>(
  built: Built,
  brought: readonly Brought[],
): Composition<Built> {
  return {
    built,
    add({ create, routes, jobs, consumers, schedules, recurring, sealed = [], personal }) {
      const made = create(built);
      for (const name of Object.keys(made)) {
        if (name in built) throw new Error(`two features make “${name}”`);
      }
      const all = { ...built, ...made };
      return composed(all, [
        ...brought,
        {
          routes: (api) => routes?.(api, all),
          jobs: () => jobs?.(all) ?? [],
          consumers: () => consumers?.(all) ?? [],
          schedules: () => schedules?.(all) ?? [],
          recurring: () => recurring?.(all) ?? [],
          sealed,
          personal: () => (personal ? [personal(all)] : []),
        },
      ]);
    },
    bindRoutes(api) {
      for (const { routes } of brought) routes(api);
    },
    runners: () => brought.flatMap(({ jobs }) => jobs()),
    consumers: () => brought.flatMap(({ consumers }) => consumers()),
    schedules: () => brought.flatMap(({ schedules }) => schedules()),
    recurring: () => brought.flatMap(({ recurring }) => recurring()),
    sealed: () => brought.flatMap(({ sealed }) => sealed),
    personal: () => brought.flatMap(({ personal }) => personal()),
  };
}
