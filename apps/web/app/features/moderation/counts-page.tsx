import type { Transparency } from '@reverie/contract/moderation';
import { Link } from 'react-router';
import { DocumentHead } from '#head/document-head.tsx';
import { useFormats, useMessages } from '#language/messages.tsx';
import { Page, PageHead } from '#ui/page.tsx';

type Line = { name: string; count: number | null };

/** How much was reported and decided, for everybody to read. */
export function CountsPage({ counts }: { counts: Transparency }) {
  const { counts: t, reasons, acts } = useMessages('moderation');
  const { date } = useFormats();
  const whole = [
    { name: t.reports, count: counts.reports },
    { name: t.appeals, count: counts.appeals },
    { name: t.reversed, count: counts.reversed },
  ];
  return (
    <Page>
      <DocumentHead title={t.title} description={t.lead(date(counts.since))} />
      <PageHead title={t.title} lead={t.lead(date(counts.since))} />
      <div className="grid max-w-2xl gap-10">
        <Lines lines={whole} />
        <Lines
          title={t.byReason}
          lines={counts.byReason.map(({ reason, count }) => ({ name: reasons[reason], count }))}
        />
        <Lines
          title={t.byAct}
          lines={counts.byAct.map(({ act, count }) => ({ name: acts[act].name, count }))}
        />
        <p>
          <Link to="/documentation/usage/sharing#moderation" className="inline-link">
            {t.how}
          </Link>
        </p>
      </div>
    </Page>
  );
}

function Lines({ title, lines }: { title?: string; lines: readonly Line[] }) {
  const { counts: t } = useMessages('moderation');
  const { number } = useFormats();
  return (
    <section>
      {title && <h2 className="mb-2 font-display text-h3">{title}</h2>}
      <dl>
        {lines.map(({ name, count }) => (
          <div key={name} className="flex justify-between gap-6 border-b border-line py-2 text-ui">
            <dt>{name}</dt>
            <dd className={count === null ? 'whitespace-nowrap text-ink-faint' : undefined}>
              {count === null ? t.few : number(count)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
