import type { ServiceStatus } from '@reverie/contract/status';
import { DayStrokes } from '#features/status/charts.tsx';
import { Incidents } from '#features/status/incidents.tsx';
import { Latency } from '#features/status/latency.tsx';
import type { StatusText } from '#features/status/status-text.fr.ts';
import { fill, lengthOf, shareOf } from '#features/status/wording.ts';
import { useFormats, useLanguage } from '#language/messages.tsx';
import { Page, PageHead } from '#ui/page.tsx';

type Told = { text: StatusText; status: ServiceStatus };

export function StatusPage({ text, status }: Told) {
  const { date, time } = useFormats();
  const { measuredSince: since, measuredAt: at } = status;
  const moment = (iso: string) => ({ date: date(iso), time: time(iso) });
  return (
    <Page>
      <PageHead title={text.title} lead={text.lead} />
      <div className="grid gap-16 md:gap-20">
        <div className="grid gap-3">
          <StateLine text={text} state={status.state} />
          <p className="text-small text-ink-faint">
            {since && at
              ? `${fill(text.since, moment(since))} ${fill(text.checked, moment(at))}`
              : text.never}
          </p>
        </div>
        <Uptime text={text} status={status} />
        <Latency text={text} status={status} />
        <Checks text={text} status={status} />
        <Incidents text={text} status={status} />
        <section className="max-w-[62ch]">
          <h2 className="font-display text-h2">{text.methodTitle}</h2>
          <div className="mt-5 grid gap-4 text-ink-soft">
            {text.method.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      </div>
    </Page>
  );
}

/** How it is now, in a sentence: the mark says it by its shape as well as by its colour. */
export function StateLine({
  text,
  state,
}: {
  text: Pick<StatusText, 'states'>;
  state: ServiceStatus['state'];
}) {
  return (
    <p className="flex items-center gap-4 font-display text-h3" role="status">
      <span className="status-mark" data-state={state} aria-hidden="true" />
      {text.states[state]}
    </p>
  );
}

function Uptime({ text, status: { uptime, days } }: Told) {
  const language = useLanguage();
  const { number } = useFormats();
  const measured = days.filter(({ measuredSeconds }) => measuredSeconds > 0).length;
  const down = days.filter(({ downSeconds }) => downSeconds > 0).length;
  const label = fill(text.dayPicture, { measured: number(measured), down: number(down) });
  return (
    <section>
      <h2 className="font-display text-h2">{text.uptimeTitle}</h2>
      <dl className="mt-6 grid gap-x-10 sm:grid-cols-3">
        {(['day', 'week', 'quarter'] as const).map((period) => {
          const { share, measuredSeconds } = uptime[period];
          return (
            <div key={period} className="grid content-start gap-1 border-t border-line py-5">
              <dt className="text-ui text-ink-soft">{text.periods[period]}</dt>
              <dd className="font-display text-h2 tabular-nums">
                {share === null ? '–' : shareOf(share, language)}
              </dd>
              <dd className="text-small text-ink-faint">
                {share === null
                  ? text.nothing
                  : fill(text.span, { time: lengthOf(measuredSeconds, text, number) })}
              </dd>
            </div>
          );
        })}
      </dl>
      <h3 className="mt-6 mb-4 text-ui text-ink-soft">{text.dayTitle}</h3>
      <DayStrokes days={days} label={label} />
      <p className="mt-4 max-w-[62ch] text-small text-ink-faint">{text.dayLegend}</p>
    </section>
  );
}

function Checks({ text, status: { checks } }: Told) {
  const language = useLanguage();
  const { number } = useFormats();
  if (checks.length === 0) return null;
  const written = ({ name, value }: ServiceStatus['checks'][number]) => {
    if (name === 'answers') return shareOf(value, language);
    const unit = name === 'database' ? 'ms' : 's';
    return `${number(name === 'database' ? Math.round(value * 10) / 10 : Math.round(value))}\u00a0${unit}`;
  };
  return (
    <section>
      <h2 className="font-display text-h2">{text.checksTitle}</h2>
      <dl className="mt-6 max-w-3xl border-t border-line">
        {checks.map((check) => (
          <div
            key={check.name}
            className="grid grid-cols-[1fr_auto] gap-x-6 border-b border-line py-4 sm:grid-cols-[1fr_7rem_9rem]"
          >
            <dt className="text-ink-soft">{text.checks[check.name]}</dt>
            <dd className="text-right tabular-nums">{written(check)}</dd>
            <dd
              className={`col-span-2 sm:col-span-1 ${check.isGood ? 'text-ink-faint' : 'text-danger'}`}
            >
              {check.isGood ? text.good : text.bad}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
