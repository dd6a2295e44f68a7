import type { ServiceStatus } from '@reverie/contract/status';

const step = 8;
const height = 56;
const whole = 86_400;

/** One stroke a day; a day nobody measured is a dot. */
export function DayStrokes({ days, label }: { days: ServiceStatus['days']; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${days.length * step} ${height}`}
      preserveAspectRatio="none"
      className="status-days"
    >
      {days.map((day, index) => {
        const x = index * step + step / 2;
        const { date, measuredSeconds, downSeconds, degradedSeconds } = day;
        if (measuredSeconds === 0) {
          return <line key={date} data-kind="unknown" x1={x} x2={x} y1={height - 4} y2={height} />;
        }
        const tall = height * Math.max(0.2, Math.min(1, measuredSeconds / whole));
        const top = height - tall;
        // However short, an outage is seen.
        const cut = (seconds: number) =>
          seconds === 0 ? 0 : Math.max(5, (tall * seconds) / measuredSeconds);
        return (
          <g key={date}>
            <line data-kind="up" x1={x} x2={x} y1={top} y2={height} />
            <line data-kind="degraded" x1={x} x2={x} y1={top} y2={top + cut(degradedSeconds)} />
            <line data-kind="down" x1={x} x2={x} y1={top} y2={top + cut(downSeconds)} />
          </g>
        );
      })}
    </svg>
  );
}

const width = 480;
const deep = 120;

/** Median and 95 % of each hour; an hour without answers leaves a gap. */
export function LatencyLines({ hours, label }: { hours: ServiceStatus['hours']; label: string }) {
  const most = Math.max(10, ...hours.map(({ p95 }) => p95 ?? 0)) * 1.1;
  const end = Date.parse(hours.at(-1)?.startsAt ?? '') || 0;
  const at = (startsAt: string) => width - 6 - ((end - Date.parse(startsAt)) / 3_600_000) * 20;
  const points = (name: 'p50' | 'p95') =>
    hours.flatMap((hour) => {
      const value = hour[name];
      return value === null ? [] : [{ x: at(hour.startsAt), y: deep - (value / most) * deep }];
    });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${deep + 8}`}
      className="status-lines"
    >
      <line data-kind="ground" x1={0} x2={width} y1={deep + 4} y2={deep + 4} />
      {(['p95', 'p50'] as const).map((name) => (
        <g key={name} data-kind={name}>
          <polyline
            points={points(name)
              .map(({ x, y }) => `${x},${y}`)
              .join(' ')}
          />
          {points(name).map(({ x, y }) => (
            <circle key={x} cx={x} cy={y} r={2.5} />
          ))}
        </g>
      ))}
    </svg>
  );
}
