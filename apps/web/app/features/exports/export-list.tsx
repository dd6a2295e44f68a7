import type { Export } from '@reverie/contract/exports';
import { useFormats, useMessages } from '#language/messages.tsx';
import { useLookAgain } from '#loading/use-look-again.ts';
import { KeptFile } from '#ui/kept-file.tsx';

/** The files there are, and how far those are that are being made. */
export function ExportList({ exports }: { exports: readonly Export[] }) {
  const t = useMessages('exports');
  useLookAgain(exports.some(({ status }) => status === 'queued' || status === 'running'));
  return (
    <section className="grid gap-3">
      <h2 className="font-display text-h3">{t.list}</h2>
      {exports.length === 0 && <p className="text-ui text-ink-soft">{t.none}</p>}
      <ul>
        {exports.map((each) => (
          <ExportItem key={each.id} made={each} />
        ))}
      </ul>
    </section>
  );
}

function ExportItem({ made }: { made: Export }) {
  const t = useMessages('exports');
  const { date, time, percent, number } = useFormats();
  const { format, status, progress, url, bytes, askedAt, expiresAt, isPlanned } = made;
  const { name } = t.formats[format];
  const isMaking = status === 'queued' || status === 'running';
  const details = [
    status !== 'done' && t.states[status],
    bytes !== null && t.size(number(Math.ceil(bytes / 100_000) / 10)),
    expiresAt && t.until(date(expiresAt)),
    status === 'running' && t.done(percent(progress)),
  ];
  return (
    <KeptFile
      name={isPlanned ? t.planned(name, date(askedAt)) : t.item(name, date(askedAt), time(askedAt))}
      details={details}
      making={
        isMaking ? { share: status === 'running' ? progress : null, label: t.states[status] } : null
      }
      file={url === null ? null : { url, label: t.download }}
    />
  );
}
