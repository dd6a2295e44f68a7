import type { ServiceStatus } from '@reverie/contract/status';
import { LatencyLines } from '#features/status/charts.tsx';
import type { StatusText } from '#features/status/status-text.fr.ts';
import { fill } from '#features/status/wording.ts';
import { useFormats } from '#language/messages.tsx';

export function Latency({ text, status }: { text: StatusText; status: ServiceStatus }) {
  const { number, time } = useFormats();
  const { latency, hours } = status;
  const { requests, p50, p95 } = latency;
  const written = (value: number | null) => (value === null ? '–' : number(value));
  const lead = fill(text.latencyLead, {
    n: number(requests),
    p50: written(p50),
    p95: written(p95),
  });
  return (
    <section>
      <h2 className="font-display text-h2">{text.latencyTitle}</h2>
      <p className="mt-4 max-w-[62ch] text-ink-soft">{requests > 0 ? lead : text.latencyNone}</p>
      {requests > 0 && (
        <>
          <div className="mt-8">
            <LatencyLines hours={hours} label={lead} />
          </div>
          <p className="mt-2 flex gap-6 text-small" aria-hidden="true">
            <span className="text-accent">{text.median}</span>
            <span className="text-ink-faint">{text.ninetyFifth}</span>
          </p>
          <details className="mt-5">
            <summary className="w-fit cursor-pointer py-1 text-ui text-ink-soft">
              {text.table}
            </summary>
            <table className="mt-3 w-full max-w-3xl text-left text-ui tabular-nums">
              <thead className="text-ink-faint">
                <tr>
                  {(['hour', 'requests', 'p50', 'p95'] as const).map((name) => (
                    <th key={name} scope="col" className="py-2 pr-4 font-normal">
                      {text.columns[name]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {hours.map((hour) => (
                  <tr key={hour.startsAt} className="border-t border-line">
                    <th scope="row" className="py-2 pr-4 font-normal">
                      {time(hour.startsAt)}
                    </th>
                    <td>{number(hour.requests)}</td>
                    <td>{written(hour.p50)}</td>
                    <td>{written(hour.p95)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  );
}
