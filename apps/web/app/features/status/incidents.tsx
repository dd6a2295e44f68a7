import type { ServiceStatus } from '@reverie/contract/status';
import type { StatusText } from '#features/status/status-text.fr.ts';
import { fill, lengthOf } from '#features/status/wording.ts';
import { useFormats } from '#language/messages.tsx';

type Incident = ServiceStatus['incidents'][number];

export function Incidents({ text, status }: { text: StatusText; status: ServiceStatus }) {
  const { incidents, measuredSince } = status;
  return (
    <section>
      <h2 className="font-display text-h2">{text.incidentsTitle}</h2>
      {incidents.length === 0 ? (
        <p className="mt-4 text-ink-soft">{measuredSince ? text.incidentsNone : text.never}</p>
      ) : (
        <ol className="mt-6 max-w-3xl border-t border-line">
          {incidents.map((incident) => (
            <Entry key={`${incident.kind} ${incident.startedAt}`} text={text} {...incident} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Entry({ text, kind, startedAt, endedAt }: Incident & { text: StatusText }) {
  const { date, time, number } = useFormats();
  const around = { date: date(startedAt), start: time(startedAt) };
  const seconds = endedAt && (Date.parse(endedAt) - Date.parse(startedAt)) / 1_000;
  return (
    <li className="grid gap-1 border-b border-line py-4">
      <h3 className="text-ink">{text.kinds[kind]}</h3>
      <p className="text-ui text-ink-soft">
        {endedAt ? fill(text.from, { ...around, end: time(endedAt) }) : fill(text.lasts, around)}
        {seconds && ` · ${fill(text.lasted, { time: lengthOf(seconds, text, number) })}`}
      </p>
    </li>
  );
}
