import { type CheckName, checkLimits, silenceSeconds } from '@reverie/contract/status.rules';
import type { Check, Pulse, Span, SpanKind } from '#features/status/table.ts';

const silence = silenceSeconds * 1_000;
/** Fewer answers than these say nothing by the share of them that failed. */
const leastRequests = 20;

export type Seen = {
  databaseMs: number;
  queueSeconds: number;
  paintingSeconds: number;
  traffic: Traffic;
};

export function checksOf(seen: Seen): Check[] {
  const { databaseMs, queueSeconds, paintingSeconds, traffic } = seen;
  const { requests, failures } = traffic;
  const check = (name: CheckName, value: number): Check => ({
    name,
    value,
    isGood: value < checkLimits[name],
  });
  return [
    check('database', databaseMs),
    check('queue', queueSeconds),
    check('paintings', paintingSeconds),
    check('answers', requests < leastRequests ? 0 : failures / requests),
  ];
}

/** A beat of one process: when by the wall's clock, and how long it has not beaten by its own. */
export type Beat = {
  at: Date;
  /** By the wall's clock and by a clock nobody sets; null for the first beat of a process. */
  before: { at: Date; elapsed: number } | null;
};

export type AfterBeat = {
  firstAt: Date;
  lastAt: Date;
  /** What is known of the time since the last beat of any server, where there is something. */
  gap: { kind: 'down' | 'unmeasured'; beganAt: Date; endedAt: Date } | null;
};

/**
 * What a beat makes of the ones before it. Silence of more than two minutes is an outage. Where a
 * process that has beaten all along sees its clock leap, nothing was down: the time between was
 * never lived, or nobody measured it.
 */
export function afterBeat(pulse: Pick<Pulse, 'firstAt' | 'lastAt'> | null, beat: Beat): AfterBeat {
  const { at, before } = beat;
  if (!pulse) return { firstAt: at, lastAt: at, gap: null };
  const firstAt = at < pulse.firstAt ? at : pulse.firstAt;
  const quiet = at.getTime() - pulse.lastAt.getTime();
  if (quiet < -silence && !isAhead(pulse, before)) return { firstAt, lastAt: at, gap: null };
  if (quiet <= silence) return { firstAt, lastAt: quiet < 0 ? pulse.lastAt : at, gap: null };
  const hasBeaten = before !== null && before.elapsed <= silence;
  const kind = hasBeaten ? 'unmeasured' : 'down';
  return { firstAt, lastAt: at, gap: { kind, beganAt: pulse.lastAt, endedAt: at } };
}

/** Whether the last beat came from a server whose clock is ahead of this one's, which is steady. */
function isAhead({ lastAt }: Pick<Pulse, 'lastAt'>, before: Beat['before']): boolean {
  return before !== null && lastAt.getTime() > before.at.getTime() + silence;
}

type Period = { from: number; to: number };

/** Milliseconds of a period that spans of a kind cover; what two of them share counts once. */
export function covered(
  spans: readonly Pick<Span, 'kind' | 'beganAt' | 'endedAt'>[],
  kind: SpanKind,
  { from, to }: Period,
): number {
  const inside = spans
    .filter((span) => span.kind === kind)
    .map((span) => ({
      begins: Math.max(from, span.beganAt.getTime()),
      ends: Math.min(to, span.endedAt.getTime()),
    }))
    .filter(({ begins, ends }) => ends > begins)
    .sort((one, other) => one.begins - other.begins);
  let total = 0;
  let reached = from;
  for (const { begins, ends } of inside) {
    total += Math.max(0, ends - Math.max(begins, reached));
    reached = Math.max(reached, ends);
  }
  return total;
}

/** What is known of a period: nothing before the first beat, nor after the last. */
export function measured(
  pulse: Pick<Pulse, 'firstAt' | 'lastAt'>,
  spans: readonly Pick<Span, 'kind' | 'beganAt' | 'endedAt'>[],
  { from, to }: Period,
) {
  const known = {
    from: Math.max(from, pulse.firstAt.getTime()),
    to: Math.min(to, pulse.lastAt.getTime()),
  };
  const lived = Math.max(0, known.to - known.from);
  const time = lived - covered(spans, 'unmeasured', known);
  const down = covered(spans, 'down', known);
  const inSeconds = (milliseconds: number) => Math.max(0, Math.round(milliseconds / 1_000));
  return {
    measuredSeconds: inSeconds(time),
    downSeconds: inSeconds(down),
    degradedSeconds: inSeconds(covered(spans, 'degraded', known)),
    share: time > 0 ? Math.min(1, Math.max(0, 1 - down / time)) : null,
  };
}

/** Upper bounds in milliseconds of how long answers took; what took longer has a place of its own. */
const bounds = [
  1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1597, 2584, 4181, 6765, 10946,
];

export type Traffic = {
  requests: number;
  failures: number;
  /** How many answers fell below each bound and above the one before it, and above the last. */
  latencies: readonly number[];
};

export const noTraffic: Traffic = {
  requests: 0,
  failures: 0,
  latencies: Array.from({ length: bounds.length + 1 }, () => 0),
};

/** Whatever was measured apart, as if it had been measured together. */
export function addTraffic(one: Traffic, other: Traffic): Traffic {
  return {
    requests: one.requests + other.requests,
    failures: one.failures + other.failures,
    latencies: one.latencies.map((count, place) => count + (other.latencies[place] ?? 0)),
  };
}

export type Meter = {
  note(milliseconds: number, status: number): void;
  /** What was noted since the last time. */
  take(): Traffic;
};

/** Counts the answers of this process. */
export function createMeter(): Meter {
  let traffic = noTraffic;
  return {
    note(milliseconds, status) {
      const found = bounds.findIndex((bound) => milliseconds <= bound);
      const at = found === -1 ? bounds.length : found;
      const { requests, failures, latencies } = traffic;
      traffic = {
        requests: requests + 1,
        failures: failures + (status >= 500 ? 1 : 0),
        latencies: latencies.with(at, (latencies[at] ?? 0) + 1),
      };
    },
    take() {
      const taken = traffic;
      traffic = noTraffic;
      return taken;
    },
  };
}

/** Milliseconds that a share of the answers stayed below; null where there was none. */
export function quantile({ latencies }: Pick<Traffic, 'latencies'>, share: number): number | null {
  const total = latencies.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let left = share * total;
  for (const [place, count] of latencies.entries()) {
    const from = bounds[place - 1] ?? 0;
    const to = bounds[place] ?? from;
    if (left <= count) return Math.round((from + ((to - from) * left) / count) * 10) / 10;
    left -= count;
  }
  return bounds.at(-1) ?? null;
}
