import type { ServiceStatus } from '@reverie/contract/status';
import { silenceSeconds, statusDays } from '@reverie/contract/status.rules';
import { paintJob } from '#features/images/job.ts';
import * as queries from '#features/status/queries.ts';
import {
  addTraffic,
  afterBeat,
  checksOf,
  type Meter,
  measured,
  noTraffic,
  quantile,
  type Seen,
  type Traffic,
} from '#features/status/rules.ts';
import type { Grain, Measure, Pulse, Span } from '#features/status/table.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { newId } from '#platform/ids.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';

export type StatusParts = {
  database: Database;
  clock: Clock;
  meter: Meter;
  /** Seconds the job that waits longest has waited, of all or of one kind. */
  oldestWait: Jobs['oldestWait'];
  /** The same of the event that waits longest for its effect. */
  eventsWait: () => Promise<number>;
  /** Milliseconds by a clock that nobody sets. */
  steady?: () => number;
};

export type Status = ReturnType<typeof createStatus>;

const minute = 60_000;
const hour = 3_600_000;
const day = 86_400_000;
const silence = silenceSeconds * 1_000;
const minutesKept = 2 * day;
const kept = statusDays * day;
const incidentsShown = 50;
/** How long an answer is given again: what it tells changes once a minute. */
const freshFor = 5_000;

export function createStatus(parts: StatusParts) {
  const {
    database,
    clock,
    meter,
    oldestWait,
    eventsWait,
    steady = () => performance.now(),
  } = parts;
  let before: { at: Date; steady: number } | null = null;
  let told: { at: number; status: ServiceStatus } | null = null;

  async function look(): Promise<Seen> {
    const started = steady();
    await queries.reach(database.read);
    const databaseMs = steady() - started;
    // An event that waits for its effect waits as a job does.
    const queueSeconds = Math.max(await oldestWait(), await eventsWait());
    const paintingSeconds = await oldestWait(paintJob);
    return { databaseMs, queueSeconds, paintingSeconds, traffic: meter.take() };
  }

  async function read(now: Date): Promise<ServiceStatus> {
    const pulse = await queries.readPulse(database.read);
    const since = new Date(now.getTime() - kept);
    const spans = pulse ? await queries.spansSince(database.read, since) : [];
    const lately = new Date(startOf(now, hour).getTime() - day + hour);
    const hours = await queries.measuresSince(database.read, 'hour', lately);
    return tell({ pulse, spans, hours, now });
  }

  return {
    /** What every server does once a minute: looks at itself, and writes down what it saw. */
    async beat(): Promise<void> {
      const seen = await look();
      const at = clock.now();
      const own = steady();
      const earlier = before && { at: before.at, elapsed: own - before.steady };
      const checks = checksOf(seen);
      await database.write(async (tx) => {
        const pulse = await queries.holdPulse(tx);
        const { gap, ...moments } = afterBeat(pulse, { at, before: earlier });
        await queries.keepPulse(tx, { ...moments, checks });
        if (gap) await queries.addSpan(tx, { id: newId(at), ...gap });
        if (checks.some(({ isGood }) => !isGood)) await degrade(tx, at);
        for (const grain of ['minute', 'hour'] as const) await measure(tx, grain, at, seen);
      });
      before = { at, steady: own };
      told = null;
    },

    async get(): Promise<ServiceStatus> {
      const now = clock.now();
      const age = told && now.getTime() - told.at;
      if (told && age !== null && age >= 0 && age < freshFor) return told.status;
      const status = await read(now);
      told = { at: now.getTime(), status };
      return status;
    },

    /** Forgets minutes after two days, whose hours stay, and all else after ninety. */
    async tidy(): Promise<void> {
      const now = clock.now().getTime();
      const ends = { minutes: new Date(now - minutesKept), all: new Date(now - kept) };
      await database.write((tx) => queries.forgetBefore(tx, ends));
    },
  };
}

/** The minute before a beat was not as it should be. */
async function degrade(tx: Db, at: Date): Promise<void> {
  const since = new Date(at.getTime() - silence);
  if (await queries.prolongDegraded(tx, { since, until: at })) return;
  const beganAt = new Date(at.getTime() - minute);
  await queries.addSpan(tx, { id: newId(at), kind: 'degraded', beganAt, endedAt: at });
}

/** Adds what a server saw to what others saw in the same minute, and the same hour. */
async function measure(tx: Db, grain: Grain, at: Date, seen: Seen): Promise<void> {
  const startsAt = startOf(at, grain === 'minute' ? minute : hour);
  const known = await queries.findMeasure(tx, { grain, startsAt });
  const { requests, failures, latencies } = addTraffic(known ?? noTraffic, seen.traffic);
  // The worst of them: an average would hide the minute somebody waited.
  const databaseMs = Math.max(known?.databaseMs ?? 0, seen.databaseMs);
  const counts = { requests, failures, latencies: [...latencies] };
  await queries.keepMeasure(tx, { grain, startsAt, databaseMs, ...counts });
}

function startOf(moment: Date, length: number): Date {
  return new Date(Math.floor(moment.getTime() / length) * length);
}

type Known = { pulse: Pulse | null; spans: Span[]; hours: Measure[]; now: Date };

function tell({ pulse, spans, hours, now }: Known): ServiceStatus {
  const end = now.getTime();
  const today = startOf(now, day).getTime();
  const over = (length: number) => {
    if (!pulse) return { share: null, measuredSeconds: 0 };
    const { share, measuredSeconds } = measured(pulse, spans, { from: end - length, to: end });
    return { share, measuredSeconds };
  };
  return {
    state: stateOf(pulse, end),
    measuredSince: pulse?.firstAt.toISOString() ?? null,
    measuredAt: pulse?.lastAt.toISOString() ?? null,
    uptime: { day: over(day), week: over(7 * day), quarter: over(kept) },
    checks: pulse?.checks ?? [],
    latency: latencyOf(hours.reduce<Traffic>(addTraffic, noTraffic)),
    hours: hours.map((each) => ({ startsAt: each.startsAt.toISOString(), ...latencyOf(each) })),
    days: Array.from({ length: statusDays }, (_day, index) => {
      const from = today - (statusDays - 1 - index) * day;
      const date = new Date(from).toISOString().slice(0, 10);
      const { share: _share, ...known } = measured(pulse ?? { firstAt: now, lastAt: now }, spans, {
        from,
        to: from + day,
      });
      return { date, ...known };
    }),
    incidents: spans.flatMap((span) => incidentOf(span, end)).slice(0, incidentsShown),
  };
}

function stateOf(pulse: Pulse | null, now: number): ServiceStatus['state'] {
  if (!pulse || now - pulse.lastAt.getTime() > silence) return 'unknown';
  return pulse.checks.every(({ isGood }) => isGood) ? 'up' : 'degraded';
}

function latencyOf(traffic: Traffic) {
  const { requests, failures } = traffic;
  return { requests, failures, p50: quantile(traffic, 0.5), p95: quantile(traffic, 0.95) };
}

/** What nobody measured is no incident. What was degraded a moment ago still may be. */
function incidentOf({ kind, beganAt, endedAt }: Span, now: number) {
  if (kind === 'unmeasured') return [];
  const lasts = kind === 'degraded' && now - endedAt.getTime() <= silence / 2;
  return [
    {
      kind,
      startedAt: beganAt.toISOString(),
      endedAt: lasts ? null : endedAt.toISOString(),
    },
  ];
}
