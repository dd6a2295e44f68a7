import type { ProblemCode } from '@reverie/contract';
import type { Archive } from '@reverie/contract/archives';
import { archiveDays } from '@reverie/contract/archives.rules';
import { Form, Link, useNavigation } from 'react-router';
import { useFormats, useMessages } from '#language/messages.tsx';
import { useLookAgain } from '#loading/use-look-again.ts';
import { Alert } from '#ui/alert.tsx';
import { KeptFile } from '#ui/kept-file.tsx';
import { Submit } from '#ui/submit.tsx';

type ArchiveSectionProps = { archives: readonly Archive[]; refusal: ProblemCode | undefined };

/** Everything that is one's own, in one file. */
export function ArchiveSection({ archives, refusal }: ArchiveSectionProps) {
  const t = useMessages('archives');
  const isAtWork = archives.some(({ status }) => status === 'queued' || status === 'running');
  useLookAgain(isAtWork);
  return (
    <section className="grid gap-6">
      <header className="grid max-w-prose gap-2">
        <h2 className="font-display text-h3">{t.title}</h2>
        <p className="text-ui text-ink-soft">{t.lead}</p>
        <p className="text-small text-ink-faint">{t.sealed(archiveDays)}</p>
      </header>
      <p className="text-ui">
        <Link to="/journal/exports" className="inline-link">
          {t.exports}
        </Link>
      </p>
      {!isAtWork && <AskForm refusal={refusal} />}
      {archives.length > 0 && (
        <div className="grid gap-2">
          <h3 className="text-ui font-medium">{t.list}</h3>
          <ul>
            {archives.map((archive) => (
              <ArchiveItem key={archive.id} archive={archive} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function AskForm({ refusal }: { refusal: ProblemCode | undefined }) {
  const t = useMessages('archives');
  const isBusy = useNavigation().formData?.get('intent') === 'archive';
  return (
    <Form method="post" preventScrollReset className="grid max-w-md gap-4">
      <input type="hidden" name="intent" value="archive" />
      {refusal && !isBusy && <Alert occasion={refusal}>{t.failed}</Alert>}
      <div>
        <Submit variant="outline" isBusy={isBusy} busyLabel={t.asking}>
          {t.ask}
        </Submit>
      </div>
    </Form>
  );
}

function ArchiveItem({ archive }: { archive: Archive }) {
  const t = useMessages('archives');
  const { date, time, percent, number } = useFormats();
  const { status, progress, url, bytes, askedAt, expiresAt } = archive;
  const isMaking = status === 'queued' || status === 'running';
  const details = [
    status !== 'done' && t.states[status],
    bytes !== null && t.size(number(Math.ceil(bytes / 100_000) / 10)),
    expiresAt && t.until(date(expiresAt)),
    status === 'running' && t.done(percent(progress)),
  ];
  return (
    <KeptFile
      name={t.asked(date(askedAt), time(askedAt))}
      details={details}
      making={
        isMaking ? { share: status === 'running' ? progress : null, label: t.states[status] } : null
      }
      file={url === null ? null : { url, label: t.download }}
    />
  );
}
